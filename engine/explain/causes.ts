/**
 * What in software usually makes a rule fail, for those who write it: by what the rule is about. A part of the entry for
 * explanations, so that no browser loads it with the engine.
 */
import { type GroupId, groupRows, isGroupId, type TermId, termRows } from "../model/terms.ts";
import { allRules, isRuleId, type RuleId } from "../rules/index.ts";
import type { FamilyId } from "../rules/kit/family.ts";
import type { Rule } from "../rules/kit/rule.ts";
import { isServiceId, type ServiceId } from "../rules/own/service.ts";
import { causes as de } from "../texts/de/causes.ts";
import { type Causes, causes as en } from "../texts/en/causes.ts";
import { causes as fr } from "../texts/fr/causes.ts";

/** What rules can be about. */
type Topic = keyof Causes;

/** A rule, or a family of rules as a whole. */
export interface Caused {
  readonly rule?: string;
  readonly family: FamilyId;
  /** The first is what the rule asks something of. */
  readonly terms?: readonly { readonly id: TermId | GroupId }[];
}

/** What the rules of a family are about, where their terms do not tell. */
const ofFamily: Readonly<Record<FamilyId, Topic>> = {
  "BR": "required",
  "BR-CO": "sums",
  "BR-S": "vat",
  "BR-Z": "vat",
  "BR-E": "vat",
  "BR-AE": "vat",
  "BR-IC": "vat",
  "BR-G": "vat",
  "BR-O": "vat",
  "BR-AF": "vat",
  "BR-AG": "vat",
  "BR-B": "vat",
  "BR-DEC": "decimals",
  "BR-CL": "codes",
  "BR-DE": "germany",
  "BR-DEX": "special",
  "BR-DE-CVD": "special",
  "PEPPOL-EN16931": "network",
  "PEPPOL-COMMON": "identifiers",
  "DE-R": "germany",
  "DK-R": "national",
  "GR-R": "national",
  "IS-R": "national",
  "IT-R": "national",
  "NL-R": "national",
  "NO-R": "national",
  "SE-R": "national",
  "UBL-SR": "syntax",
  "UBL-DT": "syntax",
  "UBL-CR": "syntax",
  "CII-SR": "syntax",
  "CII-DT": "syntax",
  "BR-FXEXT": "special",
  "BR-RO": "national",
  "BR-DEC-RO": "decimals",
  "HR-BR": "national",
  "BR-CIUS-PT": "national",
  "DT-CIUS-PT": "national",
  "BR-AA": "vat",
  "RSR": "national",
  "RSK": "vat",
  "RSE": "national",
  "BR-NL": "national",
  "BR-GA": "national",
  "SI-UBL": "national",
  "empty-element": "national",
  "BR-FR": "national",
  "BR-FREXT": "special",
  "UBL-FREXT": "syntax",
  "CII-FREXT": "syntax",
  "ubl-BE": "national",
  "ubl-CR": "syntax",
  "FX-SCH": "syntax",
  // Most have their own below; the others are about elements that are not used.
  "ATW": "syntax",
};

/** Families that say more than the terms of their rules do. */
const overTerms: ReadonlySet<FamilyId> = new Set(
  ["BR-DEC", "BR-CL", "BR-DEX", "BR-DE-CVD", "BR-FXEXT", "PEPPOL-COMMON"] as const,
);

/** What rules on a term or on any term of a group are about. */
const ofTerm: Readonly<Partial<Record<TermId | GroupId, Topic>>> = {
  "BT-3": "documentType",
  "BT-5": "currency",
  "BT-6": "currency",
  "BT-7": "dates",
  "BT-8": "dates",
  "BT-9": "dates",
  "BT-10": "buyerReference",
  "BT-13": "references",
  "BT-20": "discountTerms",
  "BT-23": "specification",
  "BT-24": "specification",
  "BG-3": "references",
  "BT-29": "identifiers",
  "BT-30": "identifiers",
  "BT-31": "identifiers",
  "BT-32": "identifiers",
  "BT-34": "electronic",
  "BG-5": "postal",
  "BG-6": "contact",
  "BT-46": "identifiers",
  "BT-47": "identifiers",
  "BT-48": "identifiers",
  "BT-49": "electronic",
  "BG-8": "postal",
  "BG-9": "contact",
  "BT-63": "identifiers",
  "BG-12": "postal",
  "BG-13": "delivery",
  "BG-14": "dates",
  "BG-15": "postal",
  "BG-16": "payment",
  "BG-20": "allowances",
  "BT-95": "vat",
  "BT-96": "vat",
  "BG-21": "allowances",
  "BT-102": "vat",
  "BT-103": "vat",
  "BG-22": "sums",
  "BT-111": "currency",
  "BG-23": "vat",
  "BT-116": "sums",
  "BT-117": "sums",
  "BG-24": "attachments",
  "BT-129": "lineAmounts",
  "BT-131": "lineAmounts",
  "BG-26": "dates",
  "BG-27": "allowances",
  "BG-28": "allowances",
  "BG-29": "lineAmounts",
  "BG-30": "vat",
  "BT-157": "identifiers",
  "BT-158": "identifiers",
};

/** What is about something else than its terms and its family tell. */
const ofRule: Readonly<Partial<Record<RuleId, Topic>>> = {
  "BR-27": "lineAmounts",
  "BR-28": "lineAmounts",
  "BR-29": "dates",
  "BR-30": "dates",
  "BR-53": "currency",
  "BR-57": "postal",
  "BR-IC-11": "delivery",
  "BR-IC-12": "delivery",
  "BR-DE-16": "required",
  "DE-R-016": "required",
  "PEPPOL-EN16931-F001": "dates",
  "PEPPOL-EN16931-R002": "repeated",
  "PEPPOL-EN16931-R008": "empty",
  "PEPPOL-EN16931-R080": "repeated",
  "PEPPOL-EN16931-R100": "repeated",
  "ATW-CREDIT-NOTE-NEGATIVE": "reversed",
  "ATW-CREDIT-NOTE-PROJECT": "notCarried",
};

/** The same of the service's own. A rule that broke down says nothing of the invoice. */
const ofOwn: Readonly<Record<ServiceId, readonly Topic[]>> = {
  "ATW-VALUE-NOT-A-NUMBER": ["values"],
  "ATW-DECLARED-TOTAL-NOT-A-NUMBER": ["values"],
  "ATW-VALUE-NOT-A-DATE": ["dates"],
  "ATW-VALUE-NOT-AN-INDICATOR": ["values"],
  "ATW-VALUE-REPEATED": ["repeated"],
  "ATW-RULE-FAILED": [],
  "ATW-SCHEMA-ELEMENT": ["schema"],
  "ATW-SCHEMA-MISSING": ["schema"],
  "ATW-SCHEMA-VALUE": ["schema"],
  "ATW-SCHEMA-ATTRIBUTE": ["schema"],
  "ATW-PROFILE-ASSUMED": ["specification"],
  "ATW-RULES-NOT-CARRIED": ["specification"],
  "ATW-NORM-2026": ["specification"],
  "ATW-RULES-NOT-SELECTED": ["specification"],
  "ATW-PROFILE-NOT-AN-INVOICE": ["specification"],
  "ATW-PROFILE-UNKNOWN": ["specification"],
  "ATW-INPUT-TYPE": ["json"],
  "ATW-INPUT-MISSING": ["required"],
  "ATW-INPUT-UNKNOWN": ["json"],
  "ATW-AMOUNT-UNKNOWN": ["json"],
  "ATW-INPUT-TOO-DEEP": ["large"],
  "ATW-INPUT-TOO-MANY": ["large"],
  "ATW-INPUT-CONFLICT": ["json"],
  "ATW-NUMBER-NOT-FINITE": ["values"],
  "ATW-NUMBER-TOO-LARGE": ["values"],
  "ATW-TEXT-NOT-XML": ["characters"],
  "ATW-TEXT-NOT-PRINTABLE": ["characters"],
  "ATW-TYPEFACE-NOT-INSTALLED": ["characters"],
  "ATW-VAT-RATE-OUT-OF-RANGE": ["rates"],
  "ATW-VAT-RATE-FRACTION": ["rates"],
  "ATW-VAT-CATEGORY-B": ["vat"],
  "ATW-AMOUNT-DIFFERS": ["sums"],
  "ATW-NOT-CARRIED": ["notCarried"],
  "ATW-DOCUMENT-TOO-LARGE": ["large"],
};

/** Topics that say why something is wrong, and nothing of why it is missing. */
const neverMissing: ReadonlySet<Topic> = new Set(["sums", "lineAmounts", "currency", "documentType", "dates"]);

/** What usually makes a rule fail, the most frequent first; in English for a language that is not there. */
export function causesOf(of: Caused, language: string): readonly string[] {
  const causes: Causes = language === "de" ? de : language === "fr" ? fr : en;
  return topicsOf(of).flatMap((topic) => causes[topic]);
}

function topicsOf({ rule = "", family, terms: [first] = [] }: Caused): readonly Topic[] {
  if (isServiceId(rule)) return ofOwn[rule];
  const exact = isRuleId(rule) ? exactly(rule) : undefined;
  if (exact !== undefined) return [exact];
  const usual = ofFamily[family];
  const about = first === undefined || overTerms.has(family) ? undefined : topicAt(first.id);
  if (about === undefined) return [usual];
  if (usual === "vat") return [about === "sums" ? about : usual];
  if (usual === "required") return [neverMissing.has(about) ? usual : about];
  return usual === "national" ? [usual, about] : [about];
}

function exactly(rule: RuleId): Topic | undefined {
  const { stage }: Rule = allRules[rule];
  return ofRule[rule] ?? (stage === "codes" ? stage : undefined);
}

/** The topic of a term or group: its own, or that of the nearest group around it that has one. */
function topicAt(id: TermId | GroupId): Topic | undefined {
  const around = isGroupId(id) ? groupRows[id].parent : termRows[id].group;
  return ofTerm[id] ?? (around === undefined ? undefined : topicAt(around));
}
