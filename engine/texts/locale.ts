/** What a language has to say: the wording of every finding, as data. */
import type { Meanings } from "./code_words.ts";
import type { SchemaKinds } from "./kinds.ts";
import type { InputKind } from "../model/faults.ts";
import type { Marks } from "../model/said.ts";
import type { RuleId } from "../rules/index.ts";
import type { OwnText } from "../rules/facturx/own.ts";
import type { StrictId } from "../rules/strict.ts";
import type { ServiceId } from "../rules/own/service.ts";
import type { Sentence, Wording } from "./element_wording.ts";
import type { Text, Values } from "./text.ts";

export interface Locale {
  /** BCP 47. */
  readonly lang: string;
  readonly rules: Readonly<Record<RuleId, Text>>;
  readonly service: Readonly<Record<ServiceId, Text>>;
  /** Decimals stand behind a comma. */
  readonly comma?: true;
  /** The marks around what is quoted. */
  readonly quotes: Marks;
  /** Stands for a value that the document does not have. */
  readonly missing: string;
  /** Stands for the rules that could not be evaluated, where every rule could. */
  readonly noRule: string;
  /** What the placeholders are where there is no document. */
  readonly generic: Readonly<Record<keyof Values, string>>;
  /** What the kinds of JSON values are called. */
  readonly kinds: Readonly<Record<InputKind, string>>;
  /**
   * Where to write, as the last sentence of every fix: `{field}` is the field of the JSON model, `{element}` the path of the
   * element below the root of the document.
   */
  readonly where: { readonly json: string; readonly xml: string };
  /** Why there is no VAT (BT-120), by VAT category, where the invoice does not say it; left out, as English has it. */
  readonly exemptions?: Readonly<Record<string, string>>;
  /** The note beside lists of findings that were cut. */
  readonly truncated: string;
  /** What strict mode says beyond that, in a language that was loaded for it; without it, that is said in English. */
  readonly official?: OfficialWords;
}

/** The wording of the rule sets that only strict mode has. */
export interface OfficialWords {
  readonly schema: SchemaKinds;
  readonly elements: Wording;
  readonly rules: Readonly<Record<StrictId, Text>>;
  readonly facturx: FacturxWording;
}

/** What is said of the structure of Factur-X, where that is said otherwise of EN 16931. */
export interface FacturxWording {
  /** Something is there that the level has no place for. */
  readonly unused: Sentence;
  /** What the codes of short lists mean. */
  readonly meanings: Meanings;
  /** What only EXTENDED asks. */
  readonly rules: Readonly<Record<OwnText, Text>>;
}

/** The wording of a rule of the engine's own. Throws a TypeError for any other id. */
export function ruleText(id: string, { rules }: Locale): Text {
  const known: Readonly<Record<string, Text>> = rules;
  const text = known[id];
  if (text === undefined) throw new TypeError(`No wording for the rule ${id}`);
  return text;
}
