/** Values that are right anywhere else, and that a country wants in words or codes of its own. */
import type { TermId } from "../../model/terms.ts";
import { type Mishap, type Reading, replaced, type Scene, valuesOf } from "./mishap.ts";

interface Form {
  readonly country: string;
  readonly terms: readonly TermId[];
  /** As the country has it; undefined for what it cannot be. */
  readonly read: (text: string) => string | undefined;
}

/** The counties of Romania (ISO 3166-2) by their names, without marks on letters. */
const counties: Readonly<Record<string, readonly string[]>> = {
  AB: ["alba"],
  AR: ["arad"],
  AG: ["arges"],
  BC: ["bacau"],
  BH: ["bihor"],
  BN: ["bistrita-nasaud"],
  BT: ["botosani"],
  BR: ["braila"],
  BV: ["brasov"],
  B: ["bucuresti", "bucharest", "bukarest"],
  BZ: ["buzau"],
  CL: ["calarasi"],
  CS: ["caras-severin"],
  CJ: ["cluj"],
  CT: ["constanta"],
  CV: ["covasna"],
  DB: ["dambovita"],
  DJ: ["dolj"],
  GL: ["galati"],
  GR: ["giurgiu"],
  GJ: ["gorj"],
  HR: ["harghita"],
  HD: ["hunedoara"],
  IL: ["ialomita"],
  IS: ["iasi"],
  IF: ["ilfov"],
  MM: ["maramures"],
  MH: ["mehedinti"],
  MS: ["mures"],
  NT: ["neamt"],
  OT: ["olt"],
  PH: ["prahova"],
  SJ: ["salaj"],
  SM: ["satu mare"],
  SB: ["sibiu"],
  SV: ["suceava"],
  TR: ["teleorman"],
  TM: ["timis"],
  TL: ["tulcea"],
  VL: ["valcea"],
  VS: ["vaslui"],
  VN: ["vrancea"],
};

const forms: readonly Form[] = [
  { country: "RO", terms: ["BT-39", "BT-54", "BT-68", "BT-79"], read: county },
  { country: "RO", terms: ["BT-37", "BT-52", "BT-66", "BT-77"], read: sector },
  { country: "SE", terms: ["BT-32"], read: (text) => /f.?skatt/i.test(text) ? "Godkänd för F-skatt" : undefined },
  { country: "NO", terms: ["BT-32"], read: (text) => /^foretak/i.test(text.trim()) ? "Foretaksregisteret" : undefined },
];

/** A value as people write it, where a rule of the country asks for one of its list. */
export const nationalForm = {
  id: "nationalForm",
  *readings(scene: Scene): Iterable<Reading> {
    const { tree, terms } = scene;
    for (const { pointer, text, term } of valuesOf(scene)) {
      const around = pointer.slice(0, pointer.lastIndexOf("/"));
      const country = tree.text(`${around}/countryCode`) ?? tree.text(`${around}/address/countryCode`);
      const form = forms.find((it) => it.country === country && it.terms.includes(term));
      const value = terms.has(term) ? form?.read(text) : undefined;
      if (value !== undefined && value !== text) yield { patch: [replaced(pointer, value)] };
    }
  },
} as const satisfies Mishap;

function county(text: string): string | undefined {
  const plain = plainOf(text).replace(/^(?:ro-|judetul |jud\. ?|municipiul )/, "");
  const [code] =
    Object.entries(counties).find(([own, names]) => own.toLowerCase() === plain || names.includes(plain)) ?? [];
  return code === undefined ? undefined : `RO-${code}`;
}

/** The sectors of Bucharest, which stand for its city. */
function sector(text: string): string | undefined {
  const [, number] = /\bsector(?:ul)?\s{0,3}([1-6])\b/.exec(plainOf(text)) ?? [];
  return number === undefined ? undefined : `SECTOR${number}`;
}

function plainOf(text: string): string {
  return [...text.trim().toLowerCase()].map((letter) => marked.get(letter) ?? letter).join("");
}

/** The letters of Romanian that have marks, also as they were written before 2007. */
const marked: ReadonlyMap<string, string> = new Map([
  ...[..."ăâ"].map((it) => [it, "a"] as const),
  ["î", "i"],
  ...[..."șş"].map((it) => [it, "s"] as const),
  ...[..."țţ"].map((it) => [it, "t"] as const),
]);
