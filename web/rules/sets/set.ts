/** What the page of a nation's rules says beside the rules: the law, who must, what to state, and what is odd in the official set. */
import type { FamilyId } from "../../../engine/explain/guide.ts";
import type { LanguageTag } from "../../texts/languages.ts";

export interface SaidOfSet {
  readonly title: string;
  /** What is law, and since when. */
  readonly law: string;
  readonly who: string;
  /** Which identifiers and codes an invoice has to state. */
  readonly state: string;
  /** Known faults of the official rules, which verdicts follow. */
  readonly faults: readonly string[];
}

export interface FamilyWords {
  readonly title: Readonly<Record<LanguageTag, string>>;
  /** Why an invoice is held to these rules. */
  readonly why: Readonly<Record<LanguageTag, string>>;
}

export interface NationalSet {
  /** As `/rules?set=` names it: the country. */
  readonly id: string;
  readonly families: Readonly<Partial<Record<FamilyId, FamilyWords>>>;
  /** The scenarios that judge its invoices, whose identifiers and editions are shown. */
  readonly scenarios: readonly string[];
  readonly said: Readonly<Record<LanguageTag, SaidOfSet>>;
}

export const stops = {
  en: "Where an official rule stops without a verdict, such as at an empty amount, the rule fails here.",
  de: "Wo eine offizielle Regel ohne Ergebnis abbricht, etwa bei einem leeren Betrag, ist sie hier verletzt.",
  fr: "Là où une règle officielle s’arrête sans verdict, par exemple sur un montant vide, elle échoue ici.",
} as const;
