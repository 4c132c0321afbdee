/** Notes that a law asks for, which are there and not marked as what they are. */
import type { Operation } from "../../edits/operation.ts";
import { codeLists } from "../../model/codes/index.ts";
import { grouped } from "../../model/grouped.ts";
import { removedLast } from "../patterns/pattern.ts";
import { type Mishap, put, type Reading, replaced, type Scene } from "./mishap.ts";

/** What the notes say that every French invoice has, by their subjects. */
const subjects: readonly (readonly [code: string, words: RegExp])[] = [
  ["PMT", /indemnité forfaitaire|frais de recouvrement/i],
  ["PMD", /pénalité|intérêts? de retard/i],
  ["AAB", /escompte/i],
];

/** The code in front of a text, as UBL has it: #PMD# in other letters. */
const MARKED = /^#\s{0,3}([A-Za-z]{3})\s{0,3}#/;

/** A note without its subject, or with the subject in other letters. */
export const unmarkedNote = {
  id: "unmarkedNote",
  *readings({ tree, rules, syntax }: Scene): Iterable<Reading> {
    const isAsked = [...rules].some((it) => it.startsWith("BR-FR-05") || it === "BR-CL-08");
    const notes = isAsked ? tree.items("/notes") : [];
    const has = new Set(notes.map((it) => tree.text(`${it}/subjectCode`)));
    const patch = notes.filter((it) => tree.at(`${it}/subjectCode`) === undefined).flatMap((it) => {
      const text = tree.text(`${it}/text`) ?? "";
      const [found = "", mark = ""] = MARKED.exec(text) ?? [];
      const own = mark.toUpperCase();
      if (codeLists.noteSubject.codes(syntax).has(own)) {
        return [put(tree, `${it}/subjectCode`, own), replaced(`${it}/text`, text.slice(found.length).trim())];
      }
      const fits = subjects.filter(([code, words]) => !has.has(code) && words.test(text));
      const [subject, more] = fits;
      // A text that says several is none of them alone.
      return subject === undefined || more !== undefined ? [] : [put(tree, `${it}/subjectCode`, subject[0])];
    });
    if (patch.length > 0) yield { patch };
  },
} as const satisfies Mishap;

/** A note that may be there once is there in several parts: they are one text. */
export const partedNote = {
  id: "partedNote",
  *readings({ tree, rules }: Scene): Iterable<Reading> {
    if (![...rules].some((it) => it.startsWith("BR-FR-06"))) return;
    const alike = grouped(tree.items("/notes"), (it) => tree.text(`${it}/subjectCode`) ?? "");
    const several = [...alike].filter(([code, notes]) => code !== "" && notes.length > 1).map(([, notes]) => notes);
    const joined = several.flatMap(([first = "", ...others]): readonly Operation[] => {
      const texts = new Set([first, ...others].map((it) => tree.text(`${it}/text`) ?? ""));
      return texts.size === 1 ? [] : [replaced(`${first}/text`, [...texts].join("\n"))];
    });
    const gone = several.flatMap(([, ...others]) => others).map((path): Operation => ({ op: "remove", path }));
    if (gone.length > 0) yield { patch: removedLast([...joined, ...gone]) };
  },
} as const satisfies Mishap;
