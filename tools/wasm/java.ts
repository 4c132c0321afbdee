/** The records of the Maven artefact, from the shapes: what Jackson reads of the engine's JSON. */
import { camel, type Form } from "../../packages/wasm/shape.ts";
import { type Declared, declaredIn, signatures } from "./wit.ts";

const HEAD = "// Made by `deno task tool java` from packages/wasm/: change the shapes there.\n";

/** Words that Java means something by. */
const reserved = new Set(["default", "new", "class", "package", "for", "if", "case", "switch", "native"]);

/** The functions that the artefact has (packages/java/). */
export const javaFunctions: readonly string[] = ["validate", "convert", "view", "diff"];

const called = javaFunctions.map((wanted) => {
  const found = signatures.find(({ name }) => name === wanted);
  if (found === undefined || !("rows" in found.options)) throw new Error(`there is no function ${wanted}`);
  return { ...found, options: found.options.rows };
});

/** What any of them can be asked for, each once. */
const options = [...new Map(called.flatMap(({ options }) => options.map((row) => [row[0], row] as const))).values()];

/** What the artefact declares: all that they give, fail with, and can be asked for. */
const declared = declaredIn([
  ...called.flatMap(({ gives, fails }) => [gives, fails]),
  ...options.map(([, form]) => form),
]);

/** Files by their paths below the folder of the package. */
export function javaRecords(): Readonly<Record<string, string>> {
  const records = declared.map((form) => [`${classOf(form.name)}.java`, recordOf(form)] as const);
  return Object.fromEntries([...records, ["Options.java", optionsClass()]]);
}

function recordOf(form: Declared): string {
  const doc = `/** ${form.doc.replaceAll("`", "")} */`;
  if (form.kind === "enum") return enumOf(form.name, form.cases, doc);
  const fields = form.rows.map(([name, it]) => {
    const field = camel(name);
    const renamed = reserved.has(field) ? `@JsonProperty("${field}") ` : "";
    return `    ${renamed}${typeOf(it)} ${safe(field)}`;
  });
  const lists = form.rows.filter(([, it]) => it.kind === "list").map(([name]) => safe(camel(name)));
  const copied = lists.map((it) => `    ${it} = ${it} == null ? List.of() : List.copyOf(${it});`);
  const body = copied.length === 0 ? "" : `\n  public ${classOf(form.name)} {\n${copied.join("\n")}\n  }\n`;
  return `${HEAD}package dev.faktlint;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;

${doc}
@JsonIgnoreProperties(ignoreUnknown = true)
public record ${classOf(form.name)}(
${fields.join(",\n")}
) {${body}}
`;
}

function enumOf(name: string, cases: readonly string[], doc: string): string {
  const rows = cases.map((it) => `  @JsonProperty("${it}") ${it.toUpperCase().replaceAll("-", "_")}`);
  return `${HEAD}package dev.faktlint;

import com.fasterxml.jackson.annotation.JsonProperty;

${doc}
public enum ${classOf(name)} {
${rows.join(",\n")}
}
`;
}

/** The options of all functions; each `with…` gives others. */
function optionsClass(): string {
  const names = options.map(([name]) => name);
  const fields = options.map(([name, form]) => `    ${optionType(form)} ${name}`);
  const withs = options.map(([name, form, doc = ""]) => {
    const given = names.map((it) => it === name ? "value" : it).join(", ");
    return `  /** ${doc} */
  public Options with${name[0]?.toUpperCase()}${name.slice(1)}(${optionType(form)} value) {
    return new Options(${given});
  }`;
  });
  return `${HEAD}package dev.faktlint;

import com.fasterxml.jackson.annotation.JsonInclude;

/** How a document is checked, converted, shown or compared; what is null is left out. */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record Options(
${fields.join(",\n")}
) {
  /** None: the document says by what it is checked. */
  public static final Options NONE = new Options(${names.map(() => "null").join(", ")});

${withs.join("\n\n")}
}
`;
}

function optionType(form: Form): string {
  return typeOf(form.kind === "optional" && form.of.kind === "number" ? { kind: "optional", of: form.of } : form);
}

/** What may be absent is null; whole numbers go up to 4,294,967,295. */
function typeOf(form: Form): string {
  switch (form.kind) {
    case "text":
    case "json":
      return "String";
    case "boolean":
      return "boolean";
    case "number":
      return "long";
    case "base64":
      return "byte[]";
    case "list":
      return `List<${typeOf(form.of)}>`;
    case "optional":
      return boxed(typeOf(form.of));
    case "enum":
    case "record":
      return classOf(form.name);
    default:
      throw new Error(`no class has a ${form.kind}`);
  }
}

function boxed(type: string): string {
  return type === "long" ? "Long" : type === "boolean" ? "Boolean" : type;
}

function safe(name: string): string {
  return reserved.has(name) ? `${name}_` : name;
}

function classOf(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
