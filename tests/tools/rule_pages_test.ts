/** The pages of the rules as files. */
import assert from "node:assert/strict";
import { pageOf } from "../../engine/explain/guide.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explainAll } from "../../engine/mod.ts";
import { buildRulePages } from "../../tools/rule_pages.ts";
import { someExamples } from "../support/site.ts";
import { longTest } from "../support/sweeps.ts";

/** What `deno task build` writes beside them. */
const others = [
  "new/index.html",
  "assets/page.css",
  "assets/document.css",
  "assets/rules.css",
  "assets/icon.svg",
  "assets/theme.js",
  "assets/rules.js",
  "manifest.webmanifest",
  "index.html",
  "benchmarks/index.html",
];

longTest("every rule has a file in each language, and every link of the files leads to one", async () => {
  const files = await buildRulePages(someExamples());
  const paths = new Set([...others, ...files.map(({ path }) => path)]);
  const contents = new Map(files.map(({ path, content }) => [path, content]));
  for (const { rule } of explainAll(await load(everything, "en"))) {
    const { page, anchor } = pageOf(rule);
    for (const folder of ["", "de/", "fr/"]) {
      const content = contents.get(`rules/${folder}${page}/index.html`);
      const place = anchor === "" ? `<h1>${rule}</h1>` : `<li id="${anchor.slice(1)}">`;
      assert.ok(typeof content === "string" && content.includes(place), folder + rule);
    }
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
