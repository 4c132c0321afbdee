/** The page of the benchmarks, as it is served and as it lies in the folder of pages. */
import assert from "node:assert/strict";
import { assetReader } from "../../host/http/assets.ts";
import { goalNames } from "../../web/benchmarks/recorded.ts";
import { benchmarkWords } from "../../web/benchmarks/said.ts";
import { languageTags } from "../../web/texts/languages.ts";
import { buildBenchmarkPages } from "../../tools/benchmark_pages.ts";
import record from "../../host/data/benchmarks.json" with { type: "json" };
import { readable } from "../support/html.ts";
import { withService } from "../support/service.ts";
import { longTest } from "../support/sweeps.ts";

Deno.test("the page is there in each language, with everything from this origin and nothing inline", () =>
  withService(async ({ ask }) => {
    for (const lang of languageTags) {
      const answer = await ask(`/benchmarks?lang=${lang}`);
      const html = await answer.text();
      assert.equal(answer.status, 200);
      assert.match(answer.headers.get("content-security-policy") ?? "", /default-src 'none'; script-src 'self'/);
      assert.match(html, new RegExp(`<html lang="${lang}">`));
      assert.doesNotMatch(html, /<script|<style|\son\w+=|\sstyle=/);
      assert.doesNotMatch(html, /(?:src|href)="(?:https?:)?\/\/(?!faktlint\.example\/)/);
      assert.doesNotMatch(html, /undefined|\{\d\}|\[object|NaN/);
    }
    const wished = await ask("/benchmarks", { headers: { "accept-language": "fr,en;q=0.5" } });
    assert.match(await wished.text(), /<html lang="fr">/);
    assert.equal((await ask("/benchmarks?lang=xx")).status, 400);
  }));

Deno.test("the page has every goal of the recorded run, and says of each whether it was met", () =>
  withService(async ({ ask }) => {
    const html = await (await ask("/benchmarks?lang=en")).text();
    const { en } = benchmarkWords;
    const [, section = ""] = /<h2 id="goals">(.*?)<\/section>/s.exec(html) ?? [];
    const goals = Object.values(record.goals);
    assert.ok(goals.length > 10 && goals.length <= goalNames.length);
    assert.equal(
      [...section.matchAll(new RegExp(`class="(?:met|missed)">(?:${en.met}|${en.missed})<`, "g"))].length,
      goals.length,
    );
    assert.ok(readable(html).includes(record.machine.processor));
  }));

Deno.test("its styles are there without a build, too", () =>
  withService(async ({ ask }) => {
    const html = await (await ask("/benchmarks")).text();
    const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, path = ""]) => path);
    assert.ok(styles.includes("/assets/benchmarks.css") && styles.includes("/assets/document.css"));
    for (const path of styles) {
      const { status } = await ask(path);
      assert.equal(status, 200, path);
    }
  }, { service: { asset: assetReader() } }));

longTest(
  "it is linked from other pages and from the list for search engines, once a language",
  () =>
    withService(async ({ ask }) => {
      for (const path of ["/docs", "/pricing", "/rules"]) {
        assert.match(await (await ask(path)).text(), /<a href="\/benchmarks"/, path);
      }
      const addresses = [...(await (await ask("/sitemap.xml")).text()).matchAll(/<loc>([^<]*\/benchmarks[^<]*)</g)];
      assert.deepEqual(addresses.map(([, it = ""]) => new URL(it).search), ["", "?lang=de", "?lang=fr"]);
    }),
);

Deno.test("as files, the page has relative addresses that lead to files", async () => {
  const files = await buildBenchmarkPages();
  assert.deepEqual(files.map(({ path }) => path), [
    "benchmarks/index.html",
    "benchmarks/de/index.html",
    "benchmarks/fr/index.html",
  ]);
  const there = [
    "",
    "index.html",
    "new",
    "rules",
    "assets/page.css",
    "assets/document.css",
    "assets/benchmarks.css",
    "assets/icon.svg",
    "assets/theme.js",
  ];
  const known = new Set([...there, "manifest.webmanifest", "benchmarks", ...files.map(({ path }) => path)]);
  for (const { path, content } of files) {
    assert.ok(typeof content === "string");
    for (const [, link = ""] of content.matchAll(/ (?:href|src)="([^"#]+)"/g)) {
      assert.doesNotMatch(link, /^(?:\/|\w+:)/);
      const target = new URL(link, `http://x/below/${path}`).pathname.replace("/below/", "").replace(/\/$/, "");
      assert.ok(known.has(target), `${path} leads to ${link}`);
    }
  }
});
