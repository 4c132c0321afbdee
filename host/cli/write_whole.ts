/** Writing a file that is there in whole or not at all. */
import { printable } from "./printable.ts";
import { UsageError } from "./terminal.ts";

/**
 * Writes into a file of its own beside the path, which then takes the path's name: whoever looks finds what was there
 * before, or all of it. Answers what went wrong, in a sentence.
 */
export async function writeWhole(path: string, bytes: Uint8Array, mode?: number): Promise<string | undefined> {
  // A name that no other file has, so that none is overwritten.
  const made = `${folderOf(path)}.faktlint-${crypto.randomUUID()}`;
  try {
    await Deno.writeFile(made, bytes, { createNew: true });
    if (mode !== undefined && Deno.build.os !== "windows") await Deno.chmod(made, mode & 0o7777);
    await Deno.rename(made, path);
    return undefined;
  } catch (error) {
    await Deno.remove(made).catch(() => {});
    return `"${printable(path)}" cannot be written: ${reasonOf(error)}`;
  }
}

/** The same for a file that is there: it keeps its permissions, and a link still leads to it. */
export async function replaceWhole(path: string, bytes: Uint8Array): Promise<string | undefined> {
  try {
    const target = await Deno.realPath(path);
    const { mode } = await Deno.stat(target);
    return await writeWhole(target, bytes, mode ?? undefined);
  } catch (error) {
    return `"${printable(path)}" cannot be written: ${reasonOf(error)}`;
  }
}

/** Throws UsageError where a result would take the place of a file that it is made of, whatever links lead there. */
export async function spareInputs(out: unknown, inputs: readonly string[]): Promise<void> {
  const target = typeof out === "string" ? await real(out) : undefined;
  if (target === undefined) return;
  for (const input of inputs) {
    if (await real(input) === target) {
      throw new UsageError(`--out is "${out}", which is also what is read: name another file, so that it is not lost`);
    }
  }
}

/** Undefined where there is no such file yet. */
async function real(path: string): Promise<string | undefined> {
  try {
    return await Deno.realPath(path);
  } catch {
    return undefined;
  }
}

/** The folder of a path, with what parts it from a name. */
function folderOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf("/"), Deno.build.os === "windows" ? path.lastIndexOf("\\") : -1) + 1);
}

function reasonOf(error: unknown): string {
  if (error instanceof Deno.errors.NotFound) return "there is no such folder.";
  if (error instanceof Deno.errors.PermissionDenied || error instanceof Deno.errors.NotCapable) {
    return "that is not permitted. Check the permissions of its folder.";
  }
  return "the system does not let it. Check that it is no folder, and that there is room.";
}
