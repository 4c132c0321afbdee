/**
 * What becomes of invoices that are made wrong on purpose: `deno task tool repairs --seed S --count N` takes valid documents of the
 * corpus, makes one fault in each, repairs what may be repaired unasked, and prints by kind of fault how often the original
 * came back, how often its repair was among what is offered, and how often the result was valid and wrong. `--kind TEXT` takes
 * the kinds with that text alone, `--two` makes two faults in each, `--show` prints what went another way; `--keep FOLDER` keeps the documents.
 * `--faults N` makes N; `--orders N` accepts what is offered from top, from bottom and in N random
 * orders instead, and prints what ended accepted with another amount due, or changed nothing.
 */
import { parseArgs } from "node:util";
import { saying, type Sound, soundDocuments } from "../support/faults/documents.ts";
import { madeBroken, type Making } from "../support/faults/made.ts";
import { faults, wholes } from "../support/faults/rows.ts";
import { endsOf, isTrue } from "../support/faults/orders.ts";
import { type Broken, type Outcome, outcomeOf } from "../support/faults/outcome.ts";
import { corpusFolder, hasCorpus } from "./corpus.ts";

interface Tally {
  made: number;
  restored: number;
  first: number;
  offered: number;
  without: number;
  wrong: number;
}

async function main(args: readonly string[]): Promise<number> {
  if (!hasCorpus()) {
    console.log(`repairs: skipped, because there is no corpus at ${corpusFolder.pathname}`);
    return 0;
  }
  const { seed, count, kind, show, keep, two, faults: many, orders } = parseArgs({
    args: [...args],
    options: {
      seed: { type: "string", default: "1" },
      count: { type: "string", default: "300" },
      kind: { type: "string", default: "" },
      keep: { type: "string", default: "" },
      show: { type: "boolean", default: false },
      two: { type: "boolean", default: false },
      faults: { type: "string", default: "" },
      orders: { type: "string", default: "" },
    },
  }).values;
  const sound = await Array.fromAsync(soundDocuments());
  const kinds = [...faults, ...wholes].filter((it) => it.kind.includes(kind));
  const making = { seed: +seed, count: +count, kinds, faults: two ? 2 : 1 };
  if (orders !== "") return inOrders(sound, { ...making, faults: many === "" ? making.faults : +many }, +orders);
  const tallies = new Map<string, Tally>();
  let made = 0;
  for (const it of madeBroken(sound, making)) {
    made++;
    const outcome = outcomeOf(it);
    note(tallies, it.fault.kind, outcome);
    if (keep !== "") await kept(keep, made, it, outcome);
    if (show && (outcome.said !== "restored" || outcome.wrong)) console.log(shown(it, outcome));
  }
  const wrong = printed(tallies);
  console.log(`${sound.length} valid documents, seed ${seed}`);
  return wrong === 0 ? 0 : 1;
}

/** What is accepted in one order and another: how often it ends accepted with another amount due, and what changes nothing. */
function inOrders(sound: readonly Sound[], making: Making, orders: number): number {
  const counts = { invoices: 0, ends: 0, accepted: 0, alone: 0, chosen: 0, idle: 0, ordered: 0 };
  for (const it of madeBroken(sound.filter(isTrue), making)) {
    counts.invoices++;
    const ends = endsOf(it, making.seed, orders);
    const wrong = ends.filter(({ isAccepted, isDue }) => isAccepted && !isDue);
    counts.ends += ends.length;
    counts.accepted += ends.filter(({ isAccepted }) => isAccepted).length;
    if (wrong.some(({ isChosen }) => !isChosen)) counts.alone++;
    else if (wrong.length > 0) counts.chosen++;
    const idle = ends.filter((end) => end.idle.length > 0);
    if (idle.length > 0) counts.idle++;
    const dues = new Set(ends.filter(({ isAccepted }) => isAccepted).map(({ due }) => due));
    if (dues.size > 1) counts.ordered++;
    for (const end of new Set([...wrong.slice(0, 1), ...idle.slice(0, 1), ...(dues.size > 1 ? ends : [])])) {
      console.log(`--- ${it.sound.file} (${it.form})\n    made: ${JSON.stringify(it.operations)}`);
      console.log(`    ${end.order}: ${JSON.stringify(end)}`);
    }
  }
  console.log(Object.entries(counts).map(([name, it]) => `${name} ${it}`).join(", "));
  console.log(`seed ${making.seed}, ${making.faults} faults each`);
  return counts.alone + counts.idle === 0 ? 0 : 1;
}

function note(tallies: Map<string, Tally>, kind: string, { said, wrong }: Outcome): void {
  const tally = tallies.get(kind) ?? { made: 0, restored: 0, first: 0, offered: 0, without: 0, wrong: 0 };
  tallies.set(kind, tally);
  tally.made++;
  tally[said]++;
  if (wrong) tally.wrong++;
}

function printed(tallies: ReadonlyMap<string, Tally>): number {
  const all = { made: 0, restored: 0, first: 0, offered: 0, without: 0, wrong: 0 };
  const row = (kind: string, it: Tally) =>
    console.log(columns.map((name) => `${it[name]}`.padStart(9)).join(""), "", kind);
  console.log(columns.map((name) => name.padStart(9)).join(""));
  for (const [kind, it] of [...tallies].toSorted()) {
    row(kind, it);
    for (const name of columns) all[name] += it[name];
  }
  row("all", all);
  const share = (count: number) => `${Math.round(count / all.made * 1000) / 10} %`;
  const [named, among] = [all.restored + all.first, all.restored + all.first + all.offered];
  console.log(`named first ${share(named)}, among the offered ${share(among)}, valid but wrong ${all.wrong}`);
  return all.wrong;
}

const columns = ["made", "restored", "first", "offered", "without", "wrong"] as const;

function shown({ sound, fault, operations, form }: Broken, { said, wrong, told }: Outcome): string {
  return [
    `--- ${fault.kind}: ${said}${wrong ? ", VALID BUT WRONG" : ""} (${form}, ${sound.file})`,
    `    made: ${JSON.stringify(operations)}`,
    ...told.map((it) => `    ${it}`),
  ].join("\n");
}

async function kept(folder: string, number: number, it: Broken, { said }: Outcome): Promise<void> {
  await Deno.mkdir(folder, { recursive: true });
  const name = `${number}-${it.fault.kind.replace(/\W+/g, "-")}-${said}.${it.form}`;
  await Deno.writeTextFile(`${folder}/${name}`, it.text);
  await Deno.writeTextFile(`${folder}/${name}.original`, saying(it.sound.model));
}

if (import.meta.main) Deno.exitCode = await main(Deno.args);
