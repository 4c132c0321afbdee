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

/** What the engine says of an invoice, and of other texts. */
const found = await foundBefore();

async function foundBefore() {
  const pool = localPool();
  const invoice = await Deno.readFile(new URL("../../examples/invoice-simple.xml", import.meta.url));
  const of = (bytes: Uint8Array<ArrayBuffer>) => pool.run("validate", bytes, {}, { account: undefined });
  return { valid: await of(invoice), refused: await of(refused.slice()) };
}

/** A worker of a process. */
export class SimWorker extends EventTarget implements Worker {
  onmessage: Worker["onmessage"] = null;
  onmessageerror: Worker["onmessageerror"] = null;
  onerror: Worker["onerror"] = null;
  #isOver = false;

  constructor(readonly actor: Actor, readonly shared: Shared) {
    super();
    void this.#does("is ready", () => ({ ready: true }));
  }

  postMessage(task: Task): void {
    void this.#does(`does ${task.name}`, () => this.#reply(task));
  }

  terminate(): void {
    this.#isOver = true;
  }

  async #does(what: string, made: () => unknown): Promise<void> {
    const { scheduler, line: { troubles } } = this.shared;
    const dies = () => troubles.fails > 0 && scheduler.random.oneIn(4 * troubles.fails);
    const isDead = await scheduler.step(this.actor, `a worker ${what}`, () => ({ value: dies() }));
    if (this.#isOver) return;
    if (!isDead) return void this.onmessage?.(new MessageEvent("message", { data: made() }));
    this.#isOver = true;
    this.onerror?.(new ErrorEvent("error", { cancelable: true }));
  }

  #reply({ bytes }: Task): object {
    const held = this.shared.scheduler.random.oneIn(10) ? MOST_HELD + 1 : 0;
    if (bytes.length === refused.length) return { ...found.refused, held };
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const ok = "ok" in found.valid ? found.valid.ok : undefined;
    return { ok: { ...ok, fingerprint: { sha256, hash_input: "raw_xml_bytes" } }, held };
  }
}
