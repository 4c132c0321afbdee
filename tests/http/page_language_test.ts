/** One choice of language on every page: the address has it, the head offers the others, and links keep it. */
import assert from "node:assert/strict";
import { siteOf } from "../../host/http/site.ts";
import { languageTags } from "../../web/texts/languages.ts";
import { readBuilt } from "../support/site.ts";
import { withService } from "../support/service.ts";

const pages = [
  ...[
    "/",
    "/new",
    "/signup",
    "/workbench",
    "/rules",
    "/rules/BR-CO-15",
    "/rules/UBL-CR",
    "/docs",
    "/docs/errors",
    "/docs/validate",
    "/benchmarks",
  ],
  ...["/pricing", "/pricing/thanks", "/pricing/cancelled", "/fix", "/account", "/legal", "/nowhere", "/rules/BR-999"],
];
const browser = { headers: { accept: "text/html", "accept-language": "fr" } };

for (const page of pages) {
  Deno.test(`${page} is in the language of its address, offers the others, and its head and foot keep it`, async () => {
    const site = await siteOf(readBuilt);
    await withService(async ({ ask }) => {
      for (const lang of languageTags) {
        const html = await (await ask(`${page}?lang=${lang}`, browser)).text();
        assert.ok(html.includes(`<html lang="${lang}">`), lang);
        for (const other of languageTags) assert.ok(html.includes(`href="?lang=${other}" lang="${other}"`), other);
        const [head = ""] = html.split("<main");
        const foot = html.slice(html.indexOf('<footer class="site">'));
        const links = [...`${head.slice(head.indexOf("<body"))}${foot}`.matchAll(/<a [^>]*href="(\/[^"]*)"/g)];
        assert.ok(links.length > 5);
        for (const [, to = ""] of links) assert.ok(to.endsWith(`?lang=${lang}`), to);
      }
      const wished = await ask(page, browser);
      assert.equal(wished.headers.get("vary")?.includes("Accept-Language"), true);
      const html = await wished.text();
      assert.ok(html.includes('<html lang="fr">') && html.includes('href="/rules"'), "nothing was asked for");
    }, { service: { site } });
  });
}
