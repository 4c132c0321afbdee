/** The text of the pages, as far as its fonts say what their glyphs stand for (ISO 32000-2, 9.10). */
import { joined } from "../../model/bytes.ts";
import type { Budget } from "../read/budget.ts";
import type { Opened, PdfFile } from "../read/file.ts";
import { type Dict, isStream, nameOf, type Stream, Unreadable, type Value } from "../read/objects.ts";
import { pagesOf } from "../read/page_tree.ts";
import { Drawing } from "./drawing.ts";
import { folded } from "./folded.ts";
import { Fonts } from "./fonts.ts";

const DEEPEST_FORM = 12;
/** Of so many glyphs one may stand for nothing that is known. More, and something that matters may be among them. */
const KNOWN_OF = 10;

/** What is on the pages, by gaps and lines; undefined where they have no text, or too little that can be read. Throws Unreadable. */
export function textOfPages({ file, trailer }: Opened, budget: Budget): string | undefined {
  const pages = pagesOf(file, trailer, budget);
  const fonts = new Fonts(file, budget);
  const texts: string[] = [];
  let [glyphs, unknown] = [0, 0];
  for (const { dict, resources } of pages) {
    const drawing = new Drawing(fonts, budget);
    const drawn = { file, budget, drawing };
    draw(drawn, contentsOf(file, dict, budget), resources, 0);
    for (const annotation of file.list(dict.get("Annots"))) {
      budget.hold(1);
      form(drawn, file.dict(file.dict(annotation)?.get("AP"))?.get("N"), resources, 0);
    }
    texts.push(drawing.text());
    glyphs += drawing.glyphs;
    unknown += drawing.unknown;
  }
  if (glyphs === 0 || unknown * KNOWN_OF > glyphs) return undefined;
  const text = folded(texts.join("\n"));
  budget.look(10 * text.length);
  return text;
}

const LINE_END = Uint8Array.of(0x0a);

/** Its streams, one after the other: a word never goes on in the next (7.8.2). */
function contentsOf(file: PdfFile, page: Dict, budget: Budget): Uint8Array {
  const contents = file.get(page.get("Contents"));
  const streams = (isStream(contents) ? [contents] : file.list(contents).map((it) => file.get(it))).filter(isStream);
  const parts = streams.map((it) => file.data(it));
  const all = joined(parts.flatMap((it) => [it, LINE_END]));
  budget.look(all.length);
  return all;
}

interface Drawn {
  readonly file: PdfFile;
  readonly budget: Budget;
  readonly drawing: Drawing;
}

function draw(drawn: Drawn, content: Uint8Array, resources: Dict | undefined, depth: number): void {
  const { file, drawing } = drawn;
  const objects = file.dict(resources?.get("XObject"));
  drawing.run(content, {
    font: (name) => file.dict(resources?.get("Font"))?.get(name),
    form: (name) => form(drawn, objects?.get(name), resources, depth + 1),
  });
}

/** A form (8.10), which is a part of a page. Pictures are not looked at. */
function form(drawn: Drawn, value: Value | undefined, around: Dict | undefined, depth: number): void {
  const { file } = drawn;
  if (depth > DEEPEST_FORM) throw new Unreadable("its forms are nested too deep");
  const stream = file.get(value);
  if (!isStream(stream) || isPicture(file, stream)) return;
  const resources = file.dict(stream.dict.get("Resources")) ?? around;
  drawn.drawing.inside(file.list(stream.dict.get("Matrix")).map((it) => file.get(it)), () => {
    draw(drawn, file.data(stream), resources, depth);
  });
}

function isPicture(file: PdfFile, { dict }: Stream): boolean {
  return nameOf(file.get(dict.get("Subtype"))) === "Image";
}
