/// <reference lib="dom" />
/** What axe-core finds wrong on a page. */
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

export interface Violation {
  readonly id: string;
  readonly nodes: readonly string[];
}

/** By WCAG 2.2 AA, and by axe-core's own best practices. */
export async function violations(page: Page): Promise<readonly Violation[]> {
  // A document keeps it, and most are looked at several times.
  if (!await page.evaluate(() => "axe" in globalThis)) {
    await page.evaluate(Deno.readTextFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js")));
  }
  return await page.evaluate(async () => {
    const { violations, passes } = await Reflect.get(globalThis, "axe").run();
    if (passes.length < 10) throw new Error(`axe-core ran ${passes.length} rules`);
    return violations.map(({ id, nodes }: { id: string; nodes: readonly { html: string }[] }) => {
      return { id, nodes: nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)) };
    });
  });
}
