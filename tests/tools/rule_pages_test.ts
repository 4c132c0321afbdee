/** The pages of the rules as files. */
import assert from "node:assert/strict";
import { explainAll } from "../../engine/mod.ts";
import { buildRulePages } from "../../tools/rule_pages.ts";

/** What `deno task build` writes beside them. */
const others = [
  "assets/page.css",
  "assets/rules.css",
  "assets/icon.svg",
  "assets/theme.js",
  "assets/rules.js",
  "manifest.webmanifest",
  "index.html",
];

Deno.test("every rule has a file in each language, and every link of the files leads to one", async () => {
  const files = await buildRulePages();
  const paths = new Set([...others, ...files.map(({ path }) => path)]);
  for (const { rule } of explainAll()) {
    for (const folder of ["", "de/", "fr/"]) assert.ok(paths.has(`rules/${folder}${rule}/index.html`), folder + rule);
  }
  const dead = new Set<string>();
  for (const { path, content } of files) {
    assert.ok(typeof content === "string");
    for (const [, link = ""] of content.matchAll(/<(?:a|link|script)[^>]* (?:href|src)="([^"#]+)[^"]*"/g)) {
      if (!leads(path, link.replace(/\?.*$/, ""), paths)) dead.add(`${path}: ${link}`);
    }
  }
  assert.deepEqual([...dead].slice(0, 10), []);
});

function leads(from: string, link: string, paths: ReadonlySet<string>): boolean {
  const target = new URL(link, `http://x/below/${from}`).pathname.replace(/^\/below\//, "");
  return ["", "index.html", "/index.html"].some((end) => paths.has(`${target}${end}`));
}
