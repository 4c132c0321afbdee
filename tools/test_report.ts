/** What is said of a run of the tests: what failed, which took longest, and how many there were. */
import { stripVTControlCharacters } from "node:util";

/** One test as the report in JUnit's form has it. */
interface Timed {
  readonly name: string;
  readonly seconds: number;
}

const MOST = 10;

const entities: Readonly<Record<string, string>> = { lt: "<", gt: ">", amp: "&", quot: '"', apos: "'", "#39": "'" };

function plain(text: string): string {
  return text.replaceAll(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

/** The tests that took longest, the longest first; nothing of those that took less than a second. */
export function slowest(junit: string): readonly Timed[] {
  const all = [...junit.matchAll(/<testcase name="([^"]*)"[^>]* time="([\d.]+)"/g)].map(([, name = "", time = ""]) => {
    return { name: plain(name), seconds: Number(time) };
  });
  return all.filter(({ seconds }) => seconds >= 1).toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST);
}

export function slowestSaid(tests: readonly Timed[]): string {
  if (tests.length === 0) return "";
  const lines = tests.map(({ name, seconds }) => `  ${seconds.toFixed(1).padStart(6)} s  ${name}`);
  return `The slowest, beside all others:\n${lines.join("\n")}\n`;
}

/** Whether a line of the runner says of one test no more than how it ended. */
export function isMark(line: string): boolean {
  return /^[.,!]$/.test(stripVTControlCharacters(line));
}
