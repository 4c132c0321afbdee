/** Every change of a file that is worth a test, one at a time (found by StrykerJS's instrumenter). */
import { Instrumenter } from "@stryker-mutator/instrumenter";

export interface Mutant {
  readonly file: string;
  /** From 1. */
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
  /** Where `was` stands, in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** Whether the compiler may refuse it, so that it has to be asked. */
  readonly mayBeRefused?: boolean;
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

export async function mutantsOf(sources: readonly Source[]): Promise<readonly Mutant[]> {
  const files = sources.map(({ name, content }) => ({ name, content, mutate: true }));
  const { mutants } = await new Instrumenter(logger).instrument(files, {
    excludedMutations,
    ignorers: [],
    plugins: null,
  });
  const contents = new Map(sources.map(({ name, content }) => [name, content]));
  return mutants.filter(({ status }) => status !== "Ignored").map(({ fileName, location, replacement }) => {
    const content = contents.get(fileName) ?? "";
    const [start, end] = [offsetOf(content, location.start), offsetOf(content, location.end)];
    return {
      file: fileName,
      line: location.start.line + 1,
      was: content.slice(start, end),
      // A call alone under a condition leaves a block: an empty statement is refused there by the compiler.
      becomes: replacement === ";" ? "{}" : replacement,
      start,
      end,
      mayBeRefused: true,
    };
  });
}

/** The file with the change. */
export function changed(content: string, { start, end, becomes }: Mutant): string {
  return `${content.slice(0, start)}${becomes}${content.slice(end)}`;
}

interface Position {
  /** From 0. */
  readonly line: number;
  readonly column: number;
}

function offsetOf(text: string, { line, column }: Position): number {
  let at = 0;
  for (let left = line; left > 0; left--) at = text.indexOf("\n", at) + 1;
  return at + column;
}
