/**
 * What first requests would hold up all others with: modules are loaded, lists made, tables unfolded. Where a process runs
 * for long, it is done once before the start is announced. On Deno Deploy, where a start is waited for, it is not.
 */
import type { Service } from "../http/service.ts";
import { invoice } from "../operations/example_invoice.ts";
import { written } from "../operations/examples.ts";

const nobody = { account: undefined };

/** Those who waited for the start come first, in milliseconds: their page is answered in less. */
const FIRST = 30;

export async function warm({ pool }: Pick<Service, "pool">): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, FIRST));
  const { warmTools } = await import("../mcp/handler.ts");
  await warmTools();
  const bytes = (text: string) => new TextEncoder().encode(text);
  await pool.run("validateJson", bytes(JSON.stringify(invoice)), { official: true, lang: "en" }, nobody);
  await pool.run("validate", bytes(written().xml), { official: true, lang: "en" }, nobody);
}
