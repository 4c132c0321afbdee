/** The foot of every page: a text of the seller's choice, the seller's name, and the number of the page. */
import type { Canvas } from "./canvas.ts";
import { type Faces, lackedBy } from "./faces.ts";
import type { Flow } from "./flow.ts";
import type { Lang } from "./format.ts";
import { cut, type Line, linesOf } from "./lines.ts";
import { legalName, type Scene } from "./model.ts";
import type { Say } from "./labels.ts";
import { footerProblem, type PdfProblem } from "./problems.ts";
import { widthOf } from "./setting.ts";
import { as, mm, sheet, styles } from "./styles.ts";

const MOST_LINES = 6;
/** More characters than so many lines could hold are not looked at. */
const MOST_CHARACTERS = 2_000;

/** The lines of the text; or what is wrong with it. */
export function footerOf(
  faces: Faces,
  { footer = "", lang }: { readonly footer?: string | undefined; readonly lang: Lang },
): readonly Line[] | PdfProblem {
  const text = footer.toWellFormed().trim();
  if (text === "") return [];
  if (text.length > MOST_CHARACTERS) return footerProblem("long", `${MOST_LINES}`, lang);
  const lacking = lackedBy(faces, text);
  if (lacking.length > 0) return footerProblem("lacks", lacking.slice(0, 5).join(" "), lang);
  const lines = linesOf(faces, as("small", text), sheet.right - sheet.left);
  return lines.length > MOST_LINES ? footerProblem("long", `${MOST_LINES}`, lang) : lines;
}

/** At the top of further pages: what this is, so that no page is nameless. */
export function running(flow: Flow, title: string, say: Say): void {
  const text = cut(flow.faces, `${title} · ${say("continued")}`, styles.small, sheet.right - sheet.left);
  flow.canvas.text(sheet.left, mm(12), text, styles.small);
}

/** What it takes of the page. */
export function footerHeight(lines: readonly Line[]): number {
  return lines.length * styles.small.leading;
}

/** What stands at the foot of every page. */
export interface Foot {
  readonly name: string;
  readonly say: Say;
  readonly footer: readonly Line[];
}

export function footOf({ invoice: { seller = {} }, say, footer }: Scene): Foot {
  return { name: legalName(seller), say, footer };
}

/** Drawn when it is known how many pages there are. */
export function footers(canvas: Canvas, faces: Faces, { name: whole, say, footer }: Foot): void {
  const [top, baseline] = [mm(281) - footerHeight(footer), mm(285)];
  for (const [index, page] of canvas.pages.entries()) {
    canvas.artifact(() => {
      const number = say("page", `${index + 1}`, `${canvas.pages.length}`);
      const width = widthOf(faces, number, styles.small);
      const name = cut(faces, whole, styles.small, sheet.right - sheet.left - width - 20);
      canvas.rule(sheet.left, top, sheet.right - sheet.left, 0.35, 0.75, page);
      for (const [row, { text, style }] of footer.entries()) {
        canvas.text(sheet.left, top + (row + 1) * style.leading, text, style, page);
      }
      canvas.text(sheet.left, baseline, name, styles.small, page);
      canvas.text(sheet.right - width, baseline, number, styles.small, page);
    }, page);
  }
}
