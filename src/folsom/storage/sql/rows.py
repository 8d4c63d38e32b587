"""A struct as the columns of a row, and back. Where SQL reserves a field's name, the column has another."""

from collections.abc import Mapping
from typing import Final, TypeVar

import msgspec

from folsom.storage.sql.database import Column

__all__ = ["columns_of", "struct_of"]

S = TypeVar("S", bound=msgspec.Struct)
_COLUMN: Final[Mapping[str, str]] = {"table": "table_id", "user": "user_id", "by": "by_user"}
_FIELD: Final[Mapping[str, str]] = {column: field for field, column in _COLUMN.items()}


def columns_of(row: msgspec.Struct) -> dict[str, Column]:
    """The columns of a struct of plain fields."""
    return {_COLUMN.get(field, field): getattr(row, field) for field in row.__struct_fields__}


def struct_of(kind: type[S], columns: Mapping[str, object]) -> S:
    """The struct that a row was made from; columns that it has no field for are left out."""
    # SQLAlchemy's names are more than plain text.
    return msgspec.convert({_FIELD.get(name, str(name)): value for name, value in columns.items()}, kind)
