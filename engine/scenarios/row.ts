/** What a row of the scenarios says, and what rows have in common. */
import type { Side } from "../model/side.ts";
import type { Edition, Zone } from "./editions.ts";
import type { Syntax } from "../model/codes/index.ts";
import type { KnownSpecification, SpecificationId } from "../model/specifications.ts";
import type { Severity } from "../rules/kit/rule.ts";

/** `strict` judges exactly as the official validators do; `default` differs by the specification's own exceptions. */
export type Mode = "default" | "strict";

export interface ProfileRow {
  readonly title: string;
  /** The scenario that the default mode judges by, and what is written. */
  readonly scenario: string;
  /** The syntax that is written. */
  readonly writes: Side;
  /** A nation's: an invoice is judged by it where it or a caller names it, and not compared with it otherwise. */
  readonly national?: true;
}

/** What a caller can ask for. */
export const profiles = {
  "en16931": { title: "EN 16931", scenario: "en16931", writes: "ubl" },
  "xrechnung-ubl": { title: "XRechnung", scenario: "xrechnung", writes: "ubl" },
  "xrechnung-cii": { title: "XRechnung", scenario: "xrechnung", writes: "cii" },
  "facturx-en16931": { title: "Factur-X EN 16931", scenario: "facturx-en16931", writes: "cii" },
  "peppol-bis-3": { title: "Peppol BIS Billing 3.0", scenario: "peppol", writes: "ubl" },
  "fr-ctc-ubl": { title: "EXTENDED-CTC-FR", scenario: "fr-extended", writes: "ubl", national: true },
  "fr-ctc-cii": { title: "EXTENDED-CTC-FR", scenario: "fr-extended", writes: "cii", national: true },
} as const satisfies Readonly<Record<string, ProfileRow>>;

export type Profile = keyof typeof profiles;

/** Those of nations, which not every invoice is compared with. */
export type NationalProfile = { [P in Profile]: (typeof profiles)[P] extends { national: true } ? P : never }[Profile];

export type GeneralProfile = Exclude<Profile, NationalProfile>;

export const profileNames = Object.keys(profiles).filter(isProfile);

export const generalProfiles = profileNames.filter(isGeneral);

function isGeneral(name: Profile): name is GeneralProfile {
  return !isNational(name);
}

export function isNational(name: Profile): name is NationalProfile {
  return "national" in profiles[name];
}

export function isProfile(name: string): name is Profile {
  return Object.hasOwn(profiles, name);
}

/** Who asks for a document to be judged: a caller by a profile, or nobody but the document. */
export type Asker = Profile | "document";

/** The rule tables that are the engine's own, in both modes. */
export type RulesId = "en16931" | "xrechnung" | "peppol";

export type Severities = Readonly<Record<string, Severity>>;

/** Documents that a scenario judges although it is not what they name. */
export interface Claim {
  readonly by: readonly Asker[];
  /** What they name; left out, whatever no row has or claims by name. */
  readonly of?: readonly SpecificationId[];
  /** Left out, those of the scenario. */
  readonly syntaxes?: readonly Syntax[];
}

export interface ScenarioRow {
  /** The editions of a scenario share it; where nobody says a day, the first in the table holds, which is the youngest. */
  readonly id: string;
  /** The specifications all of whose rules run here: an invoice that names one is judged by it. */
  readonly specifications: readonly KnownSpecification[];
  /** Who asks for an invoice that names them. */
  readonly by: readonly Asker[];
  /** Only with one of these processes (BT-23); without one, the row goes behind those that have it. */
  readonly processes?: readonly string[];
  /** Or, without one of them, where seller and buyer are both in this country. */
  readonly nation?: string;
  readonly takes?: readonly Claim[];
  readonly syntaxes: readonly Syntax[];
  /** Those of them in which rules of the specification are not carried, so that a strict verdict is not valid. */
  readonly lacks?: readonly Syntax[];
  /** The profile that is reported where the document chose; if left out, EN 16931, as for everything that selects no profile. */
  readonly profile?: Readonly<Record<Side, Profile>>;
  /** The ids of sets that are handed in: the schema, and what judges elements by an outline. */
  readonly schema: Readonly<Partial<Record<Side, string>>>;
  readonly elements: Readonly<Partial<Record<Side, readonly string[]>>>;
  readonly rules: readonly RulesId[];
  /** The ids of sets that are handed in, with rules on the bound document. */
  readonly further: readonly string[];
  /** The ids of sets that the default mode runs: what an edition has otherwise than the rules of the engine. */
  readonly preflight?: Readonly<Partial<Record<Side, readonly string[]>>>;
  /** Other than the rules have themselves: what the official validator's configuration says. */
  readonly severities: Readonly<Partial<Record<Syntax, Severities>>>;
  /** The families beyond EN 16931, in words. */
  readonly families: readonly string[];
  /** Nobody has published rules: nothing is judged by it, and nothing is valid. */
  readonly unpublished?: true;
  /** Those that strict mode follows. The last is its own, and its days are those of the row. */
  readonly editions: readonly Edition[];
  /** Where its days begin; left out, in UTC. */
  readonly zone?: Zone;
  /** What generation writes where the invoice does not say it; left out, it is not written. */
  readonly writes?: {
    readonly specification: KnownSpecification;
    readonly businessProcess?: string;
    /** Judged as the official validators do unless the caller says otherwise, because the gate that takes it does. */
    readonly strict?: true;
    /** The XML Schema of this edition allows several of each group, also where that of the syntax allows one. */
    readonly several?: true;
  };
}

/** The families that a set which is handed in runs, as the provenance names them, and the module that it is in. */
export interface SetRow {
  readonly from: "official" | "facturx" | "be" | "fr" | "hr" | "nl" | "ro" | "pt" | "rs" | "selfbilled" | "earlier";
  readonly families: readonly string[];
}

export const ubl = ["ubl-invoice", "ubl-credit-note"] as const;
export const both = [...ubl, "cii"] as const;

export const usualSchema = { ubl: "schema-ubl", cii: "schema-cii" } as const;

export const standard = {
  schema: usualSchema,
  elements: { ubl: ["elements-ubl"], cii: ["elements-cii"] },
} as const;

export const core = {
  ...standard,
  rules: ["en16931"],
  further: ["en16931-rest"],
  severities: {},
  families: [],
} as const;
