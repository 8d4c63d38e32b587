"""What anybody may know: which games there are, what the rules say, how the server is."""

from litestar import MediaType, Response, Router, get
from litestar.params import FromPath

from folsom import __version__
from folsom.bots.levels import is_offered
from folsom.play.start import game_named
from folsom.server import offers
from folsom.server.authority import Deed
from folsom.server.metrics import CONTENT_TYPE
from folsom.server.parts import Asked, parts_of
from folsom.server.routes.bodies import Health, HouseDocument, Level, Rule
from folsom.tables.chat import PHRASES


@get("/api/house", deed=Deed.LOOK_AROUND, summary="What there is to know before anything else")
async def house(request: Asked) -> HouseDocument:
    """Games and rulesets, levels of bot, quick phrases; and how far the rules are compiled."""
    parts = parts_of(request)
    levels = parts.hall.means.bots.levels().items()
    return HouseDocument(
        version=__version__,
        invite_only=parts.settings.invite_only,
        games=offers.games(),
        levels=tuple(Level(name=name, seconds=seconds) for name, seconds in levels if is_offered(name)),
        stand_in=parts.settings.stand_in,
        bot_delay=parts.settings.bot_delay,
        phrases=PHRASES,
        rules=parts.rules.progress(),
    )


@get("/api/rules/{game:str}", deed=Deed.LOOK_AROUND, summary="Every rule of a game, by id")
async def rules(game: FromPath[str]) -> tuple[Rule, ...]:
    """Every rule has an id, which events and refusals name; this is what each says."""
    return offers.rules_of(game_named(game))


@get("/health", deed=Deed.LOOK_AROUND, summary="Whether the process lives")
async def health(request: Asked) -> Health:
    """Answers as long as the process does."""
    progress = parts_of(request).rules.progress()
    return Health(status="alive", rules={each.game: each.is_fast for each in progress})


@get("/ready", deed=Deed.LOOK_AROUND, summary="Whether something can be kept")
async def ready(request: Asked) -> Response[Health]:
    """503 if the store would keep nothing now."""
    is_ready = await parts_of(request).store.healthy()
    status = "ready" if is_ready else "nothing can be kept now"
    return Response(Health(status=status), status_code=200 if is_ready else 503)


@get("/metrics", deed=Deed.MEASURE, media_type=MediaType.TEXT, summary="Measurements for Prometheus")
async def metrics(request: Asked) -> Response[bytes]:
    """For this machine alone, unless the setting `metrics` says otherwise."""
    return Response(parts_of(request).metrics.text(), media_type=CONTENT_TYPE)


ROUTER = Router(path="/", route_handlers=[house, rules, health, ready, metrics], tags=["house"])
