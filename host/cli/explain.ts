/** `faktlint explain`: what a rule asks for, and how to satisfy it. */
import { languages } from "../../engine/locales.ts";
import type { ExplainOptions } from "../../engine/mod.ts";
import { idAmong } from "../../engine/explain/guide.ts";
import { explainedContainer } from "../documents/container.ts";
import { type Explained, explainedRules } from "../documents/explained.ts";
import { isProblemCode, type ProblemCode, problems } from "../domain/problems.ts";
import { json } from "./printable.ts";
import { choice, docsBase, docsOption, flag, helpText, options, texts, valued } from "./options.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";
import type { Words } from "./words.ts";

const known = {
  all: flag("every rule"),
  format: valued("F", "text (the default) or json"),
  lang: valued("L", `language of the texts: ${languages.join(", ")} (the first is the default)`),
  ...docsOption,
} as const;

const about =
  `Says what a rule requires, which business terms it is about, where they are in JSON, UBL and CII, and how to satisfy
it. ERROR is the code of an error, such as xml_malformed: when it comes, and what to do.`;

export const explainCommand: LoadedCommand = {
  help: helpText({
    usage: ["explain [OPTIONS] RULE…", "explain --all [OPTIONS]", "explain [OPTIONS] ERROR"],
    about,
    options: known,
    status: "0, or 2 when there is no such rule.",
  }),
  run: explainRules,
};

async function explainRules(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const format = choice(parsed, "format", ["text", "json"], "text");
  const all = parsed.values["all"] === true;
  if (!all && parsed.paths.length === 0) throw new UsageError("name a rule, for example BR-CO-10, or --all");
  const links = docsBase(parsed, terminal);
  const said = { ...await texts(parsed, true), docsBase: links };
  const [code = "", ...more] = parsed.paths;
  if (!all && more.length === 0 && isProblemCode(code)) return explainProblem(code, format, terminal);
  const rules = new Map([
    ...explainedRules(said),
    ...await explainedContainer(choice(parsed, "lang", languages, "en"), links),
  ]);
  const ids = all ? [...rules.keys()] : await Promise.all(parsed.paths.map((id) => idOf(id, rules.keys(), said)));
  const found = ids.flatMap((id) => rules.get(id)?.() ?? []);
  if (format === "json") terminal.out(`${json(all || found.length > 1 ? found : found[0], 2)}\n`);
  else terminal.out(found.map((it) => explanationText(it, said.words)).join("\n"));
  return 0;
}

/** A code for what is not read or not done, as errors name it. */
function explainProblem(code: ProblemCode, format: "text" | "json", terminal: Terminal): number {
  const { when, then } = problems[code];
  terminal.out(format === "json" ? `${json({ error: code, when, then }, 2)}\n` : `${code}\n  ${when}\n  ${then}\n`);
  return 0;
}

async function idOf(asked: string, rules: Iterable<string>, options: ExplainOptions): Promise<string> {
  const id = idAmong(rules, asked);
  if (id !== undefined) return id;
  const { problemOf } = await import("./rule_names.ts");
  throw new UsageError(`${problemOf(asked, options)} --all lists the rules`);
}

function explanationText(of: Explained, { labels, severities }: Words): string {
  const { rule, severity, field, places, message, fix, example, causes, docsUrl } = of;
  const rows = [
    [labels.requires, message],
    [labels.fix, fix],
    [labels.example, example],
    [labels.terms, field.length === 0 ? undefined : field.join(", ")],
    [labels.json, places?.json],
    [labels.ubl, places?.ubl],
    [labels.cii, places?.cii],
    ...causes.map((it, index) => [index === 0 ? labels.causes : "", it] as const),
    [labels.see, URL.canParse(docsUrl) ? docsUrl : undefined],
  ] as const;
  const width = Math.max(...rows.map(([label]) => label.length));
  const lines = rows.filter(([, text]) => text !== undefined).map(([label, text]) =>
    `  ${label.padEnd(width)} ${text}`
  );
  return `${[`${rule} (${severities[severity].one})`, ...lines].join("\n")}\n`;
}
