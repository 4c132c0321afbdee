/** The codes of a list in a sentence: a few with their meanings, the rest by the name of the list. */

/** So few are named one by one. */
const FEW = 13;

/** What the codes of short lists mean, by the codes of the list; a list that is part of another has the meanings of that. */
export type Meanings = readonly (readonly [codes: string, meanings: readonly string[]])[];

/**
 * What lists are called everywhere, by a code that only they have. The lists of EN 16931 are not looked at: with them, a module
 * that is loaded beside the engine would have all of them once more.
 */
const names: readonly (readonly [code: string, list: string])[] = [
  ["aar", "ISO 639-2"],
  ["WEEE_NUMBER", "UNTDID 6313, GS1"],
  ["VGM", "UNTDID 6313"],
  ["BOL", "UNTDID 5153"],
  ["BBD", "ISO 4217"],
  ["CX", "ISO 3166-1 alpha-2"],
  ["261", "UNTDID 1001"],
  ["9910", "EAS"],
  ["0003", "ISO/IEC 6523 (ICD)"],
  ["EMD", "UNTDID 7143"],
  ["ABY", "UNTDID 1153"],
  ["2A", "UN/ECE Rec. 20, 21"],
  ["VATEX-EU-132", "VATEX"],
  ["ADH", "UNTDID 4451"],
  ["CAB", "UNTDID 7161"],
  ["3", "UNTDID 4461"],
  ["95", "UNTDID 5189"],
];

function meaningOf(code: string, codes: ReadonlySet<string>, meanings: Meanings): string | undefined {
  for (const [of, words] of meanings) {
    const known = of.split(" ");
    if ([...codes].every((it) => known.includes(it))) return words[known.indexOf(code)];
  }
  return undefined;
}

/** `130 (invoiced object), 916 (supporting document)`; the name of the list where they are many. */
export function codesInWords(codes: ReadonlySet<string>, meanings: Meanings): string {
  const list = codes.size > FEW ? names.find(([code]) => codes.has(code)) : undefined;
  if (list !== undefined) return list[1];
  return [...codes].map((code) => {
    const meaning = meaningOf(code, codes, meanings);
    return meaning === undefined ? code : `${code} (${meaning})`;
  }).join(", ");
}
