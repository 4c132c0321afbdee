/** The pages of the rules: every finding's docsUrl leads to one. */
import assert from "node:assert/strict";
import { guides, pageFamilies, pageOf, placedTerms } from "../../engine/explain/guide.ts";
import { languages } from "../../engine/locales.ts";
import { load } from "../../engine/selection/load.ts";
import { everything } from "../../engine/selection/plan.ts";
import { explainAll, profileNames } from "../../engine/mod.ts";
import { explainedContainer } from "../../host/documents/container.ts";
import { assetReader } from "../../host/http/assets.ts";
import { titleOf } from "../../web/rules/shown.ts";
import { readable } from "../support/html.ts";
import { type TestService, withService } from "../support/service.ts";
import { sampled } from "../support/sweeps.ts";
import { carriedOn } from "../../engine/scenarios/carried.ts";
import { nationalRows } from "../../engine/scenarios/national.ts";
import { nationalSets } from "../../web/rules/sets.ts";

function test(name: string, work: (it: TestService) => Promise<void>): void {
  Deno.test(name, () => withService(work));
}

const { sets = [] } = await load(everything, "en");
const ids = explainAll({ sets }).map(({ rule }) => rule);
/** Rules that have an anchor on the page of their family, and none of their own. */
const anchored = ids.filter((id) => pageOf(id).anchor !== "");
const browser = { headers: { accept: "text/html,*/*;q=0.8" } };

for (const language of languages) {
  test(`docsUrl of every rule leads to its page in ${language}, which says what it says`, async ({ ask }) => {
    const said = explainAll({ ...await load(everything, language), docsBase: "" });
    const own = said.filter(({ rule }) => !anchored.includes(rule));
    for (const { rule, docsUrl, message, fix, example = "", field, places } of sampled(own, 12)) {
      const response = await ask(`${docsUrl}?lang=${language}`);
      assert.deepEqual([response.status, response.headers.get("content-language")], [200, language], rule);
      const html = await response.text();
      assert.match(html, new RegExp(`<html lang="${language}">`), rule);
      assert.match(html, new RegExp(`<h1>${rule}</h1>`), rule);
      const text = readable(html);
      for (const part of [message, fix, example, places?.json ?? "", places?.ubl ?? "", ...field]) {
        assert.ok(text.includes(part), `${rule} says ${part}`);
      }
    }
  });
}

for (const language of languages) {
  test(`docsUrl of every rule about PDFs leads to its page in ${language}, which says what it says`, async ({ ask }) => {
    for (const [rule, explain] of await explainedContainer(language, "")) {
      const { docsUrl, message, fix } = explain();
      const response = await ask(`${docsUrl}?lang=${language}`);
      assert.deepEqual([response.status, response.headers.get("content-language")], [200, language], rule);
      const html = await response.text();
      assert.match(html, new RegExp(`<h1>${rule}</h1>`));
      for (const part of [message, fix, `faktlint explain ${rule}`]) assert.ok(readable(html).includes(part), part);
    }
  });
}

for (const language of languages) {
  test(`rules about PDFs are in the list, the search and the sitemap in ${language}`, async ({ ask }) => {
    const said = [...(await explainedContainer(language, "")).values()].map((explain) => explain());
    const listed = async (query: string) => {
      const html = await (await ask(`/rules?lang=${language}${query}`)).text();
      return [...html.matchAll(/<a href="[^"]*\/rules\/(PDF-[A-Z-]+)[^"]*">\1<\/a> <span>([^<]*)</g)].map(([, id]) =>
        id
      );
    };
    const all = said.map(({ rule }) => rule);
    assert.deepEqual(await listed(""), all);
    assert.deepEqual(await listed("&profile=facturx-en16931"), all);
    assert.deepEqual(await listed("&profile=peppol-bis-3"), []);
    assert.deepEqual(await listed("&q=pdf-xmp-level"), ["PDF-XMP-LEVEL"]);
    assert.deepEqual(await listed("&q=BR-CO-10"), []);
    const map = await (await ask("/sitemap.xml")).text();
    for (const rule of all) assert.ok(map.includes(`/rules/${rule}`), rule);
  });
}

for (const language of languages) {
  test(`docsUrl of a rule of a large family leads to its place on the family's page in ${language}`, async ({ ask }) => {
    const said = explainAll({ ...await load(everything, language), docsBase: "" });
    for (const family of sampled(pageFamilies, 4)) {
      const response = await ask(`/rules/${family}?lang=${language}`);
      assert.deepEqual([response.status, response.headers.get("content-language")], [200, language], family);
      const html = await response.text();
      const places = new Map(
        html.split('<li id="').slice(1).map((it) => [it.split('"')[0], readable(`<li id="${it}`)]),
      );
      const rules = said.filter(({ rule }) => rule.startsWith(`${family}-`));
      assert.notEqual(rules.length, 0, family);
      assert.deepEqual([...places.keys()].toSorted(), rules.map(({ rule }) => rule).toSorted());
      for (const { rule, docsUrl, message, fix } of rules) {
        assert.equal(docsUrl, `/rules/${family}#${rule}`);
        for (const part of [message, fix]) assert.ok(places.get(rule)?.includes(part), `${rule} says ${part}`);
      }
      // Factur-X has more than a thousand rules on its structure, which are next to nothing when compressed.
      const most = family === "FX-SCH" ? 600_000 : 300_000;
      const { length } = new TextEncoder().encode(html);
      assert.ok(length < most, `${family} is a page that loads at once: ${length}`);
    }
  });
}

test("the address of a rule of a large family leads to its place, in any letters and any language", async ({ ask }) => {
  for (const id of ["UBL-CR-646", "ubl-cr-646"]) {
    const response = await ask(`/rules/${id}?lang=de`);
    const to = "/rules/UBL-CR?lang=de#UBL-CR-646";
    assert.deepEqual([response.status, response.headers.get("location")], [302, to]);
  }
  for (const [id, family] of [["UBL-CR-384", "UBL-CR"], ["ubl-CR-384", "ubl-CR"]]) {
    const { status, headers } = await ask(`/rules/${id}`);
    assert.deepEqual([status, headers.get("location")], [302, `/rules/${family}#${id}`]);
  }
  const family = await ask("/rules/cii-dt");
  assert.deepEqual([family.status, family.headers.get("location")], [301, "/rules/CII-DT"]);
  assert.equal((await ask("/rules/UBL-CR-9999")).status, 404);
});

test("the page of a large family says where a rule is graver than elsewhere", async ({ ask }) => {
  const html = await (await ask("/rules/UBL-CR?lang=en")).text();
  const [, place = ""] = html.split('<li id="UBL-CR-646">');
  assert.match(readable(place.split("</li>")[0] ?? ""), /^UBL-CR-646 warning.*xrechnung-ubl: fatal/);
});

test("a rule's page says which profiles run it, with which severity in either mode", async ({ ask }) => {
  const html = await (await ask("/rules/PEPPOL-EN16931-R010?lang=en")).text();
  const rows = [...html.matchAll(/<tr><th scope="row">(.*?)<\/tr>/gs)].map(([, row = ""]) => readable(row));
  assert.deepEqual(rows, [
    "XRechnung xrechnung-ubl" + "warning" + "fatal",
    "XRechnung xrechnung-cii" + "warning" + "fatal",
    "Peppol BIS Billing 3.0 peppol-bis-3" + "warning" + "fatal",
  ]);
});

test("an unknown rule is a page for browsers and the envelope for others, both with the way to all rules", async ({ ask }) => {
  const page = await ask("/rules/BR-999?lang=de", browser);
  assert.deepEqual([page.status, page.headers.get("content-language")], [404, "de"]);
  assert.match(await page.text(), /href="\/rules\?lang=de"/);
  const envelope = await ask("/rules/BR-999");
  assert.equal(envelope.status, 404);
  const { error, message } = await envelope.json();
  assert.equal(error, "not_found");
  assert.match(message, /\/rules\b/);
});

test("an id in other letters leads to the rule", async ({ ask }) => {
  const response = await ask("/rules/br-de-23-A?lang=fr");
  assert.deepEqual([response.status, response.headers.get("location")], [301, "/rules/BR-DE-23-a?lang=fr"]);
});

test("the language is what the address asks for, else what the browser prefers", async ({ ask }) => {
  const german = { headers: { "accept-language": "de-AT, en;q=0.5" } };
  const preferred = await ask("/rules/BR-02", german);
  assert.equal(preferred.headers.get("content-language"), "de");
  assert.match(preferred.headers.get("vary") ?? "", /Accept-Language/);
  assert.match(await preferred.text(), /href="\/rules\/[A-Z0-9-]+"/, "links leave the language to the browser");
  const asked = await ask("/rules/BR-02?lang=fr", german);
  assert.equal(asked.headers.get("content-language"), "fr");
  const html = await asked.text();
  assert.doesNotMatch(html, /href="\/rules(?:\/[^"?]*)?"(?! aria-current)/, "links keep the language");
  for (const language of languages) assert.ok(html.includes(`href="?lang=${language}"`), language);
  assert.equal((await ask("/rules?lang=xx")).status, 400);
});

test("the index lists every rule by family and by term, and every profile", async ({ ask }) => {
  for (const language of languages) {
    const html = await (await ask(`/rules?lang=${language}`)).text();
    const listed = [...html.matchAll(/<li data-profiles[^>]*><a href="[^"]*">([^<]*)</g)].map(([, id]) => id);
    assert.deepEqual(listed.toSorted(), [...ids, ...(await explainedContainer(language)).keys()].toSorted());
    const [, byTerm = ""] = html.split('id="terms"');
    // Those of nations do not stand among the rules that apply to everybody.
    for (const [rule, { terms }] of guides(sets).rules) {
      assert.equal(byTerm.includes(`/rules/${rule}?`), terms.length > 0, `${rule} stands by its terms`);
    }
    for (const profile of profileNames) assert.ok(html.includes(`?lang=${language}&amp;profile=${profile}#`), profile);
  }
});

/** The rules that the index lists for a query. */
async function found({ ask }: TestService, query: string): Promise<readonly string[]> {
  const html = await (await ask(`/rules?lang=en&${query}`)).text();
  return [...html.matchAll(/<li data-profiles[^>]*><a href="[^"]*">([^<]*)</g)].map(([, id = ""]) => id);
}

test("the index finds rules by id, by words, by the names of terms and by profile, without a script", async (it) => {
  assert.deepEqual(await found(it, "q=br-co-15"), ["BR-CO-15"]);
  const mandate = await found(it, "q=mandate+reference");
  assert.ok(mandate.includes("PEPPOL-EN16931-R061") && !mandate.includes("BR-02"), mandate.join());
  assert.deepEqual(await found(it, "q=UBL-CR-646"), ["UBL-CR-646"]);
  const german = await found(it, "q=&profile=xrechnung-cii");
  assert.ok(german.includes("BR-DE-1") && german.includes("BR-02") && !german.includes("GR-R-001-1"));
  assert.deepEqual(await found(it, "q=nothing+is+called+so"), []);
  for (
    const [printed, rule] of [["[BR-CO-15]", "BR-CO-15"], ["cvc-complex-type.2.4.a", "ATW-SCHEMA-ELEMENT"]] as const
  ) {
    assert.deepEqual(await found(it, `q=${encodeURIComponent(printed)}`), [rule]);
    assert.ok((await (await it.ask(`/rules/${rule}`)).text()).includes(`<code>${printed}</code>`), printed);
  }
  assert.equal((await it.ask("/rules?profile=zugferd")).status, 400);
});

test("the page of each nation says law, identifiers, editions and faults, in its language, with its rules", async ({ ask }) => {
  for (const { id, said, scenarios, families } of nationalSets) {
    for (const language of languages) {
      const html = await (await ask(`/rules?set=${id}&lang=${language}`)).text();
      const { title, law, who, state, faults } = said[language];
      for (const text of [title, law, who, state, ...faults]) {
        assert.ok(html.includes(text.replaceAll("'", "&#39;")), `${id} ${language}: ${text}`);
      }
      for (const row of carriedOn("").filter(({ scenario }) => scenarios.includes(scenario))) {
        for (const identifier of row.identifiers) assert.ok(html.includes(`<code>${identifier}</code>`), identifier);
        for (const { set, edition } of row.editions) assert.ok(html.includes(`${set} ${edition}`), edition);
      }
      for (const family of Object.keys(families)) assert.ok(html.includes(`id="${family}"`), `${id} ${family}`);
      const others = languages.filter((it) => it !== language);
      for (const other of others) assert.ok(html.includes(`href="?set=${id}&amp;lang=${other}"`), other);
    }
  }
  assert.equal((await ask("/rules?set=xx")).status, 400);
});

test("each nation's rows have a page, which the index and the sitemap lead to", async ({ ask }) => {
  const scenarios = nationalSets.flatMap((it) => it.scenarios);
  assert.deepEqual(scenarios.toSorted(), [...new Set(nationalRows.map(({ id }) => id))].toSorted());
  const index = await (await ask("/rules?lang=en")).text();
  const sitemap = await (await ask("/sitemap.xml")).text();
  for (const { id } of nationalSets) {
    assert.ok(index.includes(`href="/rules?lang=en&amp;set=${id}"`), id);
    for (const address of [`/rules?set=${id}<`, `/rules?set=${id}&amp;lang=fr<`]) {
      assert.ok(sitemap.includes(address), id);
    }
  }
});

test("of very many rules that words find, the first are listed and all are counted", async (it) => {
  const listed = await found(it, "q=e");
  assert.equal(listed.length, 100);
  const [all, some] = await Promise.all(["/rules?lang=en", "/rules?lang=en&q=e"].map(async (path) => {
    return await (await it.ask(path)).text();
  }));
  assert.match(some ?? "", /id="found"[^>]*>\s*\d{4} of \d{4} rules\. The first 100 are listed/);
  assert.ok((some ?? "").length < (all ?? "").length / 5, "and nothing else of the index is made again");
});

test("what is looked for is shown as text and never as markup", async ({ ask }) => {
  const html = await (await ask(`/rules?q=${encodeURIComponent('"><script>alert(1)</script>')}`)).text();
  assert.ok(html.includes("&quot;&gt;&lt;script&gt;alert(1)"), "escaped");
  assert.ok(!html.includes("<script>alert"));
});

test("the pages have the policy of all pages, and nothing inline", async ({ ask }) => {
  for (const path of ["/rules", "/rules/BR-02", "/rules/BR-999"]) {
    const response = await ask(path, browser);
    const policy = response.headers.get("content-security-policy") ?? "";
    assert.match(policy, /^default-src 'none'; script-src 'self'; style-src 'self';/, path);
    assert.doesNotMatch(await response.text(), /<style|style=|<script>|\son\w+=/, path);
  }
});

Deno.test("the pages load only what the service has, with a build and without", async () => {
  const bytes = new TextEncoder().encode("//");
  const site = {
    validator: "",
    workbench: "",
    writing: "writing.js",
    examples: () => Promise.resolve(() => ({})),
    file: () => Promise.resolve({ bytes, zipped: bytes }),
  };
  for (const service of [{ asset: assetReader() }, { asset: assetReader(), site }]) {
    await withService(async ({ ask }) => {
      for (const path of ["/rules", "/rules/BR-02"]) {
        const loaded = [...(await (await ask(path)).text()).matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)];
        assert.ok(loaded.length > 0, path);
        for (const [, address = ""] of loaded) assert.equal((await ask(address)).status, 200, address);
        const scripts = loaded.filter(([, address = ""]) => address.endsWith(".js"));
        assert.equal(scripts.length > 0, "site" in service, path);
      }
    }, { service });
  }
});

Deno.test("what could not be read once is read again for the next caller", async () => {
  const bytes = new TextEncoder().encode("//");
  let tries = 0;
  const site = {
    validator: "",
    workbench: "",
    writing: "",
    examples: () => ++tries === 1 ? Promise.reject(new Error("too many open files")) : Promise.resolve(() => ({})),
    file: () => Promise.resolve({ bytes, zipped: bytes }),
  };
  await withService(async ({ ask }) => {
    const statuses = [await ask("/rules/BR-02"), await ask("/rules/BR-02")].map(({ status }) => status);
    assert.deepEqual(statuses, [500, 200]);
  }, { service: { asset: assetReader(), site } });
});

Deno.test("every term has its own name in each language", () => {
  for (const language of languages) {
    const names = placedTerms().map((term) => titleOf(term, language));
    assert.deepEqual(names.filter((name) => name === ""), []);
  }
});
