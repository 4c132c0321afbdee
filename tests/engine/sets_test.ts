/** Further rule sets: what follows a document while it is read, and what becomes of what it finds. */
import assert from "node:assert/strict";
import {
  type EngineFault,
  type Finding,
  judge,
  type Location,
  type RuleSet,
  validate,
  validateJson,
} from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { binder, isRefusal } from "../../engine/syntax/read/bind.ts";
import { pathTo } from "../../engine/syntax/bound.ts";
import { type OpenedJson, openJson, openXml } from "../../engine/open/open.ts";
import { verdictWithPatches } from "../../engine/diagnosis/patches.ts";
import { scenarioOfProfile, setsOf } from "../../engine/scenarios/find.ts";
import { ubl } from "../../engine/syntax/ubl.ts";
import { check, type Rule, type Severity } from "../../engine/rules/kit/rule.ts";
import { theInvoice } from "../../engine/rules/kit/select.ts";
import type { XmlSink } from "../../engine/xml/reader.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";
import { boundOf, invoiceOf } from "../support/ubl.ts";

const bind = binder([ubl]);
const ENVELOPE = "http://www.unece.org/cefact/namespaces/StandardBusinessDocumentHeader";

/** Notes each event, one per line. */
class Notes implements XmlSink {
  readonly lines: string[] = [];

  open(name: string, attributes: Readonly<Record<string, string>> | undefined, offset: number, raw: string): void {
    this.lines.push(`${offset} <${raw} = ${name}${attributes === undefined ? "" : ` ${JSON.stringify(attributes)}`}>`);
  }

  text(text: string, offset: number): void {
    if (text.trim() !== "") this.lines.push(`${offset} ${text}`);
  }

  close(name: string, offset: number): void {
    this.lines.push(`${offset} </${name}>`);
  }
}

Deno.test("who listens gets the events of the document from its root to its end, and nothing around it", () => {
  const document = invoiceOf('<cbc:ID schemeID="X">1</cbc:ID><cbc:Odd/>').replaceAll("cbc:", "b:").replace(
    ":cbc=",
    ":b=",
  );
  const wrapped =
    `<StandardBusinessDocument xmlns="${ENVELOPE}"><StandardBusinessDocumentHeader>no</StandardBusinessDocumentHeader>\n${document}\n<!-- no --></StandardBusinessDocument>`;
  for (const text of [document, wrapped]) {
    const notes = new Notes();
    const syntaxes: string[] = [];
    const listen = (syntax: string) => (syntaxes.push(syntax), notes);
    assert.ok(!isRefusal(bind(text, { unwrap: true, listen })));
    const at = (piece: string) => text.indexOf(piece);
    assert.deepEqual(syntaxes, ["ubl-invoice"]);
    assert.deepEqual(notes.lines, [
      `${at("<Invoice")} <Invoice = ubl:Invoice>`,
      `${at("<b:ID")} <b:ID = cbc:ID {"schemeID":"X"}>`,
      `${at(">1<") + 1} 1`,
      `${at("<b:Odd")} </cbc:ID>`,
      `${at("<b:Odd")} <b:Odd = cbc:Odd>`,
      `${at("</Invoice>")} </cbc:Odd>`,
      `${at("</Invoice>") + "</Invoice>".length} </ubl:Invoice>`,
    ]);
  }
});

Deno.test("a set gets all events in their order, of a large document and of the one after it", () => {
  const followed = (text: string) => {
    const notes = new Notes();
    const opened = openXml(text, { sets: [{ id: "noted", name: "Noted", follow: () => notes }] });
    assert.ok("ok" in opened);
    return notes.lines;
  };
  const read = (text: string) => {
    const notes = new Notes();
    assert.ok(!isRefusal(bind(text, { listen: () => notes })));
    return notes.lines;
  };
  const small = invoiceOf("<cbc:ID>1</cbc:ID>");
  const many = "<cbc:Odd a='1'>x<!-- -->y</cbc:Odd>".repeat(3_000);
  const large = invoiceOf(`<cbc:CustomizationID>1</cbc:CustomizationID>${many}<cac:Odd>${many}</cac:Odd>`);
  const endless = invoiceOf(`<cbc:Odd>${"x<!-- -->".repeat(20_000)}</cbc:Odd>`);
  for (const text of [small, large, small, endless, small]) assert.deepEqual(followed(text), read(text));
});

Deno.test("a set can ask what prefixes stand for where an element stands, though it gets that when the document ends", () => {
  const seen: unknown[] = [];
  const sink: XmlSink = {
    open: (name, _attributes, _offset, _raw, scope) => seen.push([name, scope?.uri("cbc"), scope?.uri("x")]),
    text: () => {},
    close: () => {},
  };
  const cbc = "urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2";
  const text = invoiceOf('<cbc:ID xmlns:x="urn:x">1</cbc:ID><cbc:Odd/>');
  assert.ok("ok" in openXml(text, { sets: [{ id: "noted", name: "Noted", follow: () => sink }] }));
  assert.deepEqual(seen, [["ubl:Invoice", cbc, undefined], ["cbc:ID", cbc, "urn:x"], ["cbc:Odd", cbc, undefined]]);
});

Deno.test("nothing follows a document that is not an invoice", () => {
  assert.ok(isRefusal(bind("<Order/>", { listen: () => assert.fail("asked") })));
});

Deno.test("an element that no row expects has its path", () => {
  const { notRead } = boundOf(invoiceOf(`<cac:Delivery><cbc:ID>1</cbc:ID><cac:Carrier><cbc:Odd>2</cbc:Odd></cac:Carrier>
    <cac:Carrier><cbc:Even>3</cbc:Even></cac:Carrier></cac:Delivery><cbc:Odd>4</cbc:Odd>`));
  assert.deepEqual(notRead.map(({ step }) => pathTo(step)), [
    "ubl:Invoice/cac:Delivery/cbc:ID",
    "ubl:Invoice/cac:Delivery/cac:Carrier/cbc:Odd",
    "ubl:Invoice/cac:Delivery/cac:Carrier/cbc:Even",
    "ubl:Invoice/cbc:Odd",
  ]);
});

/** A set that no row names, with two rules on the names of elements, of which one does not run, and one on the bound document. */
function setOf(seen: (name: string) => string | undefined, severity: Severity = "information"): RuleSet {
  return {
    id: "tests",
    name: "T-*",
    follow: (_, report) => ({
      open(name, _, offset) {
        const id = seen(name);
        if (id !== undefined) report({ id, offset, actual: name });
      },
      text() {},
      close() {},
    }),
    plan: () => ({
      official: 3,
      steps: [{ id: "T-3", rule, check: fails, severity: "warning" }],
      severityOf: (id) => id === "T-2" ? "off" : severity,
    }),
    text: (id, { lang }) => ({ message: `${id} in ${lang}: {actual}`, fix: "Remove it." }),
    example: (id) => `the example of ${id}`,
  };
}

const fails = check(theInvoice, () => false);
const rule: Rule = { terms: ["BT-1"], severity: "warning", ubl: fails };

function byId<L extends Location>(findings: readonly Finding<L>[]): ReadonlyMap<string, Finding<L>> {
  return new Map(findings.map((it) => [it.rule, it]));
}

Deno.test("what a set finds while a document is read is a finding with its wording, severity and place", () => {
  const xml = invoiceOf("\n<cbc:Odd>1</cbc:Odd>\n<cbc:Even>2</cbc:Even>");
  const graded = (xml: string, strict: boolean, severity?: Severity) => {
    const seen = (name: string) => name === "cbc:Odd" ? "T-1" : name === "cbc:Even" ? "T-2" : undefined;
    const outcome = validate(xml, { sets: [setOf(seen, severity)], strict });
    assert.ok("ok" in outcome);
    return outcome.ok;
  };
  const found = byId(graded(xml, false).information).get("T-1");
  assert.deepEqual(found?.location, { path: "/Invoice/cbc:Odd", line: 2, column: 1 });
  assert.equal(found?.message, 'T-1 in en: "cbc:Odd"');
  assert.equal(found?.example, "the example of T-1");
  assert.deepEqual(found?.field, "BG-0");
  assert.ok(byId(graded(xml, true, "fatal").errors).has("T-1"));
  assert.ok(byId(graded(xml, false, "fatal").errors).has("T-1"));
  const { errors, warnings, information } = graded(xml, true);
  assert.ok(!byId([...errors, ...warnings, ...information]).has("T-2"));
  assert.ok(byId(warnings).has("T-3"));
});

Deno.test("the provenance counts the rules of a set", () => {
  const { provenance } = outcomeOf(invoiceOf(""), []);
  const more = outcomeOf(invoiceOf(""), [setOf(() => undefined)]).provenance;
  assert.equal(more.rules_evaluated, provenance.rules_evaluated + 3);
});

Deno.test("what a caller calls his set says nothing of which official sets ran", () => {
  const strictly = (sets: readonly RuleSet[]) => {
    const outcome = validate(invoiceOf("<cbc:ID>1</cbc:ID>"), { strict: true, sets });
    assert.ok("ok" in outcome);
    return outcome.ok.provenance;
  };
  const own = { ...setOf(() => undefined), id: setsOf(scenarioOfProfile("en16931"), "ubl").join(" ") };
  assert.deepEqual(strictly([own]).families_not_run, strictly([]).families_not_run);
  assert.deepEqual(strictly(official).families_not_run, []);
});

function outcomeOf(xml: string, sets: readonly RuleSet[]) {
  const outcome = validate(xml, { sets });
  assert.ok("ok" in outcome);
  return outcome.ok;
}

Deno.test("a set that rows name has nothing to say of a document that is of none of them", () => {
  const set: RuleSet = { ...setOf(() => "T-1"), id: "elements-facturx-basic" };
  assert.deepEqual(outcomeOf(invoiceOf(""), [set]), outcomeOf(invoiceOf(""), []));
});

Deno.test("a set that breaks is a fatal finding that names it, and the others go on", () => {
  const faulty = setOf((name) => {
    throw new Error(name);
  });
  const unworded: RuleSet = {
    ...setOf(() => "T-1"),
    name: "U-*",
    text: () => {
      throw new Error("no wording");
    },
  };
  const sets = [{ ...faulty, name: "F-*" }, unworded, setOf((name) => name === "cbc:Odd" ? "T-1" : undefined)];
  const faults: EngineFault[] = [];
  const outcome = validate(invoiceOf("<cbc:Odd>1</cbc:Odd>"), { sets, onFault: (fault) => faults.push(fault) });
  assert.ok("ok" in outcome);
  const { errors, information } = outcome.ok;
  const causes = faults.map(({ at, cause }) => [at, cause instanceof Error ? cause.message : cause]);
  assert.deepEqual(causes, [["F-*", "ubl:Invoice"], ["T-3", "no wording"], ["U-*", "no wording"]]);
  const failed = errors.filter(({ rule }) => rule === "ATW-RULE-FAILED");
  assert.deepEqual(failed.map(({ message }) => /[FTU]-[*3]/.exec(message)?.[0]), ["F-*", "T-3", "U-*"]);
  assert.ok(byId(information).has("T-1"));
});

Deno.test("of a rule that fails a thousand times as many are kept as a result can hold, and all are counted", () => {
  const xml = invoiceOf("<cbc:Odd>1</cbc:Odd>".repeat(1_000));
  const set = setOf((name) => name === "cbc:Odd" ? "T-1" : undefined, "fatal");
  const outcome = validate(xml, { sets: [set], strict: true });
  assert.ok("ok" in outcome);
  const own = outcome.ok.errors.filter(({ rule }) => rule === "T-1");
  const others = validate(xml, { strict: true });
  assert.ok("ok" in others);
  assert.ok(own.length <= 500);
  assert.equal(outcome.ok.findings_truncated?.by_severity.errors.total, others.ok.errors.length + 1_000);
});

Deno.test("a set follows the document that a JSON invoice becomes, and its findings have pointers", () => {
  const json = JSON.stringify({ invoiceNumber: "1", lines: [{ id: "1" }, { id: "2", description: "Chair" }] });
  const outcome = validateJson(json, {
    sets: [setOf((name) => name === "cbc:Name" ? "T-1" : undefined, "fatal")],
    strict: true,
  });
  assert.ok("ok" in outcome);
  const found = byId(outcome.ok.errors).get("T-1");
  assert.deepEqual(found?.location, { pointer: "/lines/1/description" });
});

Deno.test("what a set finds names the term that it is, in XML and in JSON, or else the invoice", () => {
  const named = (elements: readonly string[]) => setOf((name) => elements.includes(name) ? "T-1" : undefined);
  const xml = invoiceOf("<cbc:ID>1</cbc:ID><cac:InvoiceLine><cbc:ID>1</cbc:ID></cac:InvoiceLine>");
  for (
    const [element, field] of [["cbc:ID", "BT-126"], ["cac:InvoiceLine", "BG-25"], ["ubl:Invoice", "BG-0"]] as const
  ) {
    const { information } = outcomeOf(xml, [named([element])]);
    assert.equal(byId(information).get("T-1")?.field, field, element);
  }
  const json = JSON.stringify({ issueDate: "2026-11-30", seller: { name: "A" }, lines: [{ id: "1", quantity: 1 }] });
  const fields: readonly (readonly [element: string, field: string])[] = [
    ["ubl:Invoice", "BG-0"],
    ["cbc:IssueDate", "BT-2"],
    ["cac:InvoiceLine", "BG-25"],
    ["cbc:InvoicedQuantity", "BT-129"],
    ["cbc:RegistrationName", "BT-27"],
  ];
  for (const [element, field] of fields) {
    const outcome = validateJson(json, { sets: [named([element])] });
    assert.ok("ok" in outcome);
    assert.equal(byId(outcome.ok.information).get("T-1")?.field, field, element);
  }
});

Deno.test("a set that did not follow the document cannot judge it, which is the caller's mistake", () => {
  const opened = openXml(invoiceOf(""));
  assert.ok("ok" in opened);
  const { ok } = opened;
  assert.throws(() => judge(ok, { sets: [setOf(() => undefined)] }), TypeError);
});

Deno.test("a fault while patches are looked for leaves the verdict as it is, and is said", () => {
  const cause = new Error("no source");
  const opened = openJson(textWith(sound, { "/totals/payableAmount": "1.00" }), { asStated: true });
  assert.ok("ok" in opened);
  const broken: OpenedJson = {
    ...opened.ok,
    get source(): OpenedJson["source"] {
      throw cause;
    },
  };
  const faults: EngineFault[] = [];
  const expected = judge(opened.ok);
  const { patchesFailed, ...verdict } = verdictWithPatches(broken, expected, { onFault: (it) => faults.push(it) });
  assert.equal(patchesFailed, true);
  assert.deepEqual(verdict, expected);
  assert.deepEqual(faults, [{ at: "patches", cause }]);
});
