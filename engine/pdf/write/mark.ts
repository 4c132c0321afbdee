/** The logo in the document, ready to be drawn in a box. */
import { type PDFDocument, type PDFImage } from "@cantoo/pdf-lib";
import type { Logo } from "./logo.ts";
import { mm, sheet } from "./styles.ts";
import { operand } from "./text_operators.ts";

/** The room for a logo above the seller's name. */
const room = { width: mm(80), height: mm(17) } as const;

export interface Mark {
  readonly width: number;
  readonly height: number;
  /** The operators that draw it, with its upper left corner at a place. */
  draw(x: number, y: number): string;
  /** The picture, for the resources of its page, under the name that the operators know it by. */
  readonly picture?: PDFImage;
}

export const PICTURE = "Logo";

/** Embeds a logo; "damaged" where its data is not what its head says. */
export async function markOf(document: PDFDocument, logo: Logo): Promise<Mark | "damaged"> {
  const scale = Math.min(room.width / logo.width, room.height / logo.height);
  const [width, height] = [logo.width * scale, logo.height * scale];
  if (logo.kind === "svg") {
    const draw = (x: number, y: number) => {
      const place = `${precise(scale)} 0 0 ${precise(-scale)} ${operand(x)} ${operand(sheet.height - y)}`;
      const clip = `0 0 ${operand(logo.width)} ${operand(logo.height)} re W n`;
      return `q ${place} cm ${clip} ${logo.drawing} Q`;
    };
    return { width, height, draw };
  }
  const draw = (x: number, y: number) =>
    `q ${operand(width)} 0 0 ${operand(height)} ${operand(x)} ${
      operand(sheet.height - y - height)
    } cm /${PICTURE} Do Q`;
  try {
    const picture = logo.kind === "png" ? await document.embedPng(logo.bytes) : await document.embedJpg(logo.bytes);
    return { width, height, draw, picture };
  } catch {
    return "damaged";
  }
}

/** A logo with large units is scaled by a very small number. */
function precise(value: number): string {
  return value.toFixed(9);
}
