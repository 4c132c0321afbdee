/** `faktlint editions`: by which editions of the official rules invoices are checked, and which of them have ended. */
import { type CarriedEdition, carriedOn, notCarried } from "../../engine/scenarios/carried.ts";
import { words } from "../domain/editions.ts";
import { dayOf } from "../kit/calendar.ts";
import { dayAsked, flag, helpText, options, valued } from "./options.ts";
import { json } from "./printable.ts";
import { type LoadedCommand, type Terminal, UsageError } from "./terminal.ts";

const known = {
  "as-of": valued("DATE", "the day to look at, such as 2026-11-23 (today is the default)"),
  json: flag("JSON, with identifiers, processes and syntaxes"),
} as const;

export const editionsCommand: LoadedCommand = {
  help: helpText({
    usage: ["editions [OPTIONS]"],
    about:
      "Lists what invoices are checked by: each scenario with its editions, from when until when each is in force, and last\n" +
      "the editions that are published and not carried.",
    options: known,
    status: "0.",
  }),
  run: printEditions,
};

function printEditions(args: readonly string[], terminal: Terminal): Promise<number> {
  const parsed = options(args, known);
  const { paths: [path] } = parsed;
  if (path !== undefined) throw new UsageError(`it takes no file, and "${path}" was given`);
  const day = dayAsked(parsed) ?? dayOf(Date.now());
  const carried = carriedOn(day);
  terminal.out(
    parsed.values["json"] === true
      ? `${json({ as_of: day, carried, not_carried: notCarried }, 2)}\n`
      : [...carried.map(editionText), ...notCarried.map(lineOf)].join(""),
  );
  return Promise.resolve(0);
}

const { states } = words.en;

/** An edition that nothing here follows. */
function lineOf({ set, edition, since }: (typeof notCarried)[number]): string {
  return `${set} ${edition}${since === null ? "" : ` since ${since}`}: ${words.en.notCarried}\n`;
}

function editionText({ scenario, identifiers, processes, editions, state }: CarriedEdition): string {
  const lines = [
    ...identifiers.map((it) => `BT-24 ${it}`),
    ...(processes.length === 0 ? [] : [`BT-23 ${processes.join(" ")}`]),
    ...editions.map(({ set, edition, since, until }) => {
      const days = [since === null ? "" : ` since ${since}`, until === null ? "" : `, until the next from ${until}`];
      return `${set} ${edition}${days.join("")}`;
    }),
  ];
  return `${scenario}: ${states[state]}\n${lines.map((it) => `  ${it}\n`).join("")}`;
}
