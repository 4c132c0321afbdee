/** What the shapes are in Python: types, and the expressions that read and pass them. */
import type { Form } from "../../packages/wasm/shape.ts";
import { declaredIn, kebab, signatures } from "./wit.ts";

export const HEAD = "# Made by `deno task tool wheel` from packages/wasm/: change the shapes there.\n";

/** What Python means by itself. */
const reserved = new Set(["from", "import", "class", "def", "is", "in", "not", "or", "and", "as", "with", "for", "if"]);

/** Exceptions, which the package writes itself, and what they hold. */
export const own: Readonly<Record<string, string>> = { problem: "Problem", position: "Position" };

const results = signatures.flatMap(({ gives, fails }) => [gives, fails]);
export const declared = declaredIn(results).filter(({ kind }) => kind !== "variant");
export const records = declared.filter(({ name }) => !(name in own));

export function typeOf(form: Form): string {
  switch (form.kind) {
    case "text":
      return "str";
    case "boolean":
      return "bool";
    case "number":
      return "int";
    case "bytes":
    case "base64":
      return "bytes";
    case "json":
      return "Any";
    case "list":
      return `tuple[${typeOf(form.of)}, ...]`;
    case "keyed":
      return `dict[str, ${typeOf(form.of)}]`;
    case "optional":
      return `Optional[${typeOf(form.of)}]`;
    case "enum":
      // Of options, the words; those of results have a name.
      return declared.includes(form) ? classOf(form.name) : `Literal[${form.cases.map((it) => `"${it}"`).join(", ")}]`;
    case "leftOut":
      throw new Error("what is left out has no type");
    default:
      return classOf(form.name);
  }
}

/** The type of an option, which may be left out: of several values, whatever holds them. */
export function takenAs(form: Form): string {
  const inner = form.kind === "optional" ? form.of : form;
  if (inner.kind === "list") return `Optional[Sequence[${typeOf(inner.of)}]]`;
  if (inner.kind === "keyed") return `Optional[Mapping[str, ${typeOf(inner.of)}]]`;
  return typeOf(form);
}

/** The expression that makes of an option's value one of JSON. */
export function passed(form: Form, value: string): string {
  const inner = form.kind === "optional" ? form.of : form;
  if (inner.kind === "list") return `_maybe(list, ${value})`;
  if (inner.kind === "base64") return `_maybe(_base64, ${value})`;
  return inner.kind === "keyed" ? `_maybe(lambda it: [list(pair) for pair in it.items()], ${value})` : value;
}

/** The expression that makes of a value of JSON one of the package's. */
export function reading(form: Form, value: string): string {
  switch (form.kind) {
    case "list":
      return isPlain(form.of) ? `tuple(${value})` : `tuple([${reading(form.of, "one")} for one in ${value}])`;
    case "keyed":
      return `{key: ${reading(form.of, "one")} for key, one in ${value}}`;
    case "optional":
      return isPlain(form.of) ? value : `_maybe(${readerFor(form.of)}, ${value})`;
    case "bytes":
    case "json":
    case "record":
      return `${readerOf(form)}(${value})`;
    default:
      return value;
  }
}

function readerFor(form: Form): string {
  return "name" in form || form.kind === "json" || form.kind === "bytes"
    ? readerOf(form)
    : `lambda some: ${reading(form, "some")}`;
}

function isPlain(form: Form): boolean {
  return ["text", "boolean", "number", "enum"].includes(form.kind);
}

export function readerOf(form: Form): string {
  if (form.kind === "bytes") return "_bytes";
  return "name" in form ? `_${snake(form.name)}` : "_json";
}

/** The name of a field, as wasmtime has it. */
function plain(name: string): string {
  return kebab(name).replace("%", "");
}

export function snake(name: string): string {
  const words = plain(name).replaceAll("-", "_");
  return reserved.has(words) ? `${words}_` : words;
}

export function classOf(name: string): string {
  const known = own[name];
  if (known !== undefined) return known;
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
