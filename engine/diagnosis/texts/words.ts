/** What a diagnosis says beyond the findings themselves, in one language. */
import { Decimal } from "../../model/decimal.ts";
import { decimalOf } from "../../model/numeric.ts";
import { type Marks, ours, quote } from "../../model/said.ts";
import { type GroupId, isTermId, type TermId, termRows } from "../../model/terms.ts";
import { fill, inWords } from "../../texts/text.ts";
import { itemOf } from "../places.ts";
import { askIn, type Asks } from "./asks/asks.ts";
import { lastStep } from "../../edits/operation.ts";
import type { Clue, Rewritten } from "../root.ts";
import type { Rewrite, Target } from "../../edits/rewrites.ts";

/** `{term}` is the term with its number and place, `{actual}` and `{expected}` are values, `{count}` is a number. */
export interface Words {
  /** BCP 47, the language alone. */
  readonly lang: string;
  readonly quotes: Marks;
  /** Decimals stand behind a comma. */
  readonly comma?: true;
  readonly termTitle: (id: TermId | GroupId) => string;
  /** In which line, or which entry of another list; `{count}` counts from 1. */
  readonly line: string;
  readonly entry: string;
  /** The attribute that says of what kind an identifier is. */
  readonly scheme: string;
  readonly titles: Readonly<Record<Said, string>>;
  readonly questions: {
    readonly missing: string;
    readonly wrong: string;
    readonly lacking: string;
    /** Of what kind an electronic address is, and which there are. */
    readonly scheme: { readonly ask: string; readonly register: string; readonly where: string };
  };
  /** By the term, where the field has a way to ask for it. */
  readonly asks: Asks;
  readonly told: Readonly<Record<Clue, string>>;
  /** How a document is put together: `{actual}` are the names of what it is about, `{expected}` where it can be. */
  readonly structure: Readonly<Record<Rewrite, { readonly title: string; readonly told: string }>>;
  /** When it can be written so. */
  readonly waits: string;
  /** What documents are called that can hold it. */
  readonly targets: Readonly<Record<Target, string>>;
  /** Why a repair was not applied. */
  readonly left: Readonly<Record<Reason, string>>;
}

/** What is to be done about a cause: one change of these kinds, several, or nothing that is known. */
export type Said =
  | "replaced"
  | "added"
  | "removed"
  | "gone"
  | "everywhere"
  | "several"
  | "missing"
  | "wrong"
  | "unclear";

/** Why a repair is left alone. */
export type Reason = "owed" | "open" | "warning" | "failed" | "untried";

/** What a cause is about. */
export interface About {
  readonly id: TermId | GroupId;
  /** JSON pointer; "" where there is none. */
  readonly pointer: string;
  readonly old?: string | undefined;
  readonly new?: string | undefined;
  readonly count?: number;
  /** A group that is there, and something about it is wrong. */
  readonly there?: boolean;
}

/** A sentence with its places filled. */
export function said(template: string, about: About, words: Words): string {
  const filled = template.replace("{term}", () => termIn(about, words)).replace("{count}", `${about.count ?? 1}`);
  const type = isTermId(about.id) ? termRows[about.id].type : "amount";
  const shown = (value: string) => inWords(value, type, "", words.comma ?? false);
  const { quotes } = words;
  return fill(filled, { actual: about.old ?? "", expected: about.new ?? "" }, { missing: "–", quotes, shown });
}

/** What is said of a document that is put together otherwise. */
export function saidOfRewrite(
  { rewrite, names, to }: Rewritten,
  words: Words,
): { readonly title: string; readonly told: string } {
  const { quotes, structure: { [rewrite]: { title, told } }, targets } = words;
  const named = ofFile.has(rewrite) ? names.map((it) => quote(it, quotes)) : names;
  const gaps = {
    actual: ours(named.slice(0, MOST_NAMES).join(", ")),
    expected: ours(to === undefined ? "" : targets[to]),
  };
  return { title: fill(title, gaps, { missing: "–", quotes, shown: (it) => it }), told };
}

/** What these name is called as the file calls it; what the others name, as the format does. */
const ofFile: ReadonlySet<Rewrite> = new Set<Rewrite>(["surplus", "repetition"]);

const MOST_NAMES = 5;

/**
 * As the field asks for the value at a place; undefined where it has no sentence for that. The scheme of an identifier is
 * another value.
 */
export function questionIn({ id, pointer }: About, words: Words): string | undefined {
  const question = lastStep(pointer) === "schemeId" ? undefined : askIn(words.asks, id)?.question;
  const place = placeIn(pointer, words);
  return question === undefined || place === "" ? question : `${question} (${place})`;
}

function termIn({ id, pointer }: About, words: Words): string {
  const title = `${words.termTitle(id)} (${id})`;
  const scheme = lastStep(pointer) === "schemeId" ? words.scheme : "";
  return [title, placeIn(pointer, words), scheme].filter((it) => it !== "").join(", ");
}

/** The line or other entry that a place is in; "" where it is in none. */
function placeIn(pointer: string, { line, entry }: Words): string {
  const item = itemOf(pointer);
  if (item === undefined) return "";
  const number = decimalOf({ text: item.index, place: 0 })?.plus(Decimal.of(1));
  return (item.list === "lines" ? line : entry).replace("{count}", `${number}`);
}
