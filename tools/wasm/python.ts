/** The modules of the Python package that follow from the shapes: records as dataclasses, and the functions with their options. */
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { camel, type Form } from "../../packages/wasm/shape.ts";
import { type Declared, type Signature, signatures } from "./wit.ts";
import {
  classOf,
  declared,
  HEAD,
  own,
  passed,
  readerOf,
  reading,
  records,
  snake,
  takenAs,
  typeOf,
} from "./python_forms.ts";

/** faktlint/records.py */
export function recordsModule(): string {
  return `${HEAD}"""What the functions give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, Optional

from ._problem import _bytes, _json, _maybe, _problem


${records.map(definition).join("\n\n")}

class Refused(Exception):
    """The invoice was checked, and not written, because it is not valid."""

    def __init__(self, verdict: Verdict) -> None:
        super().__init__(" ".join(it.rule for it in verdict.errors))
        self.verdict = verdict


def _unwritten(it: Any) -> Exception:
    return Refused(_verdict(it["val"])) if it["tag"] == "refused" else _problem(it["val"])
`;
}

function definition(form: Declared): string {
  const name = classOf(form.name);
  if (form.kind === "enum") {
    return `# ${form.doc}\n${name} = Literal[${form.cases.map((it) => JSON.stringify(it)).join(", ")}]\n`;
  }
  const fields = form.rows.map(([key, it]) => `    ${snake(key)}: ${typeOf(it)}`);
  const reads = form.rows.map(([key, it]) => `        ${snake(key)}=${reading(it, valueOf(it, key))},`);
  return `@dataclass(frozen=True)
class ${name}:
    """${form.doc}"""

${fields.join("\n")}


def ${readerOf(form)}(it: Any) -> ${name}:
    return ${name}(
${reads.join("\n")}
    )
`;
}

/** The expression that takes a field out of the JSON of a record. What may be absent may be missing there. */
function valueOf(form: Form, key: string): string {
  const name = JSON.stringify(camel(key));
  return form.kind === "optional" ? `it.get(${name})` : `it[${name}]`;
}

/** faktlint/engine.py */
export function engineModule(): string {
  const classes = records.filter(({ kind }) => kind === "record").map(({ name }) => classOf(name));
  const used = new Set(signatures.flatMap(({ gives, fails }) => [readerOf(gives), readerOf(fails)]));
  const types = signatures.map(({ gives }) => typeOf(gives));
  const imported = [...[...used].filter((it) => it !== "_problem"), ...classes.filter((it) => types.includes(it))]
    .sort();
  return `${HEAD}"""The functions, as methods of an engine."""

from __future__ import annotations

from typing import Iterable, Iterator, Literal, Mapping, Optional, Sequence, Tuple, Union

from ._instance import Instance, Path
from ._child import MEMORY
from ._many import Pool, _Options
from ._problem import Problem, _base64, _maybe, _problem
from .records import ${imported.join(", ")}


class Engine(Instance):
    """The engine in a process of its own. Threads that are to work at the same time need one each."""

${signatures.flatMap(methodsOf).join("\n")}
${validateMany()}`;
}

/** The function on many documents, with the options of the one on one. */
function validateMany(): string {
  const [of] = signatures.filter(({ name }) => name === "validate");
  if (of === undefined || !("rows" in of.options)) throw new Error("there is no function validate");
  const rows = of.options.rows;
  return `
# A file by its path, a text, or bytes.
Document = Union[Path, str, bytes]


def validate_many(
    documents: Iterable[Union[Document, Tuple[str, Document]]],
    *,
    jobs: Optional[int] = None,
    timeout: Optional[float] = 2.0,
    engine: Optional[str] = None,
    memory: int = MEMORY,
${rows.map(([name, it]) => `    ${snake(name)}: ${takenAs(it)} = None,`).join("\n")}
) -> Iterator[Union[Verdict, Problem]]:
    """Checks many invoices, in processes of their own. There is one result for each document, in their order: a verdict, or
    the Problem of one that cannot be read, took too long or broke the engine. At most a thousand documents are taken before
    their turn.

    Args:
        documents: files by their paths, texts, or bytes; any of them in a pair behind the name of its file.
        jobs: how many engines work at the same time: as many as there are processors, unless it is said.
        timeout: seconds that one document may take; None for as many as it needs.
        engine: v8 or wasm; left out, the one that faktlint.use has chosen.
        memory: megabytes that one engine may take.
${rows.map(([name, , what = ""]) => `        ${snake(name)}: ${what}`).join("\n")}

    Raises:
        Problem: an option that cannot be followed.
    """
    options: _Options = {${rows.map(([name, it]) => `"${name}": ${passed(it, snake(name))}`).join(", ")}}
    pool = Pool(options, jobs=jobs, timeout=timeout, engine=engine, memory=memory)
    return pool.results(documents, _verdict)
`;
}

/** What a method takes, and which one of the instance's it goes through. */
const forms = {
  any: {
    suffix: "",
    argument: "document: Document",
    from: "a file by its path, a text, or bytes",
    by: "_any",
    value: "document",
  },
  text: { suffix: "_text", argument: "text: str", from: "a text", by: "_text", value: "text" },
  bytes: { suffix: "_bytes", argument: "data: bytes", from: "bytes", by: "_data", value: "data" },
  rule: { suffix: "", argument: "rule: str", from: "its id", by: "_text", value: "rule" },
} as const;

function methodsOf(signature: Signature): readonly string[] {
  if (signature.takes === "rule") return [method(signature, "rule")];
  return signature.bytes ? [method(signature, "bytes"), method(signature, "any")] : [method(signature, "text")];
}

function method({ of, doc, options, gives, fails }: Signature, form: keyof typeof forms): string {
  const { suffix, argument, from, by, value } = forms[form];
  const rows = "rows" in options ? options.rows : [];
  const keywords = rows.map(([name, it]) => `        ${snake(name)}: ${takenAs(it)} = None,`);
  const told = rows.map(([name, , what = ""]) => `            ${snake(name)}: ${what}`);
  const given = rows.map(([name, it]) => `"${name}": ${passed(it, snake(name))}`);
  const [what] = signatures.filter((it) => it.of === of && !it.bytes);
  return `    def ${of}${suffix}(
        self,
        ${argument},
        *,
${keywords.join("\n")}
    ) -> ${typeOf(gives)}:
        """${what?.doc ?? doc} From ${from}.

        Args:
${told.join("\n")}

        Raises:
            ${
    fails.kind === "variant" ? "Refused: the invoice is not valid.\n            " : ""
  }Problem: there is no result.
        """
        options = {${given.join(", ")}}
        return self.${by}("${of}", ${value}, options, ${readerOf(gives)}, ${readerOf(fails)})
`;
}

/** faktlint/__init__.py */
export function initModule(doc: string): string {
  const names = signatures.flatMap((it) => {
    if (it.takes === "rule") return [it.of];
    return it.bytes ? [`${it.of}_bytes`, it.of] : [`${it.of}_text`];
  });
  const types = [
    ...declared.map(({ name }) => classOf(name)).filter((it) => !Object.values(own).includes(it)),
    "Refused",
  ];
  const written = ["Document", "Engine", "EngineMissing", "Position", "Problem", "use", "validate_many"];
  const all = [...written, ...types, ...names].sort();
  return `${HEAD}"""${doc}"""

from ._child import use
from ._problem import EngineMissing, Position, Problem
from .engine import Document, Engine, validate_many
from .records import (
${types.map((it) => `    ${it},`).join("\n")}
)

__version__ = "${ENGINE_VERSION}"

# One engine for the whole process, made by the first call.
_engine = Engine()
${names.map((it) => `${it} = _engine.${it}`).join("\n")}

__all__ = [
${all.map((it) => `    "${it}",`).join("\n")}
]
`;
}
