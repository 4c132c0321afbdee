/** The Python package repairs as the npm package does: the same document, and the same report. */
import { fileURLToPath } from "node:url";
import { repair } from "../../packages/npm/repair.ts";
import { soundDocuments } from "../support/faults/documents.ts";
import { madeBroken } from "../support/faults/made.ts";
import { faults } from "../support/faults/rows.ts";
import { runs, seedOfDay, turn } from "../support/sweeps.ts";
import { did } from "../../tools/shell.ts";
import type { Checks } from "./checks.ts";

/** In Python a repair takes about a second. */
const COUNT = runs(40, 4);
/** Faults are made in one of so many documents of the corpus. */
const EVERY = 31;

export async function compareRepairs(folder: string, python: string, checks: Checks): Promise<void> {
  const sound = await Array.fromAsync(soundDocuments(EVERY, turn(EVERY)));
  const broken = [...madeBroken(sound, { seed: seedOfDay(), count: COUNT, kinds: faults })];
  const files = broken.map(({ form, text }, index) => {
    Deno.writeTextFileSync(`${folder}/broken-${index}.${form}`, text);
    return `broken-${index}.${form}`;
  });
  const script = fileURLToPath(new URL("repaired.py", import.meta.url));
  const done = await did(python, [script, ...files], { cwd: folder });
  const lines = (done?.out ?? "").split("\n");
  checks.equal(
    "the Python package repairs every file",
    [done?.code, lines.length],
    [0, COUNT],
    done?.err.slice(-1_500),
  );
  const different = broken.filter(({ text }, index) => lines[index] !== JSON.stringify(repairedHere(text)));
  checks.equal(
    `${COUNT} invoices with faults are repaired in Python as here`,
    different.map(({ fault, sound: { file } }) => `${fault.kind} in ${file}`),
    [],
  );
}

function repairedHere(text: string): unknown {
  const outcome = repair(new TextEncoder().encode(text));
  if ("refusal" in outcome) return outcome;
  const { applied, left, amount_due: { old, new: now }, document, bytes } = outcome.ok;
  const named = (list: readonly { readonly id: string; readonly kind: string }[]) => list.map((it) => [it.id, it.kind]);
  return { applied: named(applied), left: named(left), due: [old, now], document, bytes: bytes.toHex() };
}
