/** A view of an invoice as PDF/UA-1: all that it states, on pages that are read aloud in the order of their headings. */
import { ENGINE, ENGINE_VERSION, type ExplainOptions, type Finding } from "../mod.ts";
import { specificationOf } from "../model/specifications.ts";
import { type Entry, type Note, type Outline, type Part, viewWords } from "../view/mod.ts";
import { begin, finish } from "./write/archive.ts";
import { Canvas, type Heading } from "./write/canvas.ts";
import { type Faces, facesOf, type Fonts, gathered, shown } from "./write/faces.ts";
import { type Column, columnsOf, Flow, type TableRow } from "./write/flow.ts";
import { footers, running } from "./write/footer.ts";
import { words } from "./write/labels.ts";
import { lackingIn } from "./write/printable.ts";
import { as, body, mm, sheet } from "./write/styles.ts";

export interface ViewPdfOptions extends ExplainOptions {
  /** When it is made; nothing here looks at a clock. */
  readonly date: Date;
}

/** The bytes of the PDF, or the texts that the typefaces cannot show, at their places in the model. */
export type ViewPdfOutcome =
  | { readonly ok: Uint8Array<ArrayBuffer> }
  | { readonly findings: readonly Finding<{ readonly pointer: string }>[] };

export type ViewWriter = (outline: Outline, options: ViewPdfOptions) => Promise<ViewPdfOutcome>;

/** Makes a writer with two typefaces, which are parsed once for all its documents. */
export function viewWriter(fonts: Fonts): ViewWriter {
  const first = facesOf(fonts);
  return async (outline, options) => {
    const texts = [...textsOf(outline)];
    const faces = await gathered(first, fonts, texts.map(([, text]) => text));
    const findings = lackingIn(texts, faces, options);
    if (findings.length > 0) return { findings };
    const { document, pens } = await begin(faces);
    const canvas = new Canvas(pens, faces);
    draw(canvas, faces, outline);
    return { ok: await finish(document, canvas, undefined, { supplements: [] }, metadataOf(outline, options.date)) };
  };
}

function metadataOf({ title, language }: Outline, date: Date) {
  const maker = `${ENGINE} ${ENGINE_VERSION}`;
  const name = shown(title);
  const common = { title: name, author: maker, producer: maker, creator: maker, lang: language, date };
  return { ...common, attachment: undefined, specification: specificationOf("") };
}

/** Every text that is drawn and not ours; what no term holds stands at no place in the model. */
function* textsOf({ invoice, beyond }: Outline): Generator<readonly [pointer: string, text: string]> {
  yield* textsIn(invoice);
  for (const texts of beyond) for (const text of texts) yield ["", text];
}

function* textsIn({ entries, parts, notes }: Part): Generator<readonly [pointer: string, text: string]> {
  yield* textsOfNotes(notes, "");
  for (const { pointer, text, notes } of entries) {
    yield [pointer, text];
    yield* textsOfNotes(notes, pointer);
  }
  for (const part of parts) yield* textsIn(part);
}

function* textsOfNotes(notes: readonly Note[], pointer: string): Generator<readonly [pointer: string, text: string]> {
  for (const { message, fix } of notes) {
    yield [pointer, message];
    yield [pointer, fix];
  }
}

type Language = Outline["language"];

function draw(canvas: Canvas, faces: Faces, { language, title, invoice, beyond }: Outline): void {
  const say = words(language);
  const flow = new Flow(canvas, faces, { gaps: 1, bottom: sheet.bottom }, () => {
    if (canvas.pages.length > 1) canvas.artifact(() => running(flow, title, say));
  });
  flow.turn();
  flow.paragraph(as("title", title), "H1");
  content(flow, invoice, 1, language);
  if (beyond.length > 0) {
    heading(flow, viewWords[language].beyond, 2);
    facts(flow, beyond.map(([place, value]) => row(place, value)), 2);
  }
  footers(canvas, faces, { name: title, say, footer: [] });
}

const headings: readonly Heading[] = ["H1", "H2", "H3", "H4", "H5", "H6"];

/** How far what is inside of something else is moved to the right, and the depth from which it is not moved further. */
const STEP = mm(4);
const DEEPEST = 6;
const LABELS = mm(55);

function indentAt(level: number): number {
  return Math.max(0, Math.min(level, DEEPEST) - 2) * STEP;
}

function content(flow: Flow, { entries, parts, notes }: Part, level: number, language: Language): void {
  const said = notes.map((it) => noteRow(it, language));
  facts(flow, [...said, ...entries.flatMap((it) => rowsOf(it, language))], level);
  for (const part of parts) {
    heading(flow, part.title, level + 1);
    content(flow, part, level + 1, language);
  }
}

function heading(flow: Flow, title: string, level: number): void {
  const role = headings[level - 1] ?? "H6";
  flow.skip(level === 2 ? 12 : 7);
  flow.need(50);
  const indent = indentAt(level);
  flow.paragraph(as(level === 2 ? "heading" : "strong", title), role, sheet.left + indent, WIDTH - indent);
}

const WIDTH = sheet.right - sheet.left;

/** Labels and values, where there are any. */
function facts(flow: Flow, rows: readonly TableRow[], level: number): void {
  if (rows.length === 0) return;
  const indent = indentAt(level);
  const columns = columnsOf([LABELS - indent, WIDTH - LABELS - 8], ["left", "left"], sheet.left + indent)
    .map((column, index): Column => index === 0 ? { ...column, heads: true } : column);
  flow.table({ columns, rows, padding: 1 });
}

function rowsOf({ label, text, notes }: Entry, language: Language): readonly TableRow[] {
  return [row(label, text), ...notes.map((it) => noteRow(it, language))];
}

function row(label: string, value: string): TableRow {
  return { cells: [as("label", label), body(value)] };
}

function noteRow({ rule, severity, message, fix }: Note, language: Language): TableRow {
  return { cells: [as("strong", `${viewWords[language].severities[severity]} ${rule}`), body(`${message} ${fix}`)] };
}
