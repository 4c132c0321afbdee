/** Profiles as data: which rules run, what selects a profile, what it writes, and how the two modes differ. */
import { advice, en16931, peppol, type RuleId, xrechnung } from "../rules/index.ts";
import type { Rule, Severity } from "../rules/kit/rule.ts";
import { type ServiceId, serviceRow } from "../rules/own/service.ts";
import { CIUS } from "../rules/xrechnung/scenarios.ts";
import { type Edition, editions } from "./editions.ts";

export type Side = "ubl" | "cii";
/** `strict` judges exactly as the official validators do; `default` differs by the specification's own exceptions. */
export type Mode = "default" | "strict";

export interface ProfileRow {
  readonly title: string;
  /** The editions of the rule sets that the verdict follows. */
  readonly editions: readonly Edition[];
  readonly rules: Readonly<Partial<Record<RuleId, Rule>>>;
  /** Severities that the official validator's configuration gives other than the rule set. */
  readonly severities: Readonly<Partial<Record<RuleId, Severity>>>;
  /** Families of the official sets that are not judged here, by syntax. */
  readonly notRun: Readonly<Record<Side, readonly string[]>>;
  /** The syntax that the profile is generated in, with its BT-23 and BT-24. */
  readonly writes: {
    readonly syntax: Side;
    readonly businessProcess?: string;
    readonly specificationIdentifier: string;
    /** Judged as the official validators do unless the caller says otherwise, because the gate that takes it does. */
    readonly strict?: true;
  };
}

const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";
const CORE = "urn:cen.eu:en16931:2017";
const PEPPOL = `${CORE}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;

const coreNotRun = {
  ubl: ["UBL-CR-*", "UBL-SR-*", "UBL-DT-*", "BR-B-*", "BR-CO-05 … BR-CO-08"],
  cii: ["CII-SR-*", "CII-DT-*", "BR-B-*", "BR-CO-05 … BR-CO-08"],
} as const;
const germanNotRun = ["BR-DEX-*", "BR-DE-CVD-*", "BR-TMP-CVD-*"];
const peppolNotRun = ["DK-R-*", "NO-R-*", "SE-R-*"];

function also(families: readonly string[]): ProfileRow["notRun"] {
  return { ubl: [...coreNotRun.ubl, ...families], cii: [...coreNotRun.cii, ...families] };
}

const xrechnungRow = {
  editions: [editions.en16931, editions.xrechnung],
  rules: { ...en16931, ...xrechnung },
  // KoSIT's scenario for the XRechnung CIUS.
  severities: { "BR-CL-21": "warning", "BR-CL-23": "warning" },
  notRun: also(germanNotRun),
} as const;

export const profiles = {
  en16931: {
    title: "EN 16931",
    editions: [editions.en16931],
    rules: en16931,
    severities: {},
    notRun: coreNotRun,
    writes: { syntax: "ubl", specificationIdentifier: CORE },
  },
  "xrechnung-ubl": {
    title: "XRechnung",
    ...xrechnungRow,
    writes: { syntax: "ubl", businessProcess: BILLING, specificationIdentifier: CIUS, strict: true },
  },
  "xrechnung-cii": {
    title: "XRechnung",
    ...xrechnungRow,
    writes: { syntax: "cii", businessProcess: BILLING, specificationIdentifier: CIUS, strict: true },
  },
  "facturx-en16931": {
    title: "Factur-X EN 16931",
    editions: [editions.en16931],
    rules: en16931,
    severities: {},
    notRun: coreNotRun,
    writes: { syntax: "cii", specificationIdentifier: CORE },
  },
  "peppol-bis-3": {
    title: "Peppol BIS Billing 3.0",
    editions: [editions.en16931, editions.peppol],
    rules: { ...en16931, ...peppol },
    severities: {},
    notRun: also(peppolNotRun),
    writes: { syntax: "ubl", businessProcess: BILLING, specificationIdentifier: PEPPOL },
  },
} as const satisfies Readonly<Record<string, ProfileRow>>;

export type Profile = keyof typeof profiles;

export const profileNames = Object.keys(profiles).filter(isProfile);

export function isProfile(name: string): name is Profile {
  return Object.hasOwn(profiles, name);
}

/** A configuration of an official validator, which gives rules other severities than their sets do. */
export interface Scenario {
  readonly name: string;
  /** The specification identifier that chooses it; the scenario for all others has none. */
  readonly specification: string | undefined;
  readonly severities: Readonly<Record<string, Severity>>;
  /** The rules of other sets that run; left out, all of them. */
  readonly only?: ReadonlySet<string>;
  /** The rules of EN 16931 run, whatever is in `only`. */
  readonly core?: boolean;
}

/** A specification identifier (BT-24), and the profile that it selects. The first match counts. */
interface Selection {
  readonly is: RegExp;
  readonly profile: (side: Side) => Profile;
  /** Nothing that the identifier promises is left unchecked. */
  readonly exact: RegExp;
}

const selections: readonly Selection[] = [
  {
    is: /urn:(xeinkauf\.de:kosit|xoev-de:kosit:standard):xrechnung_[23]\./,
    profile: (side) => side === "ubl" ? "xrechnung-ubl" : "xrechnung-cii",
    exact: /^urn:cen\.eu:en16931:2017#compliant#urn:xeinkauf\.de:kosit:xrechnung_3\.0$/,
  },
  {
    is: /^urn:cen\.eu:en16931:2017#compliant#urn:fdc:peppol\.eu:2017:poacc:billing:3\.0/,
    profile: () => "peppol-bis-3",
    exact: /billing:3\.0$/,
  },
  { is: /^urn:cen\.eu:en16931:2017$/, profile: () => "en16931", exact: /^/ },
];

/** The profile that BT-24 selects, and whether it names more than that profile checks. Undefined when it selects none. */
export function profileOf(
  identifier: string,
  side: Side,
): { readonly profile: Profile; readonly exact: boolean } | undefined {
  const found = selections.find(({ is }) => is.test(identifier));
  return found === undefined ? undefined : { profile: found.profile(side), exact: found.exact.test(identifier) };
}

/** What Factur-X and ZUGFeRD call a profile without lines; undefined for any other identifier. */
export function profileWithoutLines(identifier: string): string | undefined {
  const [, minimum, basicWl] = /^urn:(?:factur-x|zugferd)\.\w\w:\dp\d:(?:(minimum)|(basicwl))$/.exec(identifier) ?? [];
  return minimum !== undefined ? "MINIMUM" : basicWl !== undefined ? "BASIC WL" : undefined;
}

/** Rules that BT-24 may ask for, by what is in it, and the title of the profiles that have them. */
const asked: readonly (readonly [named: RegExp, families: string, title?: string])[] = [
  [/:extension:xrechnung/, "BR-DEX-*"],
  [/cvd/i, "BR-DE-CVD-*"],
  [/xrechnung/, "BR-DE-*", "XRechnung"],
  [/peppol/, "PEPPOL-*", "Peppol BIS Billing 3.0"],
  [/:factur-x\./, "FX-SCH-*"],
];

/** The families of rules that a specification identifier asks for, and a profile has not; "" where none is known. */
export function familiesBeyond(identifier: string, profile: Profile): string {
  const missing = asked.filter(([named, , title]) => named.test(identifier) && profiles[profile].title !== title);
  return missing.map(([, families]) => families).join(", ");
}

/** How the default mode differs from strict. This is the whole list. */
export interface Difference {
  readonly why: string;
  readonly profiles: readonly Profile[];
  readonly rules: readonly RuleId[];
  readonly inDefault: "warning" | "off";
  /** Only where the invoice came as XML. */
  readonly onXml?: true;
}

const ADDRESS_RULES: readonly RuleId[] = ["PEPPOL-EN16931-R010", "PEPPOL-EN16931-R020"];
const german: readonly Profile[] = ["xrechnung-ubl", "xrechnung-cii"];

function isPeppolRule(id: string): id is RuleId {
  return id.startsWith("PEPPOL-");
}

export const differences: readonly Difference[] = [
  {
    why: "A missing electronic address is a warning.",
    profiles: [...german, "peppol-bis-3"],
    rules: ADDRESS_RULES,
    inDefault: "warning",
  },
  {
    why: "Peppol's rules run for Peppol invoices alone.",
    profiles: german,
    rules: Object.keys(xrechnung).filter(isPeppolRule).filter((id) => !ADDRESS_RULES.includes(id)),
    inDefault: "off",
  },
  {
    why: "A rule on the XML document's own identifier does not judge the model.",
    profiles: german,
    rules: ["BR-DE-21"],
    inDefault: "off",
    onXml: true,
  },
];

/** The severity of one of the service's own findings, when an invoice is checked or is to be written. */
export function ownSeverity(id: ServiceId, mode: Mode | "write"): Severity {
  const { severity, inStrict, written = severity } = serviceRow(id);
  if (mode === "write") return written;
  return mode === "strict" && inStrict !== "kept" ? "information" : severity;
}

/** The severity of a failed rule; "off" when it does not run. */
export function severityOf(
  profile: Profile,
  id: RuleId,
  rule: Rule,
  how: {
    readonly side: Side;
    readonly mode: Mode;
    readonly input: "xml" | "json";
    readonly scenario?: Scenario | undefined;
  },
): Severity | "off" {
  const { severities }: Pick<ProfileRow, "severities"> = how.scenario ?? profiles[profile];
  const own = typeof rule.severity === "string" ? rule.severity : rule.severity[how.side];
  const official = severities[id] ?? own;
  if (Object.hasOwn(advice, id)) return how.mode === "strict" ? "information" : own;
  if (how.scenario?.only?.has(id) === false && how.scenario.core !== true) return "off";
  if (how.mode === "strict") return official;
  const exception = differences.find((it) =>
    it.profiles.includes(profile) && it.rules.includes(id) && (it.onXml === undefined || how.input === "xml")
  );
  return exception?.inDefault ?? official;
}
