/** Writing tables out of a folder with what they are made from, or comparing them with it. */

/** The parts of a table as the fields of an object, as `deno fmt` lays them out, so many blanks in. */
export function fieldsOf(table: object, indent: string): string {
  return Object.entries(table)
    .map(([part, text]: [string, string]) =>
      `${indent}${part}:${text.includes("\n") ? " " : `\n${indent}  `}\`${text}\`,\n`
    )
    .join("");
}

interface Task {
  readonly name: string;
  /** What is said when no folder was named. */
  readonly unnamed: string;
  /** What the tables are called at the end. */
  readonly tables: string;
  /** Each file with what makes its text out of the folder. */
  readonly files: readonly (readonly [file: URL, textFrom: (folder: string) => string])[];
}

/** `[FOLDER] [--check]`: with `--check` nothing is written, and a file that differs ends the process with 1. */
export function generate(task: Task, args: readonly string[]): void {
  const stop = (message: string) => stopWith(task.name, message);
  const folder = args.find((arg) => !arg.startsWith("-"));
  const wrong = args.find((arg) => arg !== "--check" && arg !== folder);
  if (wrong !== undefined) stop(`unknown argument ${wrong}; wanted: [FOLDER] [--check]`);
  if (folder === undefined) {
    console.log(`${task.name}: ${task.unnamed}, so nothing was compared or written.`);
    return;
  }
  const isCheck = args.includes("--check");
  for (const [file, textFrom] of task.files) {
    const text = textFrom(folder.replace(/\/$/, ""));
    if (!isCheck) Deno.writeTextFileSync(file, text);
    else if (Deno.readTextFileSync(file) !== text) stop(`${file.pathname} is not what ${folder} gives`);
  }
  console.log(`${task.name}: ${task.tables} ${isCheck ? "are up to date" : "are written"}.`);
}

/** Ends the process with a message and the status 1. */
export function stopWith(task: string, message: string): never {
  console.error(`${task}: ${message}`);
  Deno.exit(1);
}
