"""Measurements for Prometheus: how much, how long, how full. Never who, and never what was played."""

from collections.abc import Callable
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

CONTENT_TYPE: Final = "text/plain; version=0.0.4"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Metrics:
    """The measurements of one server; also the `Meter` of its tables."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry(auto_describe=True)
        registry = self._registry
        self._happened: Final = Counter(
            "folsom_happened", "What happened at the tables.", ("what", "kind"), registry=registry
        )
        self._stages: Final = Histogram(
            "folsom_stage_seconds",
            "How long each stage of a command took.",
            ("stage",),
            buckets=SECONDS,
            registry=registry,
        )
        self.requests: Final = Counter(
            "folsom_requests", "Requests answered.", ("method", "route", "status"), registry=registry
        )
        self.request_seconds: Final = Histogram(
            "folsom_request_seconds",
            "How long requests took.",
            ("route",),
            buckets=SECONDS,
            registry=registry,
        )
        self.limited: Final = Counter(
            "folsom_limited", "Refused because a limit was reached.", ("limit",), registry=registry
        )
        self.closed: Final = Counter(
            "folsom_sockets_closed", "Sockets that ended, by code.", ("code",), registry=registry
        )
        self.failures: Final = Counter("folsom_failures", "Mistakes of ours.", registry=registry)

    def gauge(self, name: str, sentence: str, value: Callable[[], float]) -> None:
        """Something to be looked up whenever somebody asks."""
        Gauge(f"folsom_{name}", sentence, registry=self._registry).set_function(value)

    def count(self, what: str, kind: str = "") -> None:
        """Something happened at a table."""
        self._happened.labels(what, kind).inc()

    def time(self, stage: str, seconds: float) -> None:
        """A stage of a command took so long."""
        self._stages.labels(stage).observe(seconds)

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self._registry)
