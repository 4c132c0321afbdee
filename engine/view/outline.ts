/** An invoice as headings, labels and values, in the order of the business terms: all that it states. */
import { unheldIn } from "../convert/mod.ts";
import { asJson } from "../edits/model.ts";
import type { Finding, Location } from "../judge/findings.ts";
import type { ModelGroup, ModelValue } from "../model/model.ts";
import {
  type DataType,
  fieldsOf,
  type GroupId,
  groupRows,
  isGroupId,
  isMany,
  partsOf,
  type TermId,
  termRows,
} from "../model/terms.ts";
import { titles as english } from "../model/titles.ts";
import type { Opened } from "../open/open.ts";
import { titles } from "../texts/term_titles.ts";
import { sizeOf, type ViewLanguage, written } from "./format.ts";
import { viewWords } from "./words.ts";

export type Note = Pick<Finding<Location>, "rule" | "severity" | "message" | "fix">;

export interface Entry {
  readonly term: string;
  /** Its place in the model (RFC 6901). */
  readonly pointer: string;
  readonly label: string;
  /** As people read it in the language. */
  readonly text: string;
  /** As it is stated. */
  readonly raw: string;
  readonly type: DataType;
  readonly notes: readonly Note[];
}

export interface Part {
  readonly title: string;
  readonly entries: readonly Entry[];
  readonly parts: readonly Part[];
  readonly notes: readonly Note[];
}

export interface Outline {
  readonly language: ViewLanguage;
  readonly title: string;
  readonly invoice: Part;
  /** What no business term holds: the place, and the value. */
  readonly beyond: readonly (readonly [place: string, value: string])[];
}

export function outlineOf(
  opened: Opened,
  language: ViewLanguage,
  findings: readonly Finding<Location>[] = [],
): Outline {
  const { invoice } = opened.kind === "json" ? opened : asJson(opened);
  const drawing = new Drawing(language, findings, invoice.value("currency")?.text ?? "");
  const unheld = opened.kind === "json" ? [] : unheldIn(opened);
  const number = invoice.value("invoiceNumber")?.text ?? "";
  return {
    language,
    title: `${titleOf("BG-0", language)} ${number}`.trim(),
    invoice: drawing.whole(invoice),
    beyond: unheld.map(({ location, value }) => ["path" in location ? location.path : "", value]),
  };
}

/** What accountants call a term or a group. */
function titleOf(id: TermId | GroupId, language: ViewLanguage): string {
  const [de, fr] = titles[id];
  return { en: english[id], de, fr }[language];
}

class Drawing {
  readonly #notes: Map<string, Note[]> = new Map();

  constructor(
    private readonly language: ViewLanguage,
    findings: readonly Finding<Location>[],
    private readonly currency: string,
  ) {
    for (const { location, ...finding } of findings) {
      const pointer = location !== undefined && "pointer" in location ? location.pointer ?? "" : "";
      const notes = this.#notes.get(pointer) ?? [];
      notes.push(finding);
      this.#notes.set(pointer, notes);
    }
  }

  /** What is about nothing that is there is said of the invoice as a whole. */
  whole(invoice: ModelGroup): Part {
    const part = this.#part(invoice, "BG-0", "", titleOf("BG-0", this.language));
    return { ...part, notes: [...part.notes, ...[...this.#notes.values()].flat()] };
  }

  #part(group: ModelGroup, of: GroupId, within: string, title: string): Part {
    const notes = this.#notesAt(within);
    const entries: Entry[] = [];
    const parts: Part[] = [];
    for (const [name, id] of fieldsOf(of)) {
      const isList = isMany(isGroupId(id) ? groupRows[id] : termRows[id]);
      const at = (index: number) => `${within}/${name}${isList ? `/${index}` : ""}`;
      if (isGroupId(id)) {
        const many = group.items(name).length > 1;
        for (const [index, below] of group.items(name).entries()) {
          const heading = `${titleOf(id, this.language)}${many ? ` ${index + 1}` : ""}`;
          parts.push(this.#part(below, id, at(index), heading));
        }
      } else {for (const [index, value] of group.values(name).entries()) {
          entries.push(...this.#entries(id, value, at(index)));
        }}
    }
    return { title, entries, parts, notes };
  }

  #entries(term: TermId, value: ModelValue, pointer: string): readonly Entry[] {
    const own = this.#entry(term, pointer, titleOf(term, this.language), value.text);
    return [
      own,
      ...[...value.parts ?? []].map(([name, text]) => {
        const [, part] = partsOf(term).find(([it]) => it === name) ?? [];
        const label = part === undefined ? viewWords[this.language].scheme : titleOf(part, this.language);
        return {
          ...this.#entry(part ?? term, `${pointer}/${name}`, label, text),
          type: "text" as const,
          text,
        };
      }),
    ];
  }

  #entry(term: TermId, pointer: string, label: string, raw: string): Entry {
    const { type } = termRows[term];
    const notes = this.#notesAt(pointer);
    if (type === "binary") {
      const text = viewWords[this.language].bytes(sizeOf(raw));
      return { term, pointer, label, text, raw: text, type, notes };
    }
    return { term, pointer, label, text: written(raw, type, this.language, this.currency), raw, type, notes };
  }

  #notesAt(pointer: string): readonly Note[] {
    const found = this.#notes.get(pointer) ?? [];
    this.#notes.delete(pointer);
    return found;
  }
}
