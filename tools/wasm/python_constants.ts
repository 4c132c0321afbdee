/** What the engine knows, for where the Python package cannot ask it. */
import { defaultLimits, ENGINE_VERSION } from "../../engine/mod.ts";
import { fileWords } from "../../host/cli/file_words.ts";
import { HEAD } from "./python_forms.ts";
import { signatures } from "./wit.ts";

/** faktlint/_constants.py */
export function constantsModule(): string {
  const options = signatures.filter(({ bytes }) => !bytes).map(({ of, options }) => {
    const names = "rows" in options ? options.rows.map(([name]) => JSON.stringify(name)) : [];
    return `    "${of}": (${names.join(", ")},),\n`;
  });
  const { missing, forbidden, unreadable, too_large } = fileWords;
  const words = Object.entries({ missing, forbidden, unreadable, too_large }).map(([why, said]) => {
    return `    "${why}": ${JSON.stringify(said)},\n`;
  });
  return `${HEAD}"""What the engine knows, for where it cannot be asked."""

from __future__ import annotations

import re
from typing import Any, Dict, Tuple

VERSION = "${ENGINE_VERSION}"
# Characters that are read at most, unless it is said otherwise.
CHARACTERS = ${defaultLimits.characters}
OPTIONS: Dict[str, Tuple[str, ...]] = {
${options.join("")}}
_UNREAD: Dict[str, Dict[str, str]] = {
${words.join("")}}


def kebab(name: str) -> str:
    return re.sub("[A-Z]", lambda it: "-" + it.group().lower(), name)


def unread(why: str, options: Dict[str, Any]) -> Dict[str, Any]:
    """The problem of a file that was not read."""
    most = options.get("maxCharacters")
    words = _UNREAD[why][options.get("lang") or "en"]
    message = words.replace("{characters}", str(CHARACTERS if most is None else most))
    large = why == "too_large"
    error, code = ("xml_limit_exceeded", "character_limit") if large else ("bad_request", "bad_request")
    return {"error": error, "code": code, "message": message, "place": None}
`;
}
