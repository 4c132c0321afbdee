/** `faktlint explain`: what a rule asks for, and how to satisfy it. */
import { languages } from "../../engine/locales.ts";
import { explain, explainAll, type ExplainOptions, type Explanation } from "../../engine/mod.ts";
import { json } from "./printable.ts";
import { choice, options, texts } from "./options.ts";
import { type Command, type Terminal, UsageError } from "./terminal.ts";
import type { Words } from "./words.ts";

const help = `Usage: faktlint explain [OPTIONS] RULE…
       faktlint explain --all [OPTIONS]

Says what a rule requires, which business terms it is about, where they stand in JSON, UBL and CII, and how to satisfy it.

  --all        every rule
  --format F   text (the default) or json
  --lang L     language of the texts: ${languages.join(", ")} (the first is the default)

Exit status: 0, or 2 when there is no such rule.
`;

export const explainCommand: Command = { summary: "say what a rule asks for", help, run: explainRules };

async function explainRules(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, { all: { type: "boolean" }, format: { type: "string" }, lang: { type: "string" } });
  const format = choice(parsed, "format", ["text", "json"], "text");
  const all = parsed.values["all"] === true;
  if (!all && parsed.paths.length === 0) throw new UsageError("name a rule, such as BR-CO-10, or --all");
  const said = await texts(parsed);
  const found = all ? explainAll(said) : parsed.paths.map((id) => known(id, said));
  if (format === "json") terminal.out(`${json(all || found.length > 1 ? found : found[0], 2)}\n`);
  else terminal.out(found.map((it) => textOf(it, said.words)).join("\n"));
  return 0;
}

function known(id: string, options: ExplainOptions): Explanation {
  const found = explain(id, options);
  if (found === undefined) throw new UsageError(`there is no rule "${id}"; --all lists them`);
  return found;
}

function textOf({ rule, severity, field, places, message, fix, example }: Explanation, { labels }: Words): string {
  const rows = [
    [labels.requires, message],
    [labels.fix, fix],
    [labels.example, example],
    [labels.terms, field.length === 0 ? undefined : field.join(", ")],
    [labels.json, places?.json],
    [labels.ubl, places?.ubl],
    [labels.cii, places?.cii],
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.filter(([, text]) => text !== undefined).map(([label, text]) =>
    `  ${label.padEnd(width)} ${text}`
  );
  return `${[`${rule} (${severity})`, ...lines].join("\n")}\n`;
}
