/** `faktlint editions`: by which editions of the official rules invoices are checked, and which of them have ended. */
import { type CarriedEdition, carriedOn, type State } from "../../engine/scenarios/carried.ts";
import { dayOf } from "../stores/calendar.ts";
import { flag, helpText, options, valued } from "./options.ts";
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
      "Lists what invoices are checked by: each scenario with its editions, since when they are in force, and from when the\n" +
      "next edition is, where that is not carried yet.",
    options: known,
    status: "0.",
  }),
  run: printEditions,
};

function printEditions(args: readonly string[], terminal: Terminal): Promise<number> {
  const { paths: [path], values } = options(args, known);
  if (path !== undefined) throw new UsageError(`it takes no file, and "${path}" was given`);
  const { "as-of": asked, json: asJson } = values;
  const day = typeof asked === "string" ? dayIn(asked) : dayOf(Date.now());
  const carried = carriedOn(day);
  terminal.out(asJson === true ? `${json({ as_of: day, carried }, 2)}\n` : carried.map(textOf).join(""));
  return Promise.resolve(0);
}

/** A day of the calendar: the 30th of February is none. */
function dayIn(text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  if (!Number.isNaN(time) && new Date(time).toISOString().startsWith(text)) return text;
  throw new UsageError(`--as-of takes a day such as 2026-11-23, and "${text}" was given`);
}

const states: Readonly<Record<State, string>> = {
  in_force: "in force",
  ended: "ended: a later edition is in force, and not carried yet",
  coming: "not in force yet",
};

function textOf({ scenario, identifiers, processes, editions, state }: CarriedEdition): string {
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
