/**
 * The project in a folder of its own, as whoever fetched it has it, so that tests can build there and keep stores there while
 * others run. Made once for a process, and removed at its end.
 */
import { root } from "../house/sources.ts";

export interface Copy {
  readonly folder: string;
  remove(): Promise<void>;
}

/** Not of the project, or of this machine alone. */
const left: ReadonlySet<string> = new Set([".git", "data", "node_modules"]);

export async function projectCopy(): Promise<Copy> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-delivered-" });
  const entries = [...Deno.readDirSync(root)].map(({ name }) => name).filter((name) => !left.has(name));
  await copied(["-a", ...entries], folder);
  // Packages are a few hundred megabytes: links to the same files, where that can be.
  await copied(["-al", "node_modules"], folder).catch(() => copied(["-a", "node_modules"], folder));
  return { folder, remove: () => Deno.remove(folder, { recursive: true }) };
}

async function copied(args: readonly string[], to: string): Promise<void> {
  const { success, stderr } = await new Deno.Command("cp", { args: [...args, to], cwd: root }).output();
  if (!success) throw new Error(new TextDecoder().decode(stderr));
}
