/** How much an agent is given: the last finding, name and character that there is room for, and the first that there is not. */
import assert from "node:assert/strict";
import { z } from "@hono/zod-openapi";
import { causeTexts, type Diagnosis, NAMED } from "../../host/mcp/causes.ts";
import { lineMessages, MOST_LINE } from "../../host/mcp/line_messages.ts";
import { type Answer, fitted } from "../../host/mcp/repair_tool.ts";
import type { Shown } from "../../host/mcp/tool.ts";
import { tools } from "../../host/mcp/tools.ts";
import { fittingIn, MOST_STRUCTURED, MOST_TEXT, pageOf, ROOM, type Verdict } from "../../host/mcp/verdict.ts";
import type { Json } from "../../host/mcp/lookup_tools.ts";
import { standAsIs } from "../../host/mcp/long_texts.ts";
import { validationResult } from "../../host/operations/forms.ts";
import { postXml } from "../http/requests.ts";
import { withService } from "../support/service.ts";
import { invalidInvoice } from "../support/terminal.ts";

const sizeOf = (value: unknown) => JSON.stringify(value).length;

Deno.test("an agent is given as much as the documents say", () => {
  assert.deepEqual([MOST_TEXT, MOST_STRUCTURED, ROOM, NAMED, MOST_LINE], [25_000, 100_000, 3_000, 8, 64_000_000]);
});

Deno.test("of a list as many fit as their JSON and a comma each take", () => {
  const rows = [[4, 0], [5, 1], [9, 1], [10, 2], [11, 2], [14, 2], [15, 3], [16, 3]] as const;
  for (const [most, count] of rows) assert.equal(fittingIn(["aa", "bb", "cc"], most), count, `${most}`);
  assert.equal(fittingIn([], 0), 0);
});

/** A verdict of the service, with these errors in place of its own. */
async function verdictOf(errors: readonly (readonly [rule: string, more: Readonly<Record<string, string>>])[]) {
  let given: unknown;
  await withService(async ({ ask, key }) => {
    given = await (await ask("/v1/validate", postXml(invalidInvoice, await key()))).json();
  });
  const verdict = validationResult.parse(given);
  const [sample] = verdict.errors;
  assert.ok(sample !== undefined);
  const { example: _, ...plain } = sample;
  return {
    ...verdict,
    errors: errors.map(([rule, more]) => ({ ...plain, rule, ...more })),
    warnings: [],
    information: [],
  };
}

const asked = { lang: "en", offset: 0, again: "validate_invoice" } as const;

/** The length of what the text says of the causes at those numbers. */
function lengthIn({ text }: { readonly text: string }, ...numbers: readonly number[]): readonly number[] {
  const [, listed = ""] = text.split("\n\n");
  const causes = listed.split(/\n(?=\d+\. )/);
  return numbers.map((it) => causes[it - 1]?.length ?? 0);
}

/** Pads the words of the last error, so that the text has so many characters more. */
function longer(verdict: Verdict, by: number): Verdict {
  const errors = verdict.errors.map((it, at) => {
    return at === verdict.errors.length - 1 ? { ...it, message: it.message + "x".repeat(by) } : it;
  });
  return { ...verdict, errors };
}

for (const others of [0, 1]) {
  Deno.test(`a cause ${others === 0 ? "alone" : "behind another one"} is in the text up to its last character`, async () => {
    const rules = [["BR-02", {}], ["BR-16", {}]] as const;
    const verdict = await verdictOf(rules.slice(0, 1 + others));
    const [first = 0, second = 0] = lengthIn(pageOf(verdict, asked), 1, 2);
    const room = 22_000 - (others === 0 ? first : first + 1 + second);
    const full = pageOf(longer(verdict, room), asked);
    assert.equal(full.structured["truncated"], undefined);
    assert.equal(lengthIn(full, 1, 2).reduce((sum, it) => sum + it), 22_000 - others);
    const over = pageOf(longer(verdict, room + 1), asked);
    assert.match(
      over.text,
      /^1 finding is not shown\. Fix these first, or call this again with offset [01] to see it\.$/m,
    );
    assert.deepEqual([over.structured["truncated"], over.structured["next_offset"]], [true, others]);
  });
}

Deno.test("findings are among those for programs up to the last character that there is room for", async () => {
  const verdict = await verdictOf([["BR-02", { docsUrl: "" }], ["BR-16", { docsUrl: "" }]]);
  const causes = ["BR-02", "BR-16"].map((rule) => ({ rule, severity: "fatal", count: 1 }));
  const around = sizeOf({ ...verdict, errors: [] }) + sizeOf(causes);
  const room = 97_000 - around - verdict.errors.reduce((sum, it) => sum + sizeOf(it) + 1, 0);
  const padded = (by: number) => {
    const errors = verdict.errors.map((it, at) => at === 1 ? { ...it, docsUrl: "x".repeat(by) } : it);
    return pageOf({ ...verdict, errors }, asked).structured["next_offset"];
  };
  assert.deepEqual([padded(room), padded(room + 1)], [undefined, 1]);
});

Deno.test("as many causes of a diagnosis are told as there is room for, each with the end of its line", () => {
  const cause: Diagnosis["causes"][number] = {
    ...{ title: "A", rules: ["BR-1"], findings: [], location: null, changes: [], question: null, told: "" },
  } as never;
  const causes = [cause, cause, cause];
  const [{ length } = ""] = causeTexts({ causes }, "en", Infinity);
  for (const [most, told] of [[length, 0], [length + 1, 1], [2 * length + 1, 1], [2 * length + 2, 2]] as const) {
    assert.equal(causeTexts({ causes }, "en", most).length, told, `${most}`);
  }
});

/** What a tool shows of a result. */
async function shownBy(name: string, json: Json, outcome: "done" | "refused" = "done"): Promise<Shown> {
  const tool = tools.find((it) => it.name === name) ?? assert.fail(name);
  const alongside = () => Promise.resolve(undefined);
  const call = { lang: "en", arguments: {}, stand: standAsIs, alongside } as const;
  return await tool.show({ outcome, content: { json } }, call);
}

Deno.test("a repaired document is beside its resource where the whole answer has 100,000 characters at most", () => {
  const answer: Answer = { document: "", applied: [], left: [], receipt: { repair: { applied: [] } } } as never;
  const room = 100_000 - sizeOf(answer);
  const { document: _, ...rest } = answer;
  const whole = { ...answer, document: "x".repeat(room) };
  assert.deepEqual(fitted(whole), whole);
  assert.deepEqual(fitted({ ...answer, document: "x".repeat(room + 1) }), rest);
  // Without the document, the rest has as much room.
  const beside = 100_000 - sizeOf(rest) - ',"pdf":""'.length;
  for (const [size, isCut] of [[beside, false], [beside + 1, true]] as const) {
    assert.equal("truncated" in fitted({ ...answer, pdf: "x".repeat(size) }, true), isCut);
  }
});

Deno.test("of findings that keep an invoice from being shown twenty are told", async () => {
  const verdict = await verdictOf(Array.from({ length: 21 }, (_, at) => [`BR-${at}`, {}] as const));
  const { text } = await shownBy("view_invoice", { errors: verdict.errors }, "refused");
  const rules = text.split("\n").flatMap((line) => /^(BR-\d+): /.exec(line)?.[1] ?? []);
  assert.deepEqual(rules, Array.from({ length: 20 }, (_, at) => `BR-${at}`));
});

Deno.test("what was written is said with its profile first, and then with twenty warnings at most", async () => {
  const all = Array.from({ length: 21 }, (_, at) => [`BR-${at}`, { message: "M" }] as const);
  const { errors, ...verdict } = await verdictOf(all);
  const warnings = errors.map((it) => ({ ...it, severity: "warning" }));
  const { text } = await shownBy("generate_invoice", { ...verdict, xml: "<a/>", profile: "en16931", warnings });
  const [first, ...lines] = text.split("\n");
  assert.equal(first, "WRITTEN as XML, profile en16931.");
  assert.deepEqual(lines, warnings.slice(0, 20).map(({ rule }) => `${rule}: M`));
});

/** Whether a line of so many characters goes through, as the first of the connection and after another one. */
async function linesOf(length: number): Promise<readonly boolean[]> {
  const line = new TextEncoder().encode("x".repeat(length));
  return await Promise.all(["", "{}\n"].map((before) =>
    new Promise<boolean>((resolve) => {
      const lines = lineMessages().on("error", () => resolve(false));
      lines.write(new TextEncoder().encode(before));
      lines.write(line, (error) => resolve(error === null || error === undefined));
    })
  ));
}

Deno.test("a line has 64,000,000 characters at most, the first one as any other", async () => {
  assert.deepEqual([await linesOf(MOST_LINE), await linesOf(MOST_LINE + 1)], [[true, true], [false, false]]);
});

Deno.test("an invoice that is shown as text is in the result, too, up to 97,000 characters of JSON", async () => {
  const tool = tools.find(({ name }) => name === "view_invoice") ?? assert.fail();
  const call = { lang: "en", arguments: {}, stand: standAsIs, alongside: () => Promise.resolve(undefined) } as const;
  for (const [length, isThere] of [[96_998, true], [96_999, false]] as const) {
    const { structured } = await tool.show({ outcome: "done", content: { text: "x".repeat(length) } }, call);
    assert.equal("text" in z.looseObject({}).parse(structured), isThere, `${length}, and two quotation marks`);
  }
});

for (const [count, more] of [[30, undefined], [31, "and 1 more"], [33, "and 3 more"]] as const) {
  Deno.test(`of ${count} reasons why nothing was embedded thirty are told${more === undefined ? "" : `, ${more}`}`, async () => {
    const reasons = Array.from(
      { length: count },
      (_, at) => ({ page: 1, kind: "typeface", about: "6.1", message: `reason ${at}` }),
    );
    const refused = { error: "pdf_not_archivable", message: "No.", reasons, disagreements: [] };
    const { text } = await shownBy("embed_invoice", refused, "refused");
    const lines = text.split("\n");
    assert.deepEqual(
      lines.filter((it) => it.startsWith("reason ")),
      reasons.slice(0, 30).map(({ message }) => message),
    );
    assert.equal(lines.find((it) => /^and \d+ more/.test(it))?.replace(/\.$/, ""), more);
  });
}
