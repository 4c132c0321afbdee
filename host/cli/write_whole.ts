/** Writing a file that is there in whole or not at all, and is on disk when that is said. */
import * as fs from "node:fs";
import { dirname } from "node:path";
import { printable } from "./printable.ts";
import { UsageError } from "./terminal.ts";
import { reasonOf } from "./unwritten.ts";

const { O_CREAT, O_EXCL, O_RDWR, O_WRONLY } = fs.constants;

/** The format that the name of a file ends with, among some. */
export function formatOf<F extends string>(path: unknown, formats: readonly F[]): F | undefined {
  if (typeof path !== "string") return undefined;
  return formats.find((format) => path.toLowerCase().endsWith(`.${format}`));
}

/**
 * Writes a temporary file beside the path, which then takes the path's name: readers find what was there
 * before, or all of it. The owner and the permissions are those of the file that was there, or of `like`. A device or a
 * pipe is written to and stays what it is. Answers what went wrong, in a sentence.
 */
export async function writeWhole(path: string, bytes: Uint8Array, like: string = path): Promise<string | undefined> {
  let made: string | undefined;
  try {
    const there = await statusOf(path);
    if (there?.isFile() === false) return void fs.writeFileSync(path, bytes);
    const model = there ?? await statusOf(like);
    made = writtenBeside(path, bytes);
    const problem = taken(made, model);
    if (problem !== undefined) return `"${printable(path)}" cannot be written: ${problem}`;
    fs.renameSync(made, path);
    syncFolder(path);
    return undefined;
  } catch (error) {
    return `"${printable(path)}" cannot be written: ${reasonOf(error)}`;
  } finally {
    if (made !== undefined) fs.rmSync(made, { force: true });
  }
}

/**
 * Writes a file that is there again, in its place: its owner, its permissions with their lists, its times and its other names
 * stay. All of it is on disk beside it before the first byte of it is changed, and is taken away when the last one is
 * on disk. `before` is what was read of it: what was changed meanwhile is left alone. Answers what went wrong, in a sentence.
 */
export function replaceWhole(path: string, bytes: Uint8Array, before: Uint8Array): string | undefined {
  const refused = (why: string) => `"${printable(path)}" cannot be written: ${why}`;
  let file: number | undefined;
  let made: string | undefined;
  try {
    const target = fs.realpathSync(path);
    file = fs.openSync(target, O_RDWR);
    const { atime, mtime } = fs.fstatSync(file);
    if (!isOwn(file, atime, mtime)) return refused(FOREIGN);
    if (!isSame(file, before)) return refused("it was changed after it was read. Run this again.");
    made = writtenBeside(target, bytes);
    syncFolder(target);
    const fault = written(file, bytes, before);
    if (fault?.isLost === true) {
      const kept = made;
      made = undefined;
      return refused(`${fault.why} It is damaged now; what it was to be is in "${printable(kept)}".`);
    }
    fs.futimesSync(file, atime, mtime);
    fs.fsyncSync(file);
    return fault === undefined ? undefined : refused(fault.why);
  } catch (error) {
    return refused(reasonOf(error));
  } finally {
    if (file !== undefined) fs.closeSync(file);
    if (made !== undefined) fs.rmSync(made, { force: true });
  }
}

const FOREIGN = "it belongs to another user, and its times could not be kept. Run this as its owner.";

/** Its times can be set by its owner, and by who may do anything. */
function isOwn(file: number, atime: Date, mtime: Date): boolean {
  try {
    fs.futimesSync(file, atime, mtime);
    return true;
  } catch {
    return false;
  }
}

function isSame(file: number, before: Uint8Array): boolean {
  if (fs.fstatSync(file).size !== before.length) return false;
  const there = new Uint8Array(before.length);
  for (let done = 0; done < there.length;) {
    const read = fs.readSync(file, there, done, there.length - done, done);
    if (read === 0) return false;
    done += read;
  }
  return there.every((byte, at) => byte === before[at]);
}

interface Fault {
  readonly why: string;
  /** What was there could not be put back. */
  readonly isLost: boolean;
}

function written(file: number, bytes: Uint8Array, before: Uint8Array): Fault | undefined {
  try {
    fill(file, bytes);
    return undefined;
  } catch (error) {
    const why = reasonOf(error);
    try {
      fill(file, before);
      return { why, isLost: false };
    } catch {
      return { why, isLost: true };
    }
  }
}

/** The bytes, and nothing behind them, on disk. */
function fill(file: number, bytes: Uint8Array): void {
  for (let done = 0; done < bytes.length;) done += fs.writeSync(file, bytes, done, bytes.length - done, done);
  fs.ftruncateSync(file, bytes.length);
  fs.fsyncSync(file);
}

/**
 * A file that nobody else can read, with a name that no other has, so that none is overwritten. Of one that cannot be written
 * whole nothing is left; where nothing may be made, as beside a device, nothing has to be taken away.
 */
function writtenBeside(path: string, bytes: Uint8Array): string {
  const made = besideOf(path);
  const file = fs.openSync(made, O_CREAT | O_EXCL | O_WRONLY, 0o600);
  try {
    fill(file, bytes);
    return made;
  } catch (error) {
    fs.rmSync(made);
    throw error;
  } finally {
    fs.closeSync(file);
  }
}

/** Gives a new file the owner and the permissions of another, or those of any new file; answers why that cannot be. */
function taken(made: string, model: fs.Stats | undefined): string | undefined {
  if (Deno.build.os === "windows") return undefined;
  if (model === undefined) return void fs.chmodSync(made, usualMode(made));
  const { uid, gid } = fs.statSync(made);
  try {
    if (uid !== model.uid || gid !== model.gid) fs.chownSync(made, model.uid, model.gid);
  } catch {
    return "the file that is there belongs to another user or group, which could not be kept. Run this as its owner.";
  }
  fs.chmodSync(made, model.mode & 0o7777);
  return undefined;
}

/** The permissions that a new file gets here: what is to be left out of them, only the system may be asked. */
function usualMode(made: string): number {
  const other = besideOf(made);
  const file = fs.openSync(other, O_CREAT | O_EXCL | O_WRONLY, 0o666);
  try {
    return fs.fstatSync(file).mode & 0o777;
  } finally {
    fs.closeSync(file);
    fs.rmSync(other);
  }
}

function besideOf(path: string): string {
  return `${folderOf(path)}.faktlint-${crypto.randomUUID()}`;
}

/** Undefined where there is no such file yet, or where nobody may look. */
export async function statusOf(path: string): Promise<fs.Stats | undefined> {
  try {
    return await fs.promises.stat(path);
  } catch {
    return undefined;
  }
}

/** Waits until the names in a folder are on disk; not every system can. */
function syncFolder(path: string): void {
  if (Deno.build.os === "windows") return;
  const folder = fs.openSync(dirname(path), "r");
  try {
    fs.fsyncSync(folder);
  } finally {
    fs.closeSync(folder);
  }
}

/** Throws UsageError where a result would take the place of a file that it is made of, whatever links lead there. */
export async function spareInputs(out: unknown, inputs: readonly unknown[]): Promise<void> {
  const target = typeof out === "string" ? await real(out) : undefined;
  if (target === undefined) return;
  for (const input of inputs) {
    if (typeof input === "string" && await real(input) === target) {
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
