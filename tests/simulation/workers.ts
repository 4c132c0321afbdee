/** Workers as the pool sees them: each takes its time, and may die. What they find out was found out before. */
import { createHash } from "node:crypto";
import type { Task } from "../../host/workers/message.ts";
import { MOST_HELD } from "../../host/workers/hand.ts";
import { localPool } from "../../host/workers/pool.ts";
import type { Shared } from "./processes.ts";
import type { Actor } from "./scheduler.ts";

/** More marks than stay on the event loop, so that a document of few bytes goes to a worker. */
const MARKS = "<".repeat(2001);

const documents = ["one", "two", "three"].map((name) => new TextEncoder().encode(`<${name}/><!--${MARKS}-->`));
/** One that is refused, and costs nothing. */
const refused = new TextEncoder().encode(`<!DOCTYPE x><!--${MARKS}-->`);

export const bodies: readonly Uint8Array<ArrayBuffer>[] = [...documents, refused];
export const REFUSED: number = documents.length;

/** What the engine says of an invoice, and of what is none. */
const found = await foundBefore();

async function foundBefore() {
  const pool = localPool();
  const invoice = await Deno.readFile(new URL("../../examples/invoice-simple.xml", import.meta.url));
  const of = (bytes: Uint8Array<ArrayBuffer>) => pool.run("validate", bytes, {}, { account: undefined });
  return { valid: await of(invoice), refused: await of(refused.slice()) };
}

/** A worker of a process. */
export function simWorker(actor: Actor, { scheduler, line: { troubles } }: Shared): Worker {
  let isOver = false;
  const worker = {
    onmessage: (_message: { readonly data: unknown }) => {},
    onerror: (_event: { preventDefault(): void }) => {},
    postMessage: (task: Task) => void does(`does ${task.name}`, () => reply(task)),
    terminate: () => void (isOver = true),
  };
  const dies = () => troubles.fails > 0 && scheduler.random.oneIn(4 * troubles.fails);
  const does = async (what: string, made: () => unknown) => {
    const isDead = await scheduler.step(actor, `a worker ${what}`, () => ({ value: dies() }));
    if (isOver) return;
    if (isDead) {
      isOver = true;
      worker.onerror({ preventDefault() {} });
    } else worker.onmessage({ data: made() });
  };
  const reply = ({ bytes }: Task) => {
    const isRefused = bytes.length === refused.length;
    const held = scheduler.random.oneIn(10) ? MOST_HELD + 1 : 0;
    if (isRefused) return { ...found.refused, held };
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const ok = "ok" in found.valid ? found.valid.ok : undefined;
    return { ok: { ...ok, fingerprint: { sha256, hash_input: "raw_xml_bytes" } }, held };
  };
  void does("is ready", () => ({ ready: true }));
  return worker as unknown as Worker;
}
