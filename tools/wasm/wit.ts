/** The WIT of the component's world, from the shapes of what its functions take and give. */
import { ENGINE_VERSION } from "../../engine/mod.ts";
import { type Exported, functions } from "../../packages/wasm/mod.ts";
import { optionDocs, optionForms } from "../../packages/wasm/options.ts";
import type { Form, FormRows } from "../../packages/wasm/shape.ts";

/** Names that mean something in WIT. */
const reserved = new Set(
  ("as async bool borrow char constructor enum export f32 f64 flags from func future import include interface list " +
    "option own package record resource result s16 s32 s64 s8 static stream string tuple type u16 u32 u64 u8 use " +
    "variant with world").split(" "),
);

/** What is declared: a record, a variant or an enum. */
export type Declared = Extract<Form, { readonly name: string }>;

/** A function of the world. */
export interface Signature {
  /** As it is called in WIT. */
  readonly name: string;
  /** As the scripts call it. */
  readonly script: string;
  /** The row that it is of. */
  readonly of: string;
  readonly doc: string;
  readonly takes: Exported["takes"];
  readonly bytes: boolean;
  readonly options: Declared;
  readonly gives: Form;
  readonly fails: Form;
}

/** Every function of the world: each that takes a document takes bytes by a second name. */
export const signatures: readonly Signature[] = Object.entries(functions).flatMap(([of, row]) => {
  const { doc, takes, options, gives, fails } = row;
  const rows = options.map((name) => [name, optionForms[name], optionDocs[name]] as const);
  const what = `Options of ${of}, all of which may be left out.`;
  const common = {
    of,
    takes,
    options: { kind: "record", name: `${of}-options`, doc: what, rows },
    gives: gives.form,
    fails: fails.form,
  } as const;
  const text = { ...common, name: of, script: of, doc, bytes: false };
  const same = `The same from bytes, in any encoding that is read.`;
  const bytes = { ...common, name: `${of}-bytes`, script: `${of}Bytes`, doc: same, bytes: true };
  return takes === "rule" ? [text] : [text, bytes];
});

/** Everything that is declared, what is used before what uses it. */
export function declaredIn(forms: readonly Form[]): readonly Declared[] {
  const found = new Map<string, Declared>();
  for (const form of forms) collect(form, found);
  return [...found.values()];
}

function collect(form: Form, found: Map<string, Declared>): void {
  if ("of" in form) return collect(form.of, found);
  if (!("name" in form)) return;
  const known = found.get(form.name);
  if (known !== undefined && known !== form) throw new Error(`two shapes are called ${form.name}`);
  if ("rows" in form) { for (const [, it] of form.rows) collect(it, found); }
  found.set(form.name, form);
}

/** The world, as text. */
export function world(): string {
  const declared = declaredIn(signatures.flatMap(({ options, gives, fails }) => [options, gives, fails]));
  const names = declared.map(({ name }) => kebab(name)).join(", ");
  return `// Made by \`deno task tool wasm\` from packages/wasm/: change the shapes there.
package faktlint:engine@${ENGINE_VERSION};

/// What goes in and out.
interface types {
${declared.map((it) => indented(declaration(it))).join("\n\n")}
}

/// E-invoices (EN 16931, XRechnung, Peppol BIS Billing, Factur-X) are checked, read, written, diagnosed and explained.
world faktlint {
  use types.{${names}};

${signatures.map((it) => indented(signature(it))).join("\n\n")}
}
`;
}

function declaration(form: Declared): string {
  const head = comment(form.doc);
  if (form.kind === "enum") return `${head}enum ${kebab(form.name)} { ${form.cases.map(kebab).join(", ")} }`;
  return `${head}${form.kind} ${kebab(form.name)} {\n${fieldsOf(form.kind, form.rows)}\n}`;
}

function fieldsOf(kind: "record" | "variant", rows: FormRows): string {
  return rows.map(([name, form, doc]) => {
    const field = `${kebab(name)}${kind === "record" ? `: ${typeOf(form)}` : `(${typeOf(form)})`},`;
    return indented(doc === undefined ? field : `${comment(doc)}${field}`);
  }).join("\n");
}

function signature({ name, doc, takes, bytes, options, gives, fails }: Signature): string {
  const given = `${takes}: ${bytes ? "list<u8>" : "string"}, options: ${kebab(options.name)}`;
  return `${comment(doc)}export ${kebab(name)}: func(${given}) -> result<${typeOf(gives)}, ${typeOf(fails)}>;`;
}

function typeOf(form: Form): string {
  switch (form.kind) {
    case "text":
    case "json":
    case "base64":
      return "string";
    case "boolean":
      return "bool";
    case "number":
      return "u32";
    case "bytes":
      return "list<u8>";
    case "list":
      return `list<${typeOf(form.of)}>`;
    case "keyed":
      return `list<tuple<string, ${typeOf(form.of)}>>`;
    case "optional":
      return `option<${typeOf(form.of)}>`;
    case "leftOut":
      throw new Error("what is left out has no type");
    default:
      return kebab(form.name);
  }
}

/** A name as WIT writes it. */
export function kebab(name: string): string {
  const plain = name.replaceAll("_", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return reserved.has(plain) ? `%${plain}` : plain;
}

function comment(text: string): string {
  return `/// ${text}\n`;
}

function indented(text: string): string {
  return text.replace(/^/gm, "  ");
}
