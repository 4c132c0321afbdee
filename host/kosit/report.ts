/**
 * A verdict as a report of KoSIT's validator, in the schema that its configurations write (varl 1.0.0): engine, document,
 * scenario, steps, messages, and what is recommended.
 */
import { type AnyPlace, ENGINE_VERSION, type Finding } from "../../engine/mod.ts";
import type { Language } from "../documents/locales.ts";
import type { ErrorEnvelope } from "../domain/refused.ts";
import { xmlAttributes as attributes, xmlText as text } from "../kit/xml_text.ts";
import { assess, type Assessment, type Outcome } from "./assessment.ts";
import { explanation, type Told } from "./explanation.ts";
import type { Scenario } from "./scenarios.ts";
import { type Step, stepsOf } from "./steps.ts";
import { xpathOf } from "./xpath.ts";

/** The document that was looked at. */
export interface Looked {
  readonly name: string;
  /** The SHA-256 of its bytes, in hexadecimal; "" where there were none to read. */
  readonly sha256: string;
  readonly begun: Date;
}

const HEAD = `<?xml version="1.0" encoding="UTF-8"?>\n` +
  `<rep:report xmlns:rep="http://www.xoev.de/de/validator/varl/1" ` +
  `xmlns:s="http://www.xoev.de/de/validator/framework/1/scenarios"`;

const levels = { fatal: "error", warning: "warning", information: "information" } as const;

export function varlReport(looked: Looked, outcome: Outcome, language: Language): string {
  const assessment = assess(outcome);
  const { scenario } = assessment;
  const steps = "verdict" in outcome && scenario !== undefined ? stepsOf(outcome.verdict, scenario) : [];
  const parts = steps.map((step) => ({ step, messages: step.findings.map((it, at) => toldOf(it, step, at)) }));
  const refused = "refusal" in outcome ? [refusalOf(outcome.refusal)] : [];
  const told = [...refused, ...parts.flatMap(({ messages }) => messages)];
  const valid = scenario !== undefined && parts.every(({ messages }) => isValid(messages));
  const body = scenario === undefined
    ? `<rep:noScenarioMatched>\n${readingStep(refused)}</rep:noScenarioMatched>\n`
    : `<rep:scenarioMatched>\n${scenarioXml(scenario, steps)}` +
      `${
        parts.map(({ step, messages }) => stepXml(step.id, messages, step.resource)).join("")
      }</rep:scenarioMatched>\n`;
  return `${HEAD}${attributes({ varlVersion: "1.0.0", valid })}>\n${engine}${identification(looked)}${body}` +
    `${assessmentXml(assessment, looked, told, language)}</rep:report>\n`;
}

const engine = `<rep:engine>\n<rep:name>Faktlint ${text(ENGINE_VERSION)}</rep:name>\n</rep:engine>\n`;

function identification({ name, sha256, begun }: Looked): string {
  return `<rep:timestamp>${begun.toISOString()}</rep:timestamp>\n<rep:documentIdentification>\n` +
    `<rep:documentHash>\n<rep:hashAlgorithm>SHA-256</rep:hashAlgorithm>\n<rep:hashValue>${
      Uint8Array.fromHex(sha256).toBase64()
    }</rep:hashValue>\n` +
    `</rep:documentHash>\n<rep:documentReference>${
      text(name)
    }</rep:documentReference>\n</rep:documentIdentification>\n`;
}

function toldOf({ rule, severity, message, fix, location }: Finding<AnyPlace>, step: Step, at: number): Told {
  const place = location !== undefined && "path" in location ? location : undefined;
  return {
    id: `${step.id}.${at + 1}`,
    code: rule,
    level: levels[severity],
    text: `${message} ${fix}`,
    line: place?.line,
    column: place?.column,
    xpath: place === undefined ? undefined : xpathOf(place.path),
  };
}

function refusalOf({ error, xml_code: code, message, line, column }: ErrorEnvelope): Told {
  return { id: "val-xml.1", code: code ?? error, level: "error", text: message, line, column, xpath: undefined };
}

/** A step is valid when nothing is worse than information: the schema has it so. */
function isValid(messages: readonly Told[]): boolean {
  return messages.every(({ level }) => level === "information");
}

function readingStep(refused: readonly Told[]): string {
  return stepXml("val-xml", refused);
}

function stepXml(id: string, messages: readonly Told[], used?: Step["resource"]): string {
  const inside = `${used === undefined ? "" : resource(used)}${messages.map(messageXml).join("")}`;
  return `<rep:validationStepResult${attributes({ id, valid: isValid(messages) })}>\n${inside}` +
    `</rep:validationStepResult>\n`;
}

function messageXml({ id, code, level, text: said, line, column, xpath }: Told): string {
  const places = { lineNumber: line, columnNumber: column, xpathLocation: xpath };
  return `<rep:message${attributes({ id, code, level, ...places })}>${text(said)}</rep:message>\n`;
}

function scenarioXml({ name, namespaces, match, identifier }: Scenario, [schema, ...sets]: readonly Step[]): string {
  const prefixes = Object.entries(namespaces).map(([prefix, uri]) =>
    `<s:namespace${attributes({ prefix })}>${text(uri)}</s:namespace>\n`
  );
  const rules = sets.filter(({ id }) => id !== "val-own").map((it) =>
    `<s:validateWithSchematron>\n${resource(it.resource)}</s:validateWithSchematron>\n`
  );
  return `<s:scenario>\n<s:name>${text(name)}</s:name>\n${prefixes.join("")}` +
    `<s:match>${text(`exists(${match}[. = '${identifier}'])`)}</s:match>\n` +
    `<s:validateWithXmlSchema>\n${schema === undefined ? "" : resource(schema.resource)}</s:validateWithXmlSchema>\n` +
    `${rules.join("")}</s:scenario>\n`;
}

function resource({ name, location }: Step["resource"]): string {
  return `<s:resource>\n<s:name>${text(name)}</s:name>\n<s:location>${text(location)}</s:location>\n</s:resource>\n`;
}

function assessmentXml(assessment: Assessment, looked: Looked, told: readonly Told[], language: Language): string {
  const element = `rep:${assessment.recommends}`;
  return `<rep:assessment>\n<${element}>\n<rep:explanation>\n${explanation(assessment, looked.name, told, language)}` +
    `</rep:explanation>\n</${element}>\n</rep:assessment>\n`;
}
