/** Schematron documents as data: patterns of rules, and the code lists beside them. */
import { readXml, type XmlSink } from "../../engine/xml/reader.ts";

const SCHEMATRON = "http://purl.oclc.org/dsdl/schematron";

export interface Check {
  readonly kind: "assert" | "report" | "let";
  /** Of an assert or report; a few have none. */
  readonly id: string | undefined;
  /** Its condition; of a `let` its value. */
  readonly test: string;
  /** Of a `let`. */
  readonly name: string | undefined;
  /** Says so where what fails is no error. */
  readonly warning: boolean;
}

export interface Rule {
  readonly context: string;
  readonly checks: readonly Check[];
}

/** Of the rules of a pattern whose contexts match an element, the first alone counts. */
export type Pattern = readonly Rule[];

/** The values of each code list, by its number. */
export type CodeLists = ReadonlyMap<string, readonly string[]>;

/** Calls back for each element of a file, in its order; `path` has the names around it and its own. */
function walk(
  file: string,
  uri: string,
  opened: (path: readonly string[], attributes: Readonly<Record<string, string>>) => void,
): void {
  const path: string[] = [];
  const sink: XmlSink = {
    open(name, attributes) {
      path.push(name);
      opened(path, attributes ?? {});
    },
    text() {},
    close() {
      path.pop();
    },
  };
  const limits = { depth: 50, elements: 1_000_000, attributes: 100, characters: 50_000_000 };
  const refusal = readXml(Deno.readTextFileSync(file), sink, { prefixes: new Map([[uri, "s"]]), limits });
  if (refusal !== undefined) throw new Error(`${file} cannot be read: ${refusal.message}`);
}

export function patternsOf(file: string): readonly Pattern[] {
  const patterns: { context: string; checks: Check[] }[][] = [];
  walk(file, SCHEMATRON, (path, attributes) => {
    const name = path.at(-1);
    const pattern = patterns.at(-1);
    if (name === "s:pattern") patterns.push([]);
    else if (name === "s:rule") pattern?.push({ context: attributes.context ?? "", checks: [] });
    else if (name === "s:assert" || name === "s:report" || name === "s:let") {
      const kind = name === "s:let" ? "let" : name === "s:assert" ? "assert" : "report";
      const { id, test = attributes.value ?? "" } = attributes;
      const warning = attributes.flag === "warning";
      pattern?.at(-1)?.checks.push({ kind, id, test, name: attributes.name, warning });
    }
  });
  return patterns;
}

export function codeListsOf(file: string): CodeLists {
  const lists = new Map<string, string[]>();
  let values: string[] = [];
  walk(file, "", (path, { id, value }) => {
    const name = path.at(-1);
    if (name === "cl" && id !== undefined) lists.set(id, values = []);
    else if (name === "enumeration" && value !== undefined) values.push(value);
  });
  return lists;
}
