/** What is asked of a person: single fields, each with its place, and with what is right already. */
import { categoryNames, type CodeNames, documentNames, meansNames, registerNames } from "../model/code_names.ts";
import { type CodeListId, codeLists, type Syntax } from "../model/codes/index.ts";
import { askedFor } from "../model/required.ts";
import { askedAs } from "../model/shorthands.ts";
import { type DataType, type GroupId, isTermId, type TermId, termRows } from "../model/terms.ts";
import { type JsonTree, lastStep, pointerTo } from "../edits/operation.ts";
import { knownBy } from "./places.ts";
import { askIn } from "./texts/asks/asks.ts";
import { type About, questionIn, said, type Words } from "./texts/words.ts";

/** A value that is asked for. */
export interface Question {
  readonly term: TermId;
  /** Where the first of the fields belongs in the JSON model. */
  readonly pointer: string;
  readonly title: string;
  /** Who knows the answer. */
  readonly who: "seller" | "buyer";
  readonly fields: readonly QuestionField[];
}

export interface QuestionField {
  readonly pointer: string;
  readonly term: TermId;
  readonly title: string;
  /** What is right already: the scheme of a number, the code of a note, what the sums say. */
  readonly value: string | null;
  /** What it may be, where that is a short list. */
  readonly codes: readonly Code[] | null;
}

export interface Code {
  readonly code: string;
  readonly name: string;
}

/** A field that is asked for, before it is worded. */
export interface Wanted {
  readonly pointer: string;
  readonly term: TermId;
  readonly value?: string | undefined;
}

/** The fields of what is asked for at a place: of a group those that everyone has, and that are not there yet. */
export function wantedAt(id: TermId | GroupId, pointer: string, tree: JsonTree): readonly Wanted[] {
  if (isTermId(id)) return partsAt(id, entryAt(id, pointer, tree), tree);
  return askedFor(id).flatMap((term) => {
    const at = `${pointer}/${askedAs[term] ?? termRows[term].name}`;
    return tree.at(at) === undefined ? partsAt(term, entryAt(term, at, tree), tree) : [];
  });
}

/** Of a term that there may be several of, one more: the list itself is no field. */
function entryAt(term: TermId, pointer: string, tree: JsonTree): string {
  const { list, name } = termRows[term];
  return list === true && lastStep(pointer) === name ? pointerTo(pointer, tree.items(pointer).length) : pointer;
}

/** Whether the syntaxes can hold a field only beside another that is not there: then it is no answer to anything. */
export function isUnheld(id: TermId | GroupId, tree: JsonTree): boolean {
  const holder = isTermId(id) ? holders[id] : undefined;
  return holder !== undefined && tree.at(`/${termRows[holder].name}`) === undefined;
}

/** By the field that is held: an amount is the one in the accounting currency by that currency. */
const holders: Readonly<Partial<Record<TermId, TermId>>> = { "BT-111": "BT-6" };

/** An electronic address is one by its scheme: both are asked for. */
function partsAt(term: TermId, pointer: string, tree: JsonTree): readonly Wanted[] {
  if (termRows[term].type !== "endpoint") return [{ term, pointer }];
  const whole = pointer.replace(/\/(?:value|schemeId)$/, "");
  const value = tree.text(whole) === undefined ? `${whole}/value` : whole;
  return [{ term, pointer: value }, { term, pointer: `${whole}/schemeId`, value: tree.text(`${whole}/schemeId`) }];
}

export interface Asking {
  readonly tree: JsonTree;
  readonly syntax: Syntax;
  readonly words: Words;
}

/** The question for some fields, in a sentence of its own or that of the first; null for none. */
export function questionFor(wanted: readonly Wanted[], asking: Asking, sentence?: string): Question | null {
  const fields = wanted.map((it) => ({ ...fieldFor(it, asking), title: titledBy(it, wanted, asking) }));
  const first = wanted.find(({ value }) => value === undefined) ?? wanted[0];
  const [head] = fields;
  if (first === undefined || head === undefined) return null;
  const { term } = first;
  return { term, pointer: first.pointer, title: sentence ?? head.title, who: knownBy(term), fields: inOrder(fields) };
}

/** Of several notes, each says on what it is. */
function titledBy(it: Wanted, wanted: readonly Wanted[], asking: Asking): string {
  const { title } = fieldFor(it, asking);
  const around = it.pointer.slice(0, it.pointer.lastIndexOf("/"));
  const subject = wanted.find(({ pointer }) => it.term === "BT-22" && pointer === `${around}/subjectCode`)?.value;
  return subject === undefined ? title : `${title} (${subject})`;
}

/** What a person has to say first. */
function inOrder(fields: readonly QuestionField[]): readonly QuestionField[] {
  return [...fields.filter(({ value }) => value === null), ...fields.filter(({ value }) => value !== null)];
}

/** A longer list of codes helps nobody at a field. */
const MOST_CODES = 120;

function fieldFor({ pointer, term, value }: Wanted, { syntax, words }: Asking): QuestionField {
  const isScheme = lastStep(pointer) === "schemeId";
  const { type, codes } = termRows[term];
  const list = type === "code" || isScheme ? codes : undefined;
  const all = list === undefined ? [] : [...codeLists[list].codes(syntax)];
  const about: About = { id: term, pointer };
  return {
    pointer,
    term,
    title: isScheme ? schemeIn(type, words) : questionIn(about, words) ?? titleAt(about, words),
    value: value ?? null,
    codes: all.length === 0 || all.length > MOST_CODES ? null : named(all, list, words),
  };
}

/** Codes with their names: those that have one first. */
function named(codes: readonly string[], list: CodeListId | undefined, { lang }: Words): readonly Code[] {
  const names = list === undefined ? undefined : namesByList[list];
  const index = languages.indexOf(lang);
  const all = codes.map((code) => ({ code, name: names?.[code]?.[index < 0 ? 0 : index] ?? "" }));
  return [...all.filter(({ name }) => name !== ""), ...all.filter(({ name }) => name === "")];
}

const languages: readonly string[] = ["en", "de", "fr"];
const namesByList: Readonly<Partial<Record<CodeListId, CodeNames>>> = {
  documentType: documentNames,
  paymentMeans: meansNames,
  vatCategory: {
    S: ["Standard or reduced rate", "Regelsteuersatz und ermäßigter Satz", "Taux normal ou réduit"],
    ...categoryNames,
  },
  eas: registerNames,
  icd: registerNames,
};

function schemeIn(type: DataType, { questions: { scheme } }: Words): string {
  return type === "endpoint" ? scheme.ask : scheme.register;
}

function titleAt({ id, pointer }: About, words: Words): string {
  return askIn(words.asks, id)?.question ?? said(words.questions.missing, { id, pointer }, words);
}
