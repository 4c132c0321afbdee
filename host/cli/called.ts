/** How a person calls this program, so that a line which says what to call next is right where it is read. */

/** Stands for the program in all texts. */
const NAME = "faktlint";

/** What tells how the program was started. */
export interface Started {
  /** What the program that started it says; the command that `deno task install` makes does. */
  readonly named: string | undefined;
  /** Whether `deno task` started it. */
  readonly asTask: boolean;
  /** Whether it is one file with Deno in it. */
  readonly standalone: boolean;
  /** The file of the running program: Deno, or the one file. */
  readonly program: string;
  /** The version of Deno. */
  readonly deno: string;
}

export function calledAs({ named, asTask, standalone, program, deno }: Started): string {
  if (named !== undefined && named !== "") return named;
  if (standalone) return program.replace(/^.*[/\\]/, "").replace(/\.exe$/i, "");
  if (!asTask) return NAME;
  // Fetched for one call, it is not on the path.
  return /[/\\]_npx[/\\]/.test(program) ? `npx --yes deno@${deno} task ${NAME}` : `deno task ${NAME}`;
}

/** A line that says what to call. Anything else, such as a web address, stays as it is. */
export function asCalled(line: string, called: string = NAME): string {
  return line.startsWith(`${NAME} `) ? `${called}${line.slice(NAME.length)}` : line;
}

/** A help text: each line on how to use the program begins as it was called. */
export function helpAsCalled(help: string, called: string = NAME): string {
  return help.replaceAll(/^(Usage: | {7}|)faktlint(?= )/gm, (_, before: string) => `${before}${called}`);
}
