/**
 * Writes the outlines of the syntax rules of EN 16931 (UBL-CR, UBL-SR, UBL-DT, CII-SR, CII-DT) from the official rules.
 *
 *     deno run --allow-read --allow-run --allow-write=engine/rules/en16931 tools/elements.ts [FOLDER] [--check]
 *
 * FOLDER holds `ubl/EN16931-UBL-validation.xslt` and `cii/EN16931-CII-validation.xslt` of edition 1.3.16, as the jar of
 * com.helger.phive.rules:phive-rules-en16931:4.3.7 from Maven Central does in `external/schematron/1.3.16`. Without FOLDER,
 * `../shared/oracle/setup.sh` is asked for it.
 *
 * What the official rules say of how often an element or attribute may stand becomes a line of an outline
 * (engine/rules/elements/outline.ts). A rule that says more than that is a row by hand, in `ubl.elements.ts` or
 * `cii.elements.ts`: the task stops at one that is neither. What a line is about, no official rule says: that is in
 * `elements/about.ts`.
 *
 * With `--check` nothing is written: the status is 1 when a file differs from what FOLDER gives. Where there are no official
 * rules, it says so and passes.
 */
import { ciiElements } from "../engine/rules/en16931/cii.elements.ts";
import { ublElements } from "../engine/rules/en16931/ubl.elements.ts";
import type { ElementTable } from "../engine/rules/elements/row.ts";
import { about } from "./elements/about.ts";
import { rulesOf } from "./editions/rules.ts";
import { asksOf, contextOf, type ContextPlace } from "./elements/read.ts";
import { generate } from "./schemas/generated.ts";

interface Source {
  readonly side: "ubl" | "cii";
  readonly table: ElementTable;
}

const sources: readonly Source[] = [{ side: "ubl", table: ublElements }, { side: "cii", table: ciiElements }];

/** A context as it is found: its lines as a tree, in the order in which the rules come upon them. */
interface Found {
  readonly place: ContextPlace;
  readonly lines: Line;
  readonly severities: Set<string>;
}

interface Line {
  readonly tokens: string[];
  readonly below: Map<string, Line>;
}

function moduleText(folder: string, { side, table }: Source): string {
  const path = `${folder}/${side}/EN16931-${side.toUpperCase()}-validation.xslt`;
  const { rules } = rulesOf({ path, name: path, artefact: undefined, text: Deno.readTextFileSync(path) });
  const byHand = new Set(table.contexts.flatMap(({ rows = [] }) => rows.map(({ id }) => `${table.prefix}${id}`)));
  for (const id of byHand) if (!rules.has(id)) throw new Error(`${id} has a row by hand, and is no official rule`);
  const contexts = new Map<string, Found>();
  const asked: (() => void)[] = [];
  for (const [id, assertions] of rules) {
    if (!/^(?:UBL-(?:CR|SR|DT)|CII-(?:SR|DT))-/.test(id)) continue;
    for (const { context, test, flag } of assertions) {
      const found = foundAt(contextOf(context), contexts);
      const asks = byHand.has(id) ? undefined : asksOf(test);
      if (asks === undefined && !byHand.has(id)) throw new Error(`${id} needs a row by hand: ${test}`);
      if (asks === undefined) continue;
      if (asks.number === "") found.severities.add(flag);
      const line = lineAt(found.lines, asks.steps);
      // Of what a context has of both severities, a warning is what is not marked.
      asked.push(() => line.tokens.push(`${id.slice(table.prefix.length)}${numbered(asks.number, flag, found)}`));
    }
  }
  for (const ask of asked) ask();
  return tableText(side, contexts);
}

function foundAt(place: ContextPlace, contexts: Map<string, Found>): Found {
  const key = place.on[0] ?? "";
  const found = contexts.get(key) ?? { place, lines: { tokens: [], below: new Map() }, severities: new Set() };
  contexts.set(key, found);
  return found;
}

function lineAt(top: Line, steps: readonly string[]): Line {
  let at = top;
  for (const step of steps) {
    const next = at.below.get(step) ?? { tokens: [], below: new Map() };
    at.below.set(step, next);
    at = next;
  }
  return at;
}

function severityOf({ severities }: Found): string {
  return severities.has("warning") || severities.size === 0 ? "warning" : "fatal";
}

function numbered(number: string, flag: string, found: Found): string {
  if (number !== "") return `${number}${flag === "warning" ? "?" : ""}`;
  return flag === severityOf(found) ? "" : "<1";
}

function tableText(side: Source["side"], contexts: ReadonlyMap<string, Found>): string {
  const terms = about[side];
  const unused = new Set(terms.keys());
  const termAt = (place: string) => unused.delete(place) ? terms.get(place) : undefined;
  const linesOf = (context: string, { below }: Line, path = "", depth = 0): readonly string[] =>
    [...below].flatMap(([step, line]) => {
      const here = path === "" ? step : `${path}/${step}`;
      const term = termAt(`${context} ${here}`);
      const own = [step, ...(term === undefined ? [] : [term]), ...line.tokens].join(" ");
      return [`${"  ".repeat(depth)}${own}`, ...linesOf(context, line, here, depth + 1)];
    });
  const parts = [...contexts].map(([key, found]) => {
    const { on, but } = found.place;
    const term = termAt(key);
    const lines = linesOf(key, found.lines);
    const fields = [
      `on: [\n${on.map((it) => `      "${it}",\n`).join("")}    ]`,
      but === undefined ? "" : `but: "${but}"`,
      term === undefined ? "" : `term: "${term}"`,
      severityOf(found) === "fatal" ? `severity: "fatal"` : "",
      lines.length === 0 ? "" : `outline: \`\n${lines.join("\n")}\n\``,
    ];
    return `  {\n${fields.filter((it) => it !== "").map((it) => `    ${it},\n`).join("")}  },\n`;
  });
  if (unused.size > 0) throw new Error(`nothing is at ${[...unused].join(", ")}`);
  return [
    "// Generated by tools/elements.ts; run it again instead of editing this file.\n",
    "// Source: EN 16931, edition 1.3.16.\n\n",
    `import type { ContextRow } from "../elements/row.ts";\n\n`,
    "/** The contexts of the syntax rules, in the order in which the official rules ask them. */\n",
    `export const ${side}Contexts: readonly ContextRow[] = [\n${parts.join("")}];\n`,
  ].join("");
}

/** Where the official rules lie, on a machine that has what sets them up; undefined elsewhere. */
function officialRules(): string | undefined {
  const setup = new URL("../../shared/oracle/setup.sh", import.meta.url).pathname;
  try {
    const { success, stdout } = new Deno.Command(setup).outputSync();
    const folder = new TextDecoder().decode(stdout).trim().split("\n").at(-1);
    return success ? `${folder}/xslt/external/schematron/1.3.16` : undefined;
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

if (import.meta.main) {
  const folder = Deno.args.find((arg) => !arg.startsWith("-")) ?? officialRules();
  generate({
    name: "elements",
    unnamed: "no folder was named, and nothing here sets up the official rules",
    tables: "the outlines",
    files: sources.map((source) => [
      new URL(`../engine/rules/en16931/${source.side}.elements.gen.ts`, import.meta.url),
      (folder: string) => moduleText(folder, source),
    ]),
  }, [...folder === undefined ? [] : [folder], ...Deno.args.filter((arg) => arg !== folder)]);
}
