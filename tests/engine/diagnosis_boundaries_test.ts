/** How far a diagnosis goes: how often a document is tried, what a cause is about, and how many names are said. */
import assert from "node:assert/strict";
import { aboutChange, aboutEntryGone, aboutFindings } from "../../engine/diagnosis/about.ts";
import { Bench } from "../../engine/diagnosis/bench.ts";
import { diagnosedOf } from "../../engine/diagnosis/model.ts";
import { words } from "../../engine/diagnosis/texts/en.ts";
import { saidOfRewrite } from "../../engine/diagnosis/texts/words.ts";
import type { Finding, Location } from "../../engine/judge/findings.ts";
import { open } from "../../engine/mod.ts";
import type { GroupId, TermId } from "../../engine/model/terms.ts";
import { treeWith } from "../support/json_trees.ts";

const simple = Deno.readTextFileSync(new URL("../../examples/invoice-simple.xml", import.meta.url));

/** How often a change that cannot be made is looked at in a document of so many characters, of which some findings take a part. */
function triesOf(xml: string, size: (findings: number) => number): number {
  const benchOf = (input: string) => {
    const opening = open({ input });
    assert.ok("ok" in opening);
    return new Bench(opening.ok, diagnosedOf(opening.ok, {}).verdict, {}, {});
  };
  const characters = size(benchOf(xml).findings.length);
  const bench = benchOf(
    xml.replace("</Invoice>", `<!--${"x".repeat(characters - xml.length - "<!---->".length)}--></Invoice>`),
  );
  let tries = -1;
  for (; !bench.ended; tries++) {
    assert.equal(bench.tried({ patch: [{ op: "replace", path: "/none", value: "1" }] }), undefined);
  }
  return tries;
}

Deno.test("a document of 1,500,000 characters in all is tried, 90 times at most and twice at least", () => {
  const rows = [[16_666, 90], [16_667, 89], [16_854, 88], [500_000, 3], [500_001, 2], [750_000, 2], [
    800_000,
    2,
  ]] as const;
  for (const [characters, tries] of rows) assert.equal(triesOf(simple, () => characters), tries, `${characters}`);
});

Deno.test("each finding takes as long as a hundred characters of the document", () => {
  const wrong = simple.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, "$11.00");
  const of = (characters: number) =>
    triesOf(wrong, (findings) => {
      assert.notEqual(findings, 0);
      return characters - 100 * findings;
    });
  assert.deepEqual([of(16_853), of(16_854)], [89, 88]);
});

Deno.test("a cause is about its first change that leaves something, else about the first one", () => {
  const gone = { pointer: "/dueDate", old: "2026-01-01", new: null };
  const put = { pointer: "/lines/0/netAmount", old: "1.00", new: "2.00" };
  const more = { pointer: "/currency", old: null, new: "EUR" };
  assert.deepEqual(aboutChange([gone, put, more]), {
    ...{ id: "BT-131", pointer: "/lines/0/netAmount", old: "1.00", new: "2.00", count: 3 },
  });
  assert.deepEqual(aboutChange([more, put]), {
    id: "BT-5",
    pointer: "/currency",
    old: undefined,
    new: "EUR",
    count: 2,
  });
  assert.deepEqual(aboutChange([gone]), {
    id: "BT-9",
    pointer: "/dueDate",
    old: "2026-01-01",
    new: undefined,
    count: 1,
  });
});

Deno.test("an entry of a list that goes is what a cause is about, where nothing else changes", () => {
  const remove = (path: string) => ({ op: "remove", path }) as const;
  assert.deepEqual(aboutEntryGone([remove("/lines/0")]), { id: "BG-25", pointer: "/lines/0" });
  assert.deepEqual(aboutEntryGone([remove("/vatBreakdown/12")]), { id: "BG-23", pointer: "/vatBreakdown/12" });
  assert.equal(aboutEntryGone([remove("/lines/0"), remove("/lines/0")]), undefined);
  assert.equal(aboutEntryGone([remove("/dueDate")]), undefined);
  assert.equal(aboutEntryGone([]), undefined);
});

/** Any finding. */
const sample: Finding<Location> = {
  ...{ rule: "BR-1", field: "BG-0", severity: "fatal", message: "", fix: "", docsUrl: "" },
  location: { path: "/", line: 1, column: 1 },
};

/** What findings are about that are at places of an invoice, each with what it names. */
function aboutOf(
  texts: Readonly<Record<string, string>>,
  ...found: readonly (readonly [string | undefined, TermId | GroupId | readonly TermId[]])[]
) {
  const findings = found.map(([, field]) => ({ ...sample, field }));
  const pointers = new Map(findings.map((it, at) => [it, found[at]?.[0]]));
  const { id, pointer } = aboutFindings(findings, { tree: treeWith(texts), pointers });
  return `${id} ${pointer}`;
}

Deno.test("what findings miss alike is what they are about, and of one finding what it names", () => {
  const seller = { "/seller/name": "A", "/buyer/name": "B" };
  assert.equal(aboutOf(seller, ["/seller", "BT-31"], ["/seller", "BT-31"]), "BT-31 /seller/vatId");
  assert.equal(aboutOf(seller, ["/seller", "BT-31"]), "BT-31 /seller/vatId");
  assert.equal(aboutOf(seller, ["/seller", ["BT-30", "BT-31"]], ["/seller", "BT-31"]), "BT-31 /seller/vatId");
  assert.equal(aboutOf(seller, ["/seller", "BT-31"], ["/seller", ["BT-30", "BT-31"]]), "BT-31 /seller/vatId");
  assert.equal(aboutOf(seller, ["/seller", ["BT-30", "BT-31"]]), "BT-30 /seller/legalRegistrationId");
  assert.equal(aboutOf(seller, ["/seller/name", "BT-28"], ["/buyer/name", "BT-45"]), "BT-28 /seller/name");
});

Deno.test("an entry of a list that is missing comes behind the others; where nobody knows which is meant, it is the only one", () => {
  const of = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`/lines/${at}/id`, `${at}`]));
  assert.deepEqual([aboutOf(of(0), ["", "BG-25"]), aboutOf(of(1), ["", "BG-25"]), aboutOf(of(2), ["", "BG-25"])], [
    "BG-25 /lines/0",
    "BG-25 /lines/1",
    "BG-25 /lines/2",
  ]);
  assert.deepEqual([
    aboutOf(of(0), [undefined, "BG-25"]),
    aboutOf(of(1), [undefined, "BG-25"]),
    aboutOf(of(2), [undefined, "BG-25"]),
  ], [
    "BG-25 /lines/0",
    "BG-25 /lines/0",
    "BG-25 ",
  ]);
});

Deno.test("five names are said of what is too much in a document, each in the marks of the language", () => {
  const of = (count: number) => {
    const names = Array.from({ length: count }, (_, at) => `n${at + 1}`);
    const { title, told } = saidOfRewrite({ rewrite: "surplus", names, to: undefined } as never, words);
    return (title + told).match(/n\d/g)?.join(" ");
  };
  assert.deepEqual([of(1), of(5), of(6)], ["n1", "n1 n2 n3 n4 n5", "n1 n2 n3 n4 n5"]);
});

/** What becomes of a document with a change of its amounts, by their names. */
function triedOn(xml: string, changes: Readonly<Record<string, string>>) {
  const opening = open({ input: xml });
  assert.ok("ok" in opening);
  const bench = new Bench(opening.ok, diagnosedOf(opening.ok, {}).verdict, {}, {});
  const patch = Object.entries(changes).map(([path, value]) => ({ op: "replace", path, value }) as const);
  const tested = bench.tried({ patch });
  assert.ok(tested !== undefined);
  const { cleared, brings, more, isSameDue, denied, invented } = tested;
  return { cleared: [...cleared].map(({ rule }) => rule), brings, more, isSameDue, denied, invented };
}

const off = simple.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, "$1570.20");

Deno.test("a change that puts a sum right clears its finding, and brings none", () => {
  assert.deepEqual(triedOn(off, { "/totals/payableAmount": "571.20" }), {
    ...{ cleared: ["BR-CO-16"], brings: [], more: -1, isSameDue: false, denied: 1, invented: 0 },
  });
});

Deno.test("a change that makes nothing right clears no finding, and what fails then and did not is said", () => {
  assert.deepEqual(triedOn(off, { "/totals/payableAmount": "570.30" }), {
    ...{ cleared: [], brings: [], more: 0, isSameDue: false, denied: 1, invented: 0 },
  });
  assert.deepEqual(triedOn(simple, { "/totals/payableAmount": "570.20" }), {
    ...{ cleared: [], brings: ["BR-CO-16"], more: 1, isSameDue: false, denied: 1, invented: 0 },
  });
});

Deno.test("a change beside the amount due leaves that, and says how many values it denies", () => {
  const { isSameDue, denied, invented, more } = triedOn(simple, { "/issueDate": "2020-01-01" });
  assert.deepEqual([isSameDue, denied, invented, more], [true, 1, 0, 0]);
});
