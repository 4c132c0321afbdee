/** Programs that the release calls. */
export interface Done {
  readonly code: number;
  readonly out: string;
  /** What it printed to both outputs: for the reader of a failure. */
  readonly said: string;
}

/** How a program is started, beside its arguments. */
export interface Place {
  readonly cwd: string | URL;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end; undefined where this machine does not have it. */
export async function did(
  program: string,
  args: readonly string[],
  { cwd, env = {} }: Place,
): Promise<Done | undefined> {
  try {
    const command = new Deno.Command(program, { args: [...args], cwd, env: { ...env }, stdin: "null" });
    const { code, stdout, stderr } = await command.output();
    const [out, err] = [stdout, stderr].map((bytes) => new TextDecoder().decode(bytes).trim());
    return { code, out: out ?? "", said: `${out}\n${err}`.trim() };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** Runs a program that must succeed, and gives what it printed. Throws with what it said. */
export async function must(program: string, args: readonly string[], place: Place): Promise<string> {
  const done = await did(program, args, place);
  if (done === undefined) throw new Error(`there is no ${program} here`);
  if (done.code !== 0) throw new Error(`${program} ended with ${done.code}: ${done.said.slice(-600)}`);
  return done.out;
}
