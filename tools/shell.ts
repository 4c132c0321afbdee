/** Programs that tools and tests call. */
export interface Done {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What it printed to both outputs: for the reader of a failure. */
  readonly said: string;
}

/** How a program is started, beside its arguments. */
export interface Place {
  readonly cwd?: string | URL;
  readonly env?: Readonly<Record<string, string>>;
  /** It sees no other variables. */
  readonly clearEnv?: boolean;
}

/** Runs a program to its end; undefined where this machine does not have it. */
export async function did(program: string, args: readonly string[], place: Place = {}): Promise<Done | undefined> {
  try {
    const command = new Deno.Command(program, { ...place, args: [...args], stdin: "null" });
    const { code, stdout, stderr } = await command.output();
    const text = (bytes: Uint8Array) => new TextDecoder().decode(bytes).trim();
    const [out, err] = [text(stdout), text(stderr)];
    return { code, out, err, said: `${out}\n${err}`.trim() };
  } catch (error) {
    if (error instanceof Deno.errors.NotFound) return undefined;
    throw error;
  }
}

/** Runs a program that must succeed, and gives what it printed. Throws with what it said. */
export async function must(program: string, args: readonly string[], place: Place = {}): Promise<string> {
  const done = await did(program, args, place);
  if (done === undefined) throw new Error(`there is no ${program} here`);
  if (done.code !== 0) throw new Error(`${program} ended with ${done.code}: ${done.said.slice(-2_000)}`);
  return done.out;
}
