/** Verdicts in the XML of JUnit, which build servers read: one suite a file, one failing case an error. */
import type { AnyPlace, AnyVerdict, Finding } from "../../../engine/mod.ts";
import { saidPointer } from "../../../engine/model/pointer_text.ts";
import { statesAsOf } from "../../domain/editions.ts";
import { type Answer, isError } from "./outcome.ts";
import { xmlText } from "../../kit/xml_text.ts";
import { printable } from "../printable.ts";

/** The whole document. A file without findings is one case that passed; warnings and notes are output of cases that did. */
export function junitXml(answers: readonly Answer<AnyVerdict>[]): string {
  const suites = answers.map(suiteOf);
  const sum = (count: "tests" | "failures" | "errors") => suites.reduce((total, suite) => total + suite[count], 0);
  const counts = { tests: sum("tests"), failures: sum("failures"), errors: sum("errors") };
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${attributes({ name: "faktlint", ...counts })}>\n` +
    `${suites.map(({ xml }) => xml).join("")}</testsuites>\n`;
}

interface Suite {
  readonly tests: number;
  readonly failures: number;
  readonly errors: number;
  readonly xml: string;
}

function suiteOf(answer: Answer<AnyVerdict>): Suite {
  const { file } = answer;
  const cases = isError(answer) ? [refusal(file, answer.error)] : casesOf(answer);
  const counts = {
    tests: cases.length,
    failures: isError(answer) ? 0 : failuresIn(answer).length,
    errors: isError(answer) ? 1 : 0,
  };
  const cut = isError(answer) ? undefined : answer.result.findings_truncated;
  const note = cut === undefined ? "" : `    <system-err>${escaped(cut.note)}</system-err>\n`;
  const head = attributes({ name: file, ...counts });
  return {
    ...counts,
    xml: `  <testsuite${head}>\n${isError(answer) ? "" : properties(answer)}${cases.join("")}${note}  </testsuite>\n`,
  };
}

/** What the editions that a file was checked by were on the day that was asked for. */
function properties({ result: { provenance } }: Judged): string {
  const rows = statesAsOf(provenance, "en").map(({ day, edition, state }) => {
    return `      <property${attributes({ name: edition, value: `${day}: ${state}` })}/>\n`;
  });
  return rows.length === 0 ? "" : `    <properties>\n${rows.join("")}    </properties>\n`;
}

/** Errors that nobody has decided to ignore. */
function failuresIn({ result: { errors }, ignored = [] }: Judged): readonly Finding<AnyPlace>[] {
  return errors.filter(({ rule }) => !ignored.some((it) => it.rule === rule));
}

type Judged = Exclude<Answer<AnyVerdict>, { error: unknown }>;

function casesOf(answer: Judged): readonly string[] {
  const { file, result: { errors, warnings, information, provenance } } = answer;
  const failures = failuresIn(answer);
  const passed = [...errors.filter((it) => !failures.includes(it)), ...warnings, ...information];
  const cases = [
    ...failures.map((it) =>
      testcase(file, it, `<failure${attributes({ type: it.rule, message: it.message })}>`, "</failure>")
    ),
    ...passed.map((it) => testcase(file, it, "<system-out>", "</system-out>")),
  ];
  return cases.length > 0 ? cases : [`    <testcase${attributes({ name: provenance.ruleset, classname: file })}/>\n`];
}

function testcase(file: string, finding: Finding<AnyPlace>, open: string, close: string): string {
  const { rule, location, message, fix } = finding;
  const place = location === undefined
    ? ""
    : "pdf" in location
    ? location.pdf
    : "path" in location
    ? location.path
    : saidPointer(location.pointer);
  const line = location !== undefined && "line" in location ? { line: location.line } : {};
  const head = attributes({ name: `${rule} ${place}`.trim(), classname: file, file, ...line });
  return `    <testcase${head}>${open}${escaped(`${message} ${fix}`)}${close}</testcase>\n`;
}

function refusal(file: string, { error, xml_code, message }: { error: string; xml_code?: string; message: string }) {
  const head = attributes({ name: xml_code ?? error, classname: file, file });
  return `    <testcase${head}><error${attributes({ type: xml_code ?? error, message })}/></testcase>\n`;
}

function attributes(of: Readonly<Record<string, string | number>>): string {
  return Object.entries(of).map(([name, value]) => ` ${name}="${escaped(String(value))}"`).join("");
}

/** XML takes no control characters, and nobody wants to read them (printable.ts). */
function escaped(text: string): string {
  return xmlText(printable(text));
}
