/** Verdicts as a SARIF 2.1.0 log, which code hosts and editors show: one run, one result a finding. */
import { type AnyPlace, type AnyVerdict, ENGINE_VERSION, type Finding } from "../../../engine/mod.ts";
import { type Answer, isError } from "./outcome.ts";

const levels = { fatal: "error", warning: "warning", information: "note" } as const;

/** The log of some files; `language` is that of the findings. */
export function sarifLog(answers: readonly Answer<AnyVerdict>[], language: string) {
  const found = answers.flatMap((answer) => isError(answer) ? [] : findingsOf(answer));
  const rules = [...new Map(found.map(({ finding }) => [finding.rule, finding])).values()];
  const indexes = new Map(rules.map(({ rule }, index) => [rule, index]));
  return {
    $schema: "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json",
    version: "2.1.0",
    runs: [{
      tool: { driver: { name: "Faktlint", semanticVersion: ENGINE_VERSION, rules: rules.map(descriptorOf) } },
      language,
      columnKind: "utf16CodeUnits",
      invocations: [{
        executionSuccessful: !answers.some(isError),
        toolExecutionNotifications: [
          ...answers.filter(isError).map(refusal),
          ...answers.flatMap((it) => isError(it) ? [] : cutNotice(it)),
        ],
      }],
      artifacts: answers.map((it) => ({ location: { uri: uriOf(it.file) }, ...(isError(it) ? {} : followed(it)) })),
      results: found.map((it) => resultOf(it, indexes.get(it.finding.rule) ?? -1)),
    }],
  };
}

/** By which editions a file was checked, and what these were on the day that was asked for. */
function followed({ result: { provenance: { as_of, editions } } }: Judged) {
  return as_of === undefined ? {} : { properties: { as_of, editions } };
}

interface Found {
  readonly file: string;
  /** Why the finding is ignored, where it is. */
  readonly ignored: string | undefined;
  readonly finding: Finding<AnyPlace> & { readonly patch?: unknown };
}

function findingsOf({ file, result: { errors, warnings, information }, ignored = [] }: Judged): readonly Found[] {
  const reasons = new Map(ignored.map(({ rule, reason }) => [rule, reason]));
  return [...errors, ...warnings, ...information].map((finding) => {
    return { file, finding, ignored: reasons.get(finding.rule) };
  });
}

type Judged = Exclude<Answer<AnyVerdict>, { error: unknown }>;

/** `field` is a list here, whatever the number of terms: SARIF has no schema for properties, and readers like one shape. */
function descriptorOf({ rule, severity, docsUrl, field }: Finding<AnyPlace>) {
  return {
    id: rule,
    // A command is no address.
    ...(URL.canParse(docsUrl) ? { helpUri: docsUrl } : { help: { text: docsUrl } }),
    defaultConfiguration: { level: levels[severity] },
    properties: { field: [field].flat() },
  };
}

function resultOf({ file, finding, ignored }: Found, ruleIndex: number) {
  const { rule, severity, message, fix, location, example, patch } = finding;
  return {
    ruleId: rule,
    ruleIndex,
    level: levels[severity],
    message: { text: `${message} ${fix}` },
    ...(ignored === undefined ? {} : { suppressions: [{ kind: "external", justification: ignored }] }),
    locations: [{
      physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...regionOf(location) },
      ...(location === undefined ? {} : { logicalLocations: [{ fullyQualifiedName: nameOf(location) }] }),
    }],
    properties: {
      fix,
      example,
      patch,
    },
  };
}

/** JSON has pointers and no lines, and a PDF has names. */
function regionOf(location: AnyPlace | undefined) {
  if (location === undefined || !("line" in location)) return {};
  return { region: { startLine: location.line, startColumn: location.column } };
}

function nameOf(location: AnyPlace): string {
  return "pdf" in location ? location.pdf : "path" in location ? location.path : location.pointer;
}

/** A file that was not read. */
function refusal({ file, error }: Extract<Answer<AnyVerdict>, { error: unknown }>) {
  const { message, line, column } = error;
  const region = line === undefined ? {} : { region: { startLine: line, startColumn: column } };
  return {
    level: "error",
    descriptor: { id: error.xml_code ?? error.error },
    message: { text: message },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) }, ...region } }],
  };
}

/** A list of findings that was cut. */
function cutNotice({ file, result: { findings_truncated: cut } }: Exclude<Answer<AnyVerdict>, { error: unknown }>) {
  if (cut === undefined) return [];
  return [{
    level: "warning",
    message: { text: cut.note },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOf(file) } } }],
    properties: { total: cut.total, returned: cut.returned },
  }];
}

/** A path as a URI reference (RFC 3986); standard input has none and goes by a name. */
function uriOf(file: string): string {
  if (file === "-") return "stdin";
  const path = file.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
  return path.startsWith("/") ? `file://${path}` : path;
}
