/** What is found about the PDF around an e-invoice, as findings beside those of its XML. */
import { type Finding, open, type PdfPlace, type Severity } from "../../mod.ts";
import { glanceAt } from "../../open/glance.ts";
import { nationOf } from "../../open/identity.ts";
import { specificationOf } from "../../model/specifications.ts";
import { ours, type Said } from "../../model/said.ts";
import { DOCS_BASE, docsUrl } from "../../texts/reference.ts";
import { fill } from "../../texts/text.ts";
import { type Check, type CheckId, checks, type Container } from "./checks.ts";
import type { ContainerFacts } from "./facts.ts";
import type { ContainerText, ContainerWords } from "./text.ts";

export type ContainerFinding = Finding<PdfPlace>;

/** Where a rule is explained. */
export { docsUrl };

export interface ContainerOptions {
  readonly words: ContainerWords;
  /** Where the pages of the rules are. */
  readonly docsBase?: string | undefined;
  /** Whether what Factur-X requires is fatal; left out, all is information. */
  readonly fatal?: boolean | undefined;
}

/** In the order of the table. */
export function judgeContainer(facts: ContainerFacts, options: ContainerOptions): readonly ContainerFinding[] {
  const container = withXml(facts);
  return Object.entries<Check>(checks).flatMap(([id, check]) => {
    const stated = check.find(container);
    return stated === undefined || !isCheck(id) ? [] : [finding(id, check, stated, container, options)];
  });
}

function isCheck(id: string): id is CheckId {
  return Object.hasOwn(checks, id);
}

/** The whole XML is read where the country matters alone. */
function withXml(facts: ContainerFacts): Container {
  const { specification = "" } = glanceAt(facts.xml) ?? {};
  return {
    ...facts,
    specification: specificationOf(specification),
    nation() {
      const opened = open({ input: facts.xml, mediaType: "application/xml" });
      return "ok" in opened && opened.ok.kind === "xml" ? nationOf(opened.ok.document) : null;
    },
  };
}

function finding(
  id: CheckId,
  { rule, place, shall }: Check,
  { actual, expected }: { readonly actual?: string | undefined; readonly expected?: string },
  container: Container,
  { words, docsBase = DOCS_BASE, fatal = false }: ContainerOptions,
): ContainerFinding {
  const { message, absent = message, requires, fix }: ContainerText = words.checks[id];
  const values = { actual, expected: expected === undefined ? undefined : ours(expected) };
  const said = (text: string) => filled(text, values, words);
  const severity: Severity = fatal && (shall === true || shall !== false && shall(container)) ? "fatal" : "information";
  return {
    rule,
    field: rule === "PDF-XMP-LEVEL" ? ["BT-24"] : [],
    severity,
    message: said(`${actual === undefined ? absent : message} ${requires}`),
    fix: said(fix),
    docsUrl: docsUrl(rule, docsBase),
    location: { pdf: place.replace("{name}", container.name) },
    ...(actual === undefined ? {} : { actual }),
    ...(expected === undefined ? {} : { expected }),
  };
}

interface Filled {
  readonly actual: Said | undefined;
  readonly expected: Said | undefined;
}

function filled(text: string, values: Filled, { missing, quotes }: ContainerWords): string {
  return fill(text, values, { missing, quotes });
}
