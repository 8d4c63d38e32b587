"""No: raised where a command may not be carried out, and sent to whoever gave it."""

from .messages import Refused
from .messages.frames import RefusalCode


class Refusal(Exception):  # named as what the client gets
    """Why a command is not carried out, in one sentence for a person."""

    def __init__(
        self, code: RefusalCode, sentence: str, *, rule: str = "", limit: str = "", wait: float = 0.0
    ) -> None:
        super().__init__(sentence)
        self.code: RefusalCode = code
        self.sentence = sentence
        self.rule = rule
        self.limit = limit
        self.wait = wait

    def frame(self, key: str) -> Refused:
        """As the client gets it."""
        return Refused(
            key=key,
            code=self.code,
            sentence=self.sentence,
            rule=self.rule,
            limit=self.limit,
            wait=self.wait,
        )
