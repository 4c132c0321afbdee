/** The form of a report of KoSIT's validator (varl 1.0.0), and reports as trees. */
import assert from "node:assert/strict";
import { SaxesParser } from "saxes";

export interface Node {
  /** With its prefix, as it is in the document. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
  readonly line: number;
  text: string;
}

/** The root of a document. */
export function treeOf(xml: string): Node {
  const parser = new SaxesParser();
  const open: { name: string; attributes: Record<string, string>; children: Node[]; line: number; text: string }[] = [];
  let root: Node | undefined;
  parser.on("opentag", ({ name, attributes }) => {
    const node = { name, attributes, children: [], line: parser.line, text: "" };
    open.at(-1)?.children.push(node);
    open.push(node);
    root ??= node;
  });
  parser.on("text", (text) => {
    const node = open.at(-1);
    if (node !== undefined) node.text += text;
  });
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  assert.ok(root !== undefined);
  return root;
}

/** All elements of a name, wherever they are. */
export function every(node: Node, name: string): readonly Node[] {
  return [...(node.name === name ? [node] : []), ...node.children.flatMap((it) => every(it, name))];
}

interface Row {
  /** Text in it, a name each with a space behind. */
  readonly children?: RegExp;
  readonly attributes?: Readonly<Record<string, RegExp>>;
  /** Attributes that may be left out. */
  readonly perhaps?: Readonly<Record<string, RegExp>>;
  readonly text?: RegExp;
}

const bool = /^(?:true|false)$/;
const token = /^\S(?:.*\S)?$/;
const whole = /^\d+$/;
const resource = "(?:s:resource )";

/** The elements of a report with what the schema of each asks for. */
const rows: Readonly<Record<string, Row>> = {
  "rep:report": {
    children:
      /^rep:engine rep:timestamp rep:documentIdentification (?:rep:scenarioMatched|rep:noScenarioMatched) rep:assessment $/,
    attributes: { varlVersion: /^1\.0\.0$/, valid: bool },
    perhaps: {
      "xmlns:rep": /^http:\/\/www\.xoev\.de\/de\/validator\/varl\/1$/,
      "xmlns:s": /^http:\/\/www\.xoev\.de\/de\/validator\/framework\/1\/scenarios$/,
    },
  },
  "rep:engine": { children: /^rep:name (?:rep:info )*$/ },
  "rep:name": { text: token },
  "rep:timestamp": { text: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/ },
  "rep:documentIdentification": { children: /^rep:documentHash rep:documentReference $/ },
  "rep:documentHash": { children: /^rep:hashAlgorithm rep:hashValue $/ },
  "rep:hashAlgorithm": { text: /^SHA-256$/ },
  "rep:hashValue": { text: /^(?:[A-Za-z0-9+/]{43}=)?$/ },
  "rep:documentReference": { text: token },
  "rep:scenarioMatched": { children: /^s:scenario (?:rep:validationStepResult )+$/ },
  "rep:noScenarioMatched": { children: /^(?:rep:validationStepResult )?$/ },
  "s:scenario": {
    children: /^s:name (?:s:namespace )*s:match s:validateWithXmlSchema (?:s:validateWithSchematron )*$/,
  },
  "s:name": { text: token },
  "s:namespace": { attributes: { prefix: token }, text: /^urn:/ },
  "s:match": { text: token },
  "s:validateWithXmlSchema": { children: new RegExp(`^${resource}+$`) },
  "s:validateWithSchematron": { children: new RegExp(`^${resource}$`) },
  "s:resource": { children: /^s:name s:location $/ },
  "s:location": { text: /^[!-~]+$/ },
  "rep:validationStepResult": {
    children: new RegExp(`^${resource}*(?:rep:message )*$`),
    attributes: { id: /^[A-Za-z_][\w.-]*$/, valid: bool },
  },
  "rep:message": {
    attributes: { id: token, code: token, level: /^(?:error|warning|information)$/ },
    perhaps: { lineNumber: whole, columnNumber: whole, xpathLocation: token },
    text: token,
  },
  "rep:assessment": { children: /^(?:rep:accept|rep:reject) $/ },
  "rep:accept": { children: /^(?:rep:explanation )*$/ },
  "rep:reject": { children: /^(?:rep:explanation )*$/ },
};

/** Reads a report, which must have the form. */
export function reportIn(xml: string): Node {
  const report = treeOf(xml);
  assert.equal(report.name, "rep:report");
  check(report);
  const ids = [...every(report, "rep:validationStepResult"), ...every(report, "rep:message")].map((it) =>
    it.attributes["id"]
  );
  assert.equal(new Set(ids).size, ids.length, "each id occurs once");
  return report;
}

function check(node: Node): void {
  const { name, attributes, children, text } = node;
  if (name === "rep:explanation") return explained(node);
  const row = rows[name];
  assert.ok(row !== undefined, `${name} has no place in a report`);
  const inside = children.map((it) => `${it.name} `).join("");
  assert.match(inside, row.children ?? /^$/, name);
  assert.match(text.trim(), row.text ?? /^$/, name);
  for (const [attribute, form] of Object.entries(row.attributes ?? {})) {
    assert.match(attributes[attribute] ?? "", form, `${name} ${attribute}`);
  }
  const allowed = { ...row.attributes, ...row.perhaps };
  for (const [attribute, value] of Object.entries(attributes)) {
    assert.match(value, allowed[attribute] ?? /^\b$/, `${name} ${attribute}`);
  }
  for (const child of children) check(child);
}

/** One document of XHTML that says what it is. */
function explained({ children: [html, ...more] }: Node): void {
  assert.deepEqual([html?.name, more], ["html", []]);
  assert.equal(html?.attributes["xmlns"], "http://www.w3.org/1999/xhtml");
  assert.equal(html?.attributes["data-report-type"], "report");
}
