/** A verdict in pages: each rule with how often it failed, all findings once, and never more than an agent is given. */
import assert from "node:assert/strict";
import { MOST_STRUCTURED, MOST_TEXT, type Page, pageOf, type Verdict } from "../../host/mcp/verdict.ts";
import { words } from "../../host/mcp/words.ts";
import { postXml } from "../http/requests.ts";
import { withService } from "../support/service.ts";
import { invalidInvoice } from "../support/terminal.ts";

type Finding = Verdict["errors"][number];

/** A verdict of the service, with other findings: so many of a rule and severity. */
async function verdictWith(rows: readonly (readonly [rule: string, severity: Finding["severity"], count: number])[]) {
  let verdict: Verdict | undefined;
  await withService(async ({ ask, key }) => {
    verdict = await (await ask("/v1/validate", postXml(invalidInvoice, await key()))).json();
  });
  const [sample] = verdict?.errors ?? [];
  assert.ok(verdict !== undefined && sample !== undefined);
  const of = (wanted: Finding["severity"]) =>
    rows.filter(([, severity]) => severity === wanted).flatMap(([rule, severity, count]) => {
      return Array.from(
        { length: count },
        (_, at) => ({ ...sample, rule, severity, message: `${rule} number ${at}.` }),
      );
    });
  return { ...verdict, errors: of("fatal"), warnings: of("warning"), information: of("information") };
}

const asked = { lang: "en", offset: 0, again: "validate_invoice" } as const;

/** All pages, one after the other. */
function pagesOf(verdict: Verdict): readonly Page[] {
  const pages = [pageOf(verdict, asked)];
  for (let next = pages[0]?.structured["next_offset"]; typeof next === "number";) {
    const page = pageOf(verdict, { ...asked, offset: next });
    pages.push(page);
    next = page.structured["next_offset"];
  }
  return pages;
}

/** The findings that pages list, by their words. */
function findingsOf(pages: readonly Page[]): readonly string[] {
  const lists = pages.flatMap(({ structured: { errors, warnings, information } }) => [errors, warnings, information]);
  return lists.flat().map((it) => (it as Finding).message);
}

const rows = [["BR-CO-10", "fatal", 3], ["BR-02", "fatal", 1], ["BR-CO-10", "warning", 2], [
  "BR-DE-21",
  "information",
  7,
]] as const;

Deno.test("each rule is listed once for each severity, numbered, with how often it failed", async () => {
  const { text, structured } = pageOf(await verdictWith(rows), asked);
  const heads = text.split("\n").filter((line) => /^\d+\. /.test(line));
  assert.deepEqual(heads.map((line) => Number(line.split(".")[0])), [1, 2, 3, 4]);
  for (const [rule, severity, count] of rows) {
    const own = heads.filter((line) => line.includes(` ${rule} (${severity}`));
    assert.equal(own.length, 1, `${rule} ${severity}`);
    assert.equal(/ ×(\d+)$/.exec(own[0] ?? "")?.[1], count === 1 ? undefined : `${count}`, `${rule} ${severity}`);
  }
  assert.ok(!("truncated" in structured) && !("next_offset" in structured));
});

/** Of what there is more of, so many are named. */
const NAMED = 8;

for (const [count, more] of [[NAMED, ""], [NAMED + 2, "; and 2 more"]] as const) {
  Deno.test(`of ${count} places of a rule ${NAMED} are named, ${more === "" ? "which are all" : "and how many more"}`, async () => {
    const { text } = pageOf(await verdictWith([["BR-CO-10", "fatal", count]]), asked);
    const [line = ""] = text.split("\n").filter((it) => it.startsWith("   At: "));
    assert.ok(line.endsWith(`)${more}`), line);
    assert.equal(line.split("; /").length, NAMED);
  });
}

Deno.test("of more findings than fit, each is on one page, and each page has the causes of all", async () => {
  const many = rows.map(([rule, severity, count]) => [rule, severity, 60 * count] as const);
  const verdict = await verdictWith(many);
  const pages = pagesOf(verdict);
  assert.ok(pages.length > 1);
  const all = [...verdict.errors, ...verdict.warnings, ...verdict.information].map(({ message }) => message);
  assert.deepEqual(findingsOf(pages).toSorted(), all.toSorted());
  for (const page of pages) {
    const { text, structured: { causes, truncated, next_offset: next } } = page;
    assert.equal(truncated, true);
    const end = typeof next === "number" ? next : all.length;
    assert.equal(text.includes(words.en.rest(all.length - end, end)), end < all.length, "the rest is counted");
    assert.ok(Array.isArray(causes));
    const problems = text.split("\n").flatMap((line) => /^ {3}Problem: (.*)$/.exec(line)?.[1] ?? []);
    for (const problem of problems) assert.ok(findingsOf([page]).includes(problem), "the text is about this page");
    for (const [rule, severity, count] of many) {
      assert.ok(causes.some((it) => it.rule === rule && it.severity === severity && it.count === count), rule);
    }
    for (const line of text.split("\n").filter((it) => /^\d+\. /.test(it))) {
      const [, rule, severity, times] = /^\d+\. (\S+) \((\w+).*×(\d+)$/.exec(line) ?? [];
      assert.ok(many.some((it) => it[0] === rule && it[1] === severity && `${it[2]}` === times), line);
    }
  }
});

Deno.test("however much stands around the findings, a page has no more than an agent is given", async () => {
  const verdict = await verdictWith([["BR-CO-10", "fatal", 400]]);
  for (const around of [0, 2_000, 20_000]) {
    const families = Array.from({ length: around / 10 }, () => "BR-XXXX-*");
    const wide = { ...verdict, provenance: { ...verdict.provenance, families_not_run: families } };
    const pages = pagesOf(wide);
    assert.equal(findingsOf(pages).length, 400);
    for (const { text, structured } of pages) {
      assert.ok(
        JSON.stringify(structured).length <= MOST_STRUCTURED,
        `${around}: ${JSON.stringify(structured).length}`,
      );
      assert.ok(text.length <= MOST_TEXT, `${around}: ${text.length}`);
    }
  }
});

Deno.test("however many rules failed, a page has room for the causes of all of them", async () => {
  const verdict = await verdictWith(Array.from({ length: 400 }, (_, at) => [`BR-X-${at}`, "fatal", 1] as const));
  // Longer than what the text tells of it, so that the text is not what ends a page.
  const errors = verdict.errors.map((it) => ({ ...it, docsUrl: `https://faktlint.example/${"x".repeat(1_000)}` }));
  const pages = pagesOf({ ...verdict, errors });
  assert.equal(findingsOf(pages).length, 400);
  for (const { structured } of pages) {
    assert.ok(Array.isArray(structured["causes"]) && structured["causes"].length === 400);
    const { length } = JSON.stringify(structured);
    assert.ok(length <= MOST_STRUCTURED, `${length}`);
  }
});

Deno.test("where the text is full before the rest is, the page ends there, and the next one goes on", async () => {
  const verdict = await verdictWith(Array.from({ length: 400 }, (_, at) => [`BR-X-${at}`, "fatal", 1] as const));
  const pages = pagesOf(verdict);
  const all = verdict.errors.map(({ message }) => message);
  assert.deepEqual(findingsOf(pages), all);
  const [first] = pages;
  assert.ok(first !== undefined && first.text.length > MOST_TEXT - 4_000, `${first?.text.length}`);
  assert.ok(JSON.stringify(first.structured).length < MOST_STRUCTURED - 4_000, "it is the text that was full");
  for (const { text } of pages) assert.ok(text.length <= MOST_TEXT, `${text.length}`);
});
