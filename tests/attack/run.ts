/**
 * Attacks the started server as an adversary would, on this machine, and prints for each attack what was sent, how long
 * other clients waited, what memory the server took, what was charged, and what was lost.
 *
 *     deno task tool attack [--short] [--sample] [NAME…]     all attacks, or those whose names contain one of these
 *
 * A sample is a third of them, others every day.
 *
 * Times and memory are figures to look at. It fails where something was lost, or charged that should not be, or the server
 * does not answer afterwards.
 */
import { parseArgs } from "node:util";
import { dayOption } from "../support/day.ts";
import { sampled } from "../support/sweeps.ts";
import { attacked, type Seen } from "./arena.ts";
import { type Attack, attacks, holds, type Said } from "./rows.ts";
import type { Times } from "./others.ts";

const { values: { short, sample }, positionals } = parseArgs({
  options: { short: { type: "boolean", default: false }, sample: { type: "boolean", default: false }, ...dayOption },
  allowPositionals: true,
});

interface Row {
  readonly name: string;
  readonly seen: Seen;
}

/** What others notice, attack by attack: the specification of the service wants p99 below 100 ms, or five times the quiet one. */
const rows: Row[] = [];

async function run(attack: Attack): Promise<boolean> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-attack-" });
  try {
    const { said, seen } = await attacked(folder, attack.setting ?? {}, { short }, attack.run);
    const isHeld = holds(attack, said, seen);
    console.log(report(attack, said, seen, isHeld));
    rows.push({ name: attack.name, seen });
    return isHeld;
  } catch (error) {
    console.log(`FAILED  ${attack.name}: ${error instanceof Error ? error.message : error}\n`);
    return false;
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

function report(
  { name }: Attack,
  { sent, facts, lost }: Said,
  { quiet, others, held, memory, charged, alive }: Seen,
  isHeld: boolean,
) {
  const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)}`;
  return [
    `${isHeld ? "held  " : "FAILED"}  ${name}`,
    `  sent      ${sent}${facts === undefined ? "" : `: ${facts}`}`,
    `  validate  ${times(others.validate)}; quiet ${brief(quiet.validate)}`,
    `  health    ${times(others.health)}; quiet ${brief(quiet.health)}`,
    ...(held === undefined
      ? []
      : [`  held up   p99 ${held.p99.toFixed(1)} ms, at most ${held.max.toFixed(1)}, of the processor`]),
    `  memory    ${megabytes(memory.before)} MB before, ${megabytes(memory.peak)} at the peak, ${
      megabytes(memory.after)
    } after`,
    `  charged   ${charged}`,
    `  lost      ${lost}${alive ? "" : "; the server does not answer"}`,
    "",
  ].join("\n");
}

function times({ p50, p99, max, count, lost }: Times): string {
  const [middle, most, worst] = [p50, p99, max].map((it) => it.toFixed(1));
  return `p50 ${middle} ms, p99 ${most}, max ${worst} of ${count} by others, ${lost} lost`;
}

function brief({ p50, p99 }: Times): string {
  return `${p50.toFixed(1)} / ${p99.toFixed(1)}`;
}

/** p50 and p99 of others in milliseconds, quiet and under attack, and how many times the quiet p99 that is. */
function table(): string {
  const line = (cells: readonly string[]) =>
    cells.map((cell, at) => cell.padEnd(at === 0 ? 40 : 16)).join("").trimEnd();
  const kind = (quiet: Times, under: Times) => [brief(quiet), brief(under), (under.p99 / quiet.p99).toFixed(1)];
  return [
    line([
      "p50 / p99 of others in ms",
      "validate quiet",
      "under attack",
      "×",
      "health quiet",
      "under attack",
      "×",
      "held up at most",
    ]),
    ...rows.map(({ name, seen: { quiet, others, held } }) =>
      line([
        name,
        ...kind(quiet.validate, others.validate),
        ...kind(quiet.health, others.health),
        held?.max.toFixed(1) ?? "",
      ])
    ),
    "",
  ].join("\n");
}

const named = attacks.filter(({ name }) => positionals.length === 0 || positionals.some((part) => name.includes(part)));
const chosen = sample ? [...sampled(named, 3)] : named;
const failed: string[] = [];
for (const attack of chosen) {
  if (!await run(attack)) failed.push(attack.name);
}
console.log(table());
console.log(failed.length === 0 ? `All ${chosen.length} attacks held` : `Not held: ${failed.join("; ")}`);
Deno.exitCode = failed.length === 0 && chosen.length > 0 ? 0 : 1;
