/** `faktlint explain`: what a rule asks for, and how to satisfy it. */
import { explain, explainAll, type Explanation } from "../../engine/mod.ts";
import { json } from "./printable.ts";
import { choice, options } from "./options.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";

const help = `Usage: faktlint explain [OPTIONS] RULE…
       faktlint explain --all [OPTIONS]

Says what a rule requires, which business terms it is about, where they stand in JSON, UBL and CII, and how to satisfy it.

  --all        every rule
  --format F   text (the default) or json

Exit status: 0, or 2 when there is no such rule.
`;

export const explainCommand: Command = { summary: "say what a rule asks for", help, run: explainRules };

function explainRules(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, { all: { type: "boolean" }, format: { type: "string" } });
  const format = choice(parsed, "format", ["text", "json"], "text");
  const all = parsed.values["all"] === true;
  if (!all && parsed.paths.length === 0) throw new UsageError("name a rule, such as BR-CO-10, or --all");
  const found = all ? explainAll() : parsed.paths.map((id) => known(id));
  if (format === "json") terminal.out(`${json(all || found.length > 1 ? found : found[0], 2)}\n`);
  else terminal.out(found.map(textOf).join("\n"));
  return Promise.resolve(0);
}

function known(id: string): Explanation {
  const found = explain(id);
  if (found === undefined) throw new UsageError(`there is no rule "${id}"; --all lists them`);
  return found;
}

function textOf({ rule, severity, field, places, message, fix, example }: Explanation): string {
  const lines = [
    `${rule} (${severity})`,
    `  Requires: ${message}`,
    `  Fix:      ${fix}`,
    example === undefined ? undefined : `  Such as:  ${example}`,
    field.length === 0 ? undefined : `  Terms:    ${field.join(", ")}`,
    places === undefined ? undefined : `  In JSON:  ${places.json}`,
    places?.ubl === undefined ? undefined : `  In UBL:   ${places.ubl}`,
    places?.cii === undefined ? undefined : `  In CII:   ${places.cii}`,
  ];
  return `${lines.filter((line) => line !== undefined).join("\n")}\n`;
}
