/**
 * The scenarios of KoSIT's configuration for XRechnung, by the names that its validator reports: what names none of them is
 * turned down, whatever else may judge it.
 */
import { type AnyVerdict, type Syntax, type ValidationResult } from "../../engine/mod.ts";
import { type KnownSpecification, specificationOf, specifications } from "../../engine/model/specifications.ts";

/** By the specification that BT-24 names. */
const names = {
  "xrechnung": "EN16931 XRechnung",
  "xrechnung-extension": "EN16931 XRechnung Extension",
  "xrechnung-cvd": "EN16931 XRechnung CVD",
  "en16931": "EN16931",
} as const satisfies Partial<Record<KnownSpecification, string>>;

type Carried = keyof typeof names;

/** What a specification has no scenario for. */
const without: Readonly<Partial<Record<Carried, Syntax>>> = { "xrechnung-extension": "ubl-credit-note" };

const ubl = "urn:oasis:names:specification:ubl:schema:xsd:";
const cii = "urn:un:unece:uncefact:data:standard:";

interface Form {
  readonly title: string;
  readonly schema: string;
  /** The prefixes of `match`. */
  readonly namespaces: Readonly<Record<string, string>>;
  /** Where BT-24 stands. */
  readonly match: string;
}

const cbc = `${ubl}CommonBasicComponents-2`;

const forms: Readonly<Record<Syntax, Form>> = {
  "ubl-invoice": {
    title: "UBL Invoice",
    schema: "UBL 2.1 Invoice",
    namespaces: { doc: `${ubl}Invoice-2`, cbc },
    match: "/doc:Invoice/cbc:CustomizationID",
  },
  "ubl-credit-note": {
    title: "UBL CreditNote",
    schema: "UBL 2.1 CreditNote",
    namespaces: { doc: `${ubl}CreditNote-2`, cbc },
    match: "/doc:CreditNote/cbc:CustomizationID",
  },
  cii: {
    title: "CII",
    schema: "CII D16B",
    namespaces: {
      rsm: `${cii}CrossIndustryInvoice:100`,
      ram: `${cii}ReusableAggregateBusinessInformationEntity:100`,
    },
    match: "/rsm:CrossIndustryInvoice/rsm:ExchangedDocumentContext/" +
      "ram:GuidelineSpecifiedDocumentContextParameter/ram:ID",
  },
};

export interface Scenario extends Form {
  readonly name: string;
  readonly identifier: string;
}

/** The scenario of a document that was judged; undefined where there is none for it. */
export function scenarioOf(verdict: AnyVerdict): Scenario | undefined {
  if (!isOfXml(verdict)) return undefined;
  const { syntax, specificationIdentifier } = verdict;
  const named = specificationOf(specificationIdentifier ?? "");
  if (!isCarried(named) || without[named] === syntax) return undefined;
  const form = forms[syntax];
  return { ...form, name: `${names[named]} (${form.title})`, identifier: specifications[named].identifiers[0] };
}

function isCarried(id: string): id is Carried {
  return Object.hasOwn(names, id);
}

function isOfXml(verdict: AnyVerdict): verdict is ValidationResult {
  return "specificationIdentifier" in verdict;
}
