/** What repair_invoice and diagnose_invoice say of repairs and causes, to the letter: an agent acts on the text. */
import assert from "node:assert/strict";
import { causeTexts, changeText, type Diagnosis, placeText } from "../../host/mcp/causes.ts";
import type { Answer } from "../../host/mcp/repair_tool.ts";
import { tools } from "../../host/mcp/tools.ts";
import { words } from "../../host/mcp/words.ts";
import { ofJson } from "../support/shown.ts";

type Cause = Diagnosis["causes"][number];
type Left = Answer["left"][number];

const tool = tools.find(({ name }) => name === "repair_invoice") ?? assert.fail();
const standing = { valid: true, official_valid: true, errors: 0 };
const receipt = {
  sha256: "0".repeat(64),
  hash_input: "raw_xml_bytes",
  result_sha256: "0".repeat(64),
  issued_at: "2026-11-26T00:00:00Z",
  engine: "faktlint",
  statement: "a statement",
  repair: { document: { sha256: "0".repeat(64), hash_input: "raw_xml_bytes" }, amount_due: "Due: 5.00 EUR" },
};

/** What an operation answers, with some of it. */
function answered(some: object): Record<string, unknown> {
  const amount = { old: "5.00", new: "5.00" };
  const answer = { document: "<Invoice/>", media_type: "application/xml", applied: [], left: [], amount_due: amount };
  return {
    ...answer,
    direction: "same",
    currency: "EUR",
    before: standing,
    after: standing,
    receipt: whole(some),
    ...some,
  };
}

function whole(some: { readonly applied?: unknown }) {
  return { ...receipt, repair: { applied: some.applied ?? [], before: standing, after: standing, ...receipt.repair } };
}

const change = (at: number) => ({ pointer: `/lines/${at}/netAmount`, old: "1", new: "2", location: null });
const changes = (count: number) => Array.from({ length: count }, (_, at) => change(at));
const rules = (count: number) => Array.from({ length: count }, (_, at) => `BR-${at}`);
/** Of what there is more of, so many are named. */
const NAMED = 8;

const applied = { id: "a", kind: "derived", title: "The sum\u202e", rules: rules(NAMED + 1), changes: changes(1) };
const left: Left = {
  id: `BR-1@/"x"`,
  kind: "owed",
  title: "The rate",
  rules: ["BR-1"],
  reason: "It is owed.",
  changes: [],
  choices: [],
  question: null,
};
const choice = {
  id: "c",
  title: "1 by 2",
  told: "",
  patch: [],
  changes: [],
  amount_due: { old: null, new: null },
  direction: "same" as const,
};
const question = {
  term: "BT-10",
  pointer: "/buyerReference",
  title: "What is it?",
  who: "buyer" as const,
  fields: [{ pointer: "/buyerReference", term: "BT-10", title: "What is it?", value: null, codes: null }],
};

async function linesFor(some: object): Promise<readonly string[]> {
  return (await ofJson(tool, answered(some))).text.split("\n");
}

Deno.test("where nothing was changed, a document that is valid can be sent, and there is no other beside the text", async () => {
  const shown = await ofJson(tool, answered({}));
  assert.deepEqual(shown.text.split("\n"), [
    "NOTHING CHANGED.",
    "VALID: no fatal finding is left.",
    "Due: 5.00 EUR.",
    "Next: nothing more has to be changed.",
  ]);
  assert.equal(shown.blocks, undefined);
});

Deno.test("each repair is listed with its kind, its rules and its changes, and the document goes with the text", async () => {
  const shown = await ofJson(tool, answered({ applied: [applied], pdf: "The PDF has it." }));
  assert.deepEqual(shown.text.split("\n"), [
    "REPAIRED: 1 repair, and nothing else was changed.",
    "VALID: no fatal finding is left.",
    "Due: 5.00 EUR.",
    "The PDF has it.",
    words.en.quoted,
    "",
    `- The sum\\u{202e} (derived, ${rules(NAMED).join(", ")})`,
    `   Change: /lines/0/netAmount: "1" → "2"`,
    "",
    "The repaired document is the resource beside this text. Give it to the user as it is.",
    "Next: nothing more has to be changed.",
  ]);
  const resource = { uri: "faktlint://repaired/invoice.xml", mimeType: "application/xml", text: "<Invoice/>" };
  assert.deepEqual(shown.blocks, [{ type: "resource", resource }]);
});

Deno.test("a PDF goes with the text as base64", async () => {
  const media = { media_type: "application/pdf", document: "JVBERg==" };
  const shown = await ofJson(tool, answered({ ...media, applied: [applied] }));
  const resource = { uri: "faktlint://repaired/invoice.pdf", mimeType: "application/pdf", blob: "JVBERg==" };
  assert.deepEqual(shown.blocks, [{ type: "resource", resource }]);
});

for (const [count, more] of [[NAMED, []], [NAMED + 2, ["   Change: and 2 more"]]] as const) {
  Deno.test(`of ${count} changes ${NAMED} are listed, ${more.length === 0 ? "which are all" : "and how many more"}`, async () => {
    const lines = await linesFor({ applied: [{ ...applied, changes: changes(count) }] });
    const told = lines.filter((it) => it.startsWith("   Change: "));
    const first = changes(NAMED).map((it) => `   Change: ${changeText(it, "en")}`);
    assert.deepEqual(told, [...first, ...more]);
  });
}

/** What is left, and its lines after the title and the reason. */
const decisions: readonly (readonly [of: string, left: Partial<Left>, lines: readonly string[]])[] = [
  ["what is owed takes consent", {}, [`   If the user agrees, give this id in accept: "BR-1@/\\"x\\""`]],
  ["what is open takes none by itself", { kind: "open" }, []],
  [
    "of several choices each can be taken",
    { kind: "open", choices: [choice, { ...choice, id: "d", title: "2 by 1", direction: "turned" }] },
    [
      `   If the user agrees, give this id in accept: "c" (1 by 2)`,
      `   or this one, if the user chooses it: "d" (2 by 1) (this changes who pays whom, or whether it counts as paid)`,
    ],
  ],
  [
    "a question has its place",
    { kind: "open", question },
    ["   Ask the user: What is it?", "   and give the answer in answers, as the value of: /buyerReference"],
  ],
  [
    "a question without a place has no answer to be written",
    { kind: "open", question: { ...question, pointer: "" } },
    ["   Ask the user: What is it?"],
  ],
];

for (const [of, some, own] of decisions) {
  Deno.test(`${of}, and the agent is told to ask`, async () => {
    const kind = some.kind ?? left.kind;
    const refused = { valid: false, official_valid: false, errors: 3 };
    assert.deepEqual(await linesFor({ left: [{ ...left, ...some }], after: refused }), [
      "NOTHING CHANGED.",
      "NOT VALID yet: 3 fatal findings are left.",
      "Due: 5.00 EUR.",
      words.en.quoted,
      "",
      "Left for the user to decide: 1.",
      `- The rate (${kind}, BR-1)`,
      "   Why: It is owed.",
      ...own,
      "",
      "Next: show the user what is left, and call repair_invoice with the same document and what the user decides.",
    ]);
  });
}

Deno.test("where nothing can be done and the document is not valid, the agent is led to the diagnosis", async () => {
  const lines = await linesFor({ after: { valid: false, official_valid: false, errors: 1 } });
  assert.equal(lines.at(-1), "Next: call diagnose_invoice, and ask the user about what it names.");
});

Deno.test("of more repairs than fit, the first are listed, and how many more there are", async () => {
  const many = Array.from({ length: 400 }, () => ({ ...applied, title: "x".repeat(100) }));
  const lines = await linesFor({ applied: many, left: [left] });
  const told = lines.filter((it) => it.startsWith("- ")).length;
  assert.ok(told > 50 && told < 400, `${told}`);
  // What is left has a line of its own before it.
  assert.ok(lines.includes(`and ${400 + 2 - told} more`), lines.at(-3));
});

const finding: Cause["findings"][number] = {
  rule: "BR-1",
  severity: "fatal",
  field: ["BT-1"],
  message: "M",
  fix: "F",
  docsUrl: "",
  example: "E\nE",
};
const cause: Cause = {
  id: "x",
  title: "Wrong",
  told: "",
  rules: rules(NAMED + 1),
  location: null,
  patch: null,
  kind: "open",
  findings: [finding],
  changes: [],
  question: null,
};

/** A cause, and its lines. */
const causes: readonly (readonly [of: string, some: Partial<Cause>, lines: readonly string[]])[] = [
  [
    "one without a change has its fix and an example in one line",
    { question },
    [
      `1. Wrong (fatal, ${rules(NAMED).join(", ")}; BT-1)`,
      "   Problem: M",
      "   Fix: F",
      "   Example: E E",
      "   Ask the user: What is it?",
    ],
  ],
  [
    "one with a change has that, and no fix",
    { rules: ["BR-1"], changes: changes(1), location: { pointer: "/lines/0" } },
    ["1. Wrong (fatal, BR-1; BT-1)", "   At: /lines/0", "   Problem: M", `   Change: /lines/0/netAmount: "1" → "2"`],
  ],
  [
    "one of a term has the field of it",
    { rules: ["BR-1"], title: "Wrong number (BT-1)" },
    [
      "1. Wrong number (BT-1) (fatal, BR-1; BT-1)",
      "   Field: invoiceNumber",
      "   Problem: M",
      "   Fix: F",
      "   Example: E E",
    ],
  ],
  ["one without findings has its title", { rules: ["BR-1"], findings: [] }, ["1. Wrong (BR-1)"]],
  [
    "one with many changes has the first, and how many more",
    { rules: ["BR-1"], findings: [], changes: changes(NAMED + 1) },
    [
      "1. Wrong (BR-1)",
      ...changes(NAMED).map((it) => `   Change: ${changeText(it, "en")}`),
      "   Change: and 1 more",
    ],
  ],
];

for (const [of, some, lines] of causes) {
  Deno.test(`of causes, ${of}`, () => {
    const [text = ""] = causeTexts({ causes: [{ ...cause, ...some }] }, "en", 10_000);
    assert.deepEqual(text.split("\n"), lines);
  });
}

Deno.test("causes are numbered, and as many are listed as fit, to the character", () => {
  const two = [{ ...cause, findings: [] }, { ...cause, findings: [] }];
  const [first = "", second = ""] = causeTexts({ causes: two }, "en", 10_000);
  assert.equal(second, first.replace("1.", "2."));
  const size = first.length + 1 + second.length + 1;
  assert.equal(causeTexts({ causes: two }, "en", size).length, 2);
  assert.equal(causeTexts({ causes: two }, "en", size - 1).length, 1);
});

Deno.test("places are a path with line and column, or a pointer, and the whole invoice is a slash", () => {
  assert.equal(placeText({ path: "/a", line: 2, column: 3 }, "en"), "/a (2:3)");
  assert.equal(placeText({ pointer: "/lines/0" }, "en"), "/lines/0");
  assert.equal(placeText({ pointer: "" }, "en"), "/");
});

Deno.test("a change from nothing, and one to nothing, is worded as such", () => {
  assert.equal(changeText({ pointer: "/invoiceNumber", old: null, new: "1" }, "en"), `/invoiceNumber: (nothing) → "1"`);
  assert.equal(
    changeText({ pointer: "/invoiceNumber", old: "1", new: null }, "en"),
    `/invoiceNumber: "1" → (remove it)`,
  );
});
