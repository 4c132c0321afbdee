/** Causes in how an XML document is put together, which its model does not show: each mended in the text alone. */
import type { Cause } from "../diagnosis/mod.ts";
import type { Words } from "../diagnosis/texts/words.ts";
import { fill } from "../texts/text.ts";
import type { Finding, Location } from "../judge/findings.ts";
import type { Verdict } from "../judge/verdict.ts";
import type { Opened, OpenOptions } from "../open/open.ts";
import { cii } from "../syntax/cii.ts";
import { ubl } from "../syntax/ubl.ts";
import { type Changeable, type Copy, rebuilt } from "../edits/copies.ts";
import type { Kind } from "../edits/may_be_applied.ts";
import { elementAt } from "../edits/xml/elements.ts";
import { awries, type Awry, type Straight, straightened } from "../edits/xml/straight.ts";

/** A cause; what is `awry` is put right by no change of the model. */
export type Told = Cause & { readonly awry?: Awry };

/** What is said of the order changes nothing that anybody said. What has no place may be meant. */
const kinds: Readonly<Record<Awry, Kind>> = { arrangement: "form", emptiness: "form", surplus: "owed" };

export interface Building {
  /** The text that the document had at first. */
  readonly first: string;
  readonly reading: OpenOptions;
  readonly words: Words;
  readonly judge: (opened: Opened) => Verdict;
}

/** The document with some of it put right; undefined where there is nothing, or it would say something else. */
export function builtAnew(now: Copy, what: readonly Awry[], { first, reading }: Building): Changeable | undefined {
  const straight = straightOf(now, what);
  return straight && rebuilt(first, now, straight.edits, reading);
}

function straightOf({ opened }: Copy, what: readonly Awry[]): Straight | undefined {
  if (opened.kind === "json") return undefined;
  const { text, document: { root, syntax } } = opened;
  const element = elementAt(text, root.offset, (syntax === "cii" ? cii : ubl).prefixes);
  return element && straightened(text, element, syntax, what);
}

/** The causes of a document, where those that are about how it is put together are told by what mends them. */
export function withStructure(now: Copy, causes: readonly Cause[], building: Building): readonly Told[] {
  let left: readonly Told[] = causes;
  for (const awry of awries) {
    const unrepaired = left.filter(isLeft);
    if (unrepaired.length === 0) return left;
    const built = builtAnew(now, [awry], building);
    if (built === undefined) continue;
    const still = new Set(findingsOf(building.judge(built.opened)).map(keyOf));
    const gone = (it: Finding<Location>) => !still.has(keyOf(it));
    const own = unrepaired.flatMap(({ findings }) => findings.filter(gone));
    const [first] = own;
    if (first === undefined) continue;
    const told = toldOf(awry, [first, ...own.slice(1)], straightOf(now, [awry])?.gone ?? [], building);
    const rest = left.flatMap((it) => {
      const findings = it.findings.filter((finding) => !own.includes(finding));
      return findings.length === 0 ? [] : [{ ...it, findings }];
    });
    left = [told, ...rest];
  }
  return left;
}

/** What is repaired by a change of the model, or chosen, is so. */
export function isLeft({ patch, choices, awry }: Told): boolean {
  return patch === null && choices === undefined && awry === undefined;
}

function findingsOf({ errors, warnings, information }: Verdict): readonly Finding<Location>[] {
  return [...errors, ...warnings, ...information];
}

/** Places move with what is put right; what is found does not. */
function keyOf({ rule, message }: Finding<Location>): string {
  return `${rule} ${message}`;
}

function toldOf(
  awry: Awry,
  findings: readonly [Finding<Location>, ...Finding<Location>[]],
  gone: readonly string[],
  { words }: Building,
): Told {
  const [first] = findings;
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const { quotes, structure: { [awry]: { title, told } } } = words;
  const named = { actual: [...new Set(gone)].join(", "), expected: "" };
  const kind = kinds[awry];
  return {
    id: `structure@${awry}`,
    awry,
    title: fill(title, named, { missing: "–", quotes, shown: (it) => it }),
    told,
    rules,
    findings,
    location: first.location ?? null,
    kind,
    patch: null,
    changes: [],
    ...(kind === "owed" ? { needs_consent: true as const } : {}),
    question: null,
  };
}
