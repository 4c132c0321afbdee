/** What one more small file takes the command line as a whole process, beside what it takes saxes in one of its own. */
import { corpusFiles } from "../support/files.ts";
import { median } from "./figure.ts";

const root = new URL("../../", import.meta.url);

/** The command line on a folder, or on files: the seconds of the whole process, whose output nobody reads. */
function validating(...args: readonly string[]): Promise<number> {
  const allowed = ["--no-prompt", "--allow-read", "--allow-env"];
  return silent("run", ...allowed, "host/main.ts", "validate", "--format", "ndjson", ...args);
}

async function silent(...args: readonly string[]): Promise<number> {
  const started = performance.now();
  await new Deno.Command(Deno.execPath(), { args: [...args], cwd: root, stdout: "null" }).output();
  return (performance.now() - started) / 1_000;
}

/** Milliseconds a file. */
export interface OneMore {
  readonly events: number;
  readonly byDefault: number;
  readonly strict: number;
}

/** The slope between `few` files and `many`, of the XRechnung test suite in turn: the start of a process is not part of it. */
export async function oneMoreFile(few: number, many: number, times: number): Promise<OneMore> {
  const documents = [...corpusFiles("documents/xrechnung-testsuite-standard")].map(([, bytes]) => bytes);
  const folders = [await folderOf(documents, few), await folderOf(documents, many)] as const;
  const slope = async (pass: (folder: string) => Promise<number>) => {
    const slopes: number[] = [];
    for (let left = times; left > 0; left--) slopes.push(-await pass(folders[0]) + await pass(folders[1]));
    return median(slopes) / (many - few) * 1_000;
  };
  try {
    return {
      events: await slope((folder) => silent("run", "--no-prompt", "--allow-read", "tests/bench/events.ts", folder)),
      byDefault: await slope((folder) => validating("--jobs", "1", folder)),
      strict: await slope((folder) => validating("--jobs", "1", "--strict", folder)),
    };
  } finally {
    for (const folder of folders) await Deno.remove(folder, { recursive: true });
  }
}

/** So many files in a folder of their own, some documents in turn. */
async function folderOf(documents: readonly Uint8Array[], count: number): Promise<string> {
  const folder = await Deno.makeTempDir({ prefix: "faktlint-bench-" });
  for (let at = 0; at < count; at++) {
    const document = documents[at % documents.length];
    if (document !== undefined) await Deno.writeFile(`${folder}/${at}.xml`, document);
  }
  return folder;
}
