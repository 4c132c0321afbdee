/** Puts every mutant of a file into it, each behind a switch that the environment turns (StrykerJS's instrumenter). */
import { Instrumenter } from "@stryker-mutator/instrumenter";

export interface Mutant {
  readonly id: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

export interface Instrumented {
  readonly content: string;
  readonly mutants: readonly Mutant[];
}

export interface Source {
  readonly name: string;
  readonly content: string;
}

/**
 * What is not changed: texts and table rows, whose change the compiler refuses, or which a test would have to repeat to
 * the letter. Operators, conditions, constants and calls are.
 */
const excludedMutations = [
  "StringLiteral",
  "ObjectLiteral",
  "ArrayDeclaration",
  "ArrowFunction",
  "BlockStatement",
  "OptionalChaining",
  "Regex",
];

const silent = () => {};
const off = () => false;
const logger = {
  isTraceEnabled: off,
  isDebugEnabled: off,
  isInfoEnabled: off,
  isWarnEnabled: off,
  isErrorEnabled: off,
  isFatalEnabled: off,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** The files with all of their mutants, which are numbered from `0` through all files. */
export async function instrument(sources: readonly Source[]): Promise<ReadonlyMap<string, Instrumented>> {
  const files = sources.map(({ name, content }) => ({ name, content, mutate: true }));
  const options = { excludedMutations, ignorers: [], plugins: null };
  const result = await new Instrumenter(logger).instrument(files, options);
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  const mutants = Map.groupBy(
    result.mutants.filter(({ status }) => status !== "Ignored").map((
      { id, fileName, location: { start, end }, replacement },
    ): Mutant => ({
      id,
      file: fileName,
      line: start.line + 1,
      was: cutOut(contents.get(fileName) ?? "", start, end),
      becomes: replacement,
    })),
    ({ file }) => file,
  );
  return new Map(result.files.map(({ name, content }) => [name, { content, mutants: mutants.get(name) ?? [] }]));
}

interface Position {
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

function cutOut(text: string, start: Position, end: Position): string {
  const lines = text.split("\n").slice(start.line, end.line + 1);
  const last = lines.length - 1;
  return lines.map((line, i) => line.slice(i === 0 ? start.column : 0, i === last ? end.column : undefined)).join(" ")
    .replaceAll(/\s+/g, " ");
}
