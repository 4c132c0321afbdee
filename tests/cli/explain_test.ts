import assert from "node:assert/strict";
import { faktlint } from "../support/terminal.ts";
import { problems } from "../../host/domain/problems.ts";

Deno.test("explain says of a rule what it requires, its terms, its place in JSON, UBL and CII and the fix", async () => {
  const { status, out, err } = await faktlint(["explain", "BR-02"]);
  assert.deepEqual([status, err], [0, ""]);
  assert.match(out, /^BR-02 \(error\)\n {2}Requires: +\S.*\n {2}Fix: +\S/);
  assert.match(out, /^ {2}Terms: +BT-1$/m);
  assert.match(out, /^ {2}In JSON: +invoiceNumber\n {2}In UBL: +cbc:ID\n {2}In CII: +rsm:\S+\/ram:ID$/m);
  assert.doesNotMatch(out, /\{\w+\}/);
});

Deno.test("explain takes ids in any letter case, and several of them", async () => {
  const { out } = await faktlint(["explain", "br-co-10", "BR-02", "br-de-23-A"]);
  assert.match(out, /^BR-CO-10 \(error\)$/m);
  assert.match(out, /^BR-02 \(error\)$/m);
  assert.match(out, /^BR-DE-23-a \(error\)$/m);
});

Deno.test("explain tells ids that differ in their letters alone apart", async () => {
  const { out } = await faktlint(["explain", "ubl-CR-384", "UBL-CR-384"]);
  assert.deepEqual(out.match(/^\S+(?= \()/gm), ["ubl-CR-384", "UBL-CR-384"]);
});

Deno.test("explain knows the rules that only strict mode runs, in each language", async () => {
  for (const lang of ["en", "de", "fr"]) {
    const { status, out } = await faktlint([
      "explain",
      "--lang",
      lang,
      "ubl-cr-646",
      "CII-DT-001",
      "BR-DEX-09",
      "SE-R-013",
    ]);
    assert.equal(status, 0);
    assert.deepEqual(out.match(/^\S+ \(\w+\)$/gm)?.map((it) => it.split(" ")[0]), [
      "UBL-CR-646",
      "CII-DT-001",
      "BR-DEX-09",
      "SE-R-013",
    ]);
    assert.doesNotMatch(out, /\{\w+\}/);
  }
});

Deno.test("explain says of every code of an error when it comes, and what to do", async () => {
  for (const [code, { when, then }] of Object.entries(problems)) {
    const { status, out } = await faktlint(["explain", code]);
    assert.equal(status, 0);
    assert.ok(out.includes(when) && out.includes(then), out);
    const json = JSON.parse((await faktlint(["explain", "--format", "json", code])).out);
    assert.deepEqual(json, { error: code, when, then });
  }
});

Deno.test("explain in JSON is an object for one rule and a list for several", async () => {
  const one = JSON.parse((await faktlint(["explain", "--format", "json", "BR-02"])).out);
  const { message, fix, docsUrl, causes, example: _, ...rest } = one;
  const places = { json: "invoiceNumber", ubl: "cbc:ID", cii: "rsm:ExchangedDocument/ram:ID" };
  assert.deepEqual(rest, { rule: "BR-02", field: ["BT-1"], severity: "fatal", xpath: "/Invoice/cbc:ID", places });
  assert.ok(message.length > 0 && fix.length > 0 && causes.length > 1);
  assert.equal(docsUrl, "faktlint explain BR-02");
  const two = JSON.parse((await faktlint(["explain", "--format", "json", "BR-02", "BR-03"])).out);
  assert.deepEqual(two.map(({ rule }: { rule: string }) => rule), ["BR-02", "BR-03"]);
});

Deno.test("explain names the usual causes in software in the language asked for, one a line", async () => {
  for (
    const [lang, title, cause] of [
      ["en", "Usual causes:", "Amounts are binary floating-point numbers"],
      ["de", "Häufige Ursachen:", "Beträge werden als binäre Gleitkommazahlen geführt"],
      ["fr", "Causes fréquentes\u00a0:", "Les montants sont des nombres à virgule flottante"],
    ] as const
  ) {
    const lines = (await faktlint(["explain", "--lang", lang, "BR-CO-10"])).out.split("\n");
    const at = lines.findIndex((line) => line.startsWith(`  ${title}`));
    assert.ok(at > 0 && lines.slice(at).some((line) => line.trim().startsWith(cause)), lang);
  }
});

Deno.test("the service's own rules name their terms and their place, or the invoice as a whole", async () => {
  const { out } = await faktlint(["explain", "--format", "json", "ATW-VAT-CATEGORY-B", "ATW-RULE-FAILED"]);
  const [category, failed] = JSON.parse(out);
  assert.equal(category.field[0], "BT-151");
  assert.match(category.xpath, /^\/Invoice\/cac:InvoiceLine\/.*cbc:ID/);
  assert.deepEqual([failed.field, failed.xpath], [["BG-0"], "/Invoice"]);
});

Deno.test("explain --all lists official rules and the service's own, each once and complete", async () => {
  const all: { rule: string; message: string; fix: string }[] = JSON.parse(
    (await faktlint(["explain", "--all", "--format", "json"])).out,
  );
  const ids = all.map(({ rule }) => rule);
  for (
    const id of [
      "BR-02",
      "BR-CO-10",
      "ATW-VALUE-NOT-A-NUMBER",
      "ATW-RULE-FAILED",
      "UBL-SR-01",
      "CII-SR-452",
      "BR-B-01",
      "NO-R-001",
    ]
  ) assert.ok(ids.includes(id), id);
  assert.deepEqual(ids, [...new Set(ids)]);
  assert.deepEqual(all.filter(({ message, fix }) => message === "" || fix === "" || /\{\w+\}/.test(message + fix)), []);
});
