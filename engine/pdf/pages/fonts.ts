/** What the codes of a font stand for, and how wide they are (ISO 32000-2, 9.5 to 9.10). */
import type { Budget } from "../read/budget.ts";
import type { PdfFile } from "../read/file.ts";
import { type Dict, isDict, isList, isRef, isStream, nameOf, type Value } from "../read/objects.ts";
import { type CodeMap, codeMapIn } from "./code_map.ts";
import { encodingOf, type SimpleEncoding } from "./encodings.ts";
import { textOfGlyph } from "./glyph_names.ts";

export interface Glyph {
  /** Undefined where nothing says it. */
  readonly text: string | undefined;
  /** Of a text of size 1. */
  readonly width: number;
  /** The one code that blanks between words are widened at (9.3.3). */
  readonly isBlank: boolean;
}

export interface Font {
  /** The glyphs of a string. */
  read(bytes: Uint8Array): Iterable<Glyph>;
}

/** Of glyphs of which no width is said: those of the fonts that every reader has. */
const USUAL_WIDTH = 0.5;
const THOUSAND = 1_000;
const BLANK = 0x20;
/** A glyph takes as long as so many bytes to look at. */
const COST = 50;

export class Fonts {
  readonly #known = new Map<number, Font>();

  constructor(private readonly file: PdfFile, private readonly budget: Budget) {}

  /** The font that a value is; undefined for anything else. Throws Unreadable. */
  of(value: Value | undefined): Font | undefined {
    const known = isRef(value) ? this.#known.get(value.ref) : undefined;
    if (known !== undefined) return known;
    const dict = this.file.dict(value);
    if (dict === undefined) return undefined;
    const font = this.#made(dict);
    if (isRef(value)) this.#known.set(value.ref, font);
    return font;
  }

  #made(dict: Dict): Font {
    const { file, budget } = this;
    const map = file.get(dict.get("ToUnicode"));
    const unicode = isStream(map) ? codeMapIn(file.data(map), budget) : undefined;
    return nameOf(file.get(dict.get("Subtype"))) === "Type0"
      ? this.#composite(dict, unicode)
      : this.#simple(dict, unicode);
  }

  #simple(dict: Dict, unicode: CodeMap | undefined): Font {
    const { file, budget } = this;
    const encoding = this.#encoding(dict);
    const first = number(file.get(dict.get("FirstChar")));
    const widths = file.list(dict.get("Widths")).map((it) => file.get(it));
    const matrix = file.list(dict.get("FontMatrix"));
    const unit = matrix.length === 0 ? 1 / THOUSAND : number(file.get(matrix[0]));
    return {
      *read(bytes) {
        budget.look(COST * bytes.length);
        for (const code of bytes) {
          const width = widths[code - first];
          yield {
            text: unicode?.of(1, code) ?? encoding(code),
            width: typeof width === "number" ? width * unit : USUAL_WIDTH,
            isBlank: code === BLANK,
          };
        }
      },
    };
  }

  #encoding(dict: Dict): SimpleEncoding {
    const { file } = this;
    const encoding = file.get(dict.get("Encoding"));
    const base = encodingOf(nameOf(isDict(encoding) ? file.get(encoding.get("BaseEncoding")) : encoding));
    const names = differencesIn(file, encoding);
    return (code) => {
      const name = names.get(code);
      return name === undefined ? base(code) : textOfGlyph(name);
    };
  }

  #composite(dict: Dict, unicode: CodeMap | undefined): Font {
    const { file, budget } = this;
    const descendant = file.dict(file.list(dict.get("DescendantFonts"))[0]);
    const usual = descendant?.get("DW");
    const standard = usual === undefined ? 1 : number(file.get(usual)) / THOUSAND;
    const widths = widthsIn(file, budget, file.list(descendant?.get("W")));
    return {
      *read(bytes) {
        budget.look(COST * bytes.length);
        for (let at = 0; at < bytes.length;) {
          const length = unicode?.lengthAt(bytes, at) ?? 2;
          let code = 0;
          for (let index = 0; index < length; index++) code = code * 256 + (bytes[at + index] ?? 0);
          at += length;
          yield {
            text: unicode?.of(length, code),
            width: widths.get(code) ?? standard,
            isBlank: length === 1 && code === BLANK,
          };
        }
      },
    };
  }
}

/** The names of glyphs that an encoding has otherwise than its base (9.6.5.1), by code. */
export function differencesIn(file: PdfFile, encoding: Value): ReadonlyMap<number, string> {
  const names = new Map<number, string>();
  let code = 0;
  for (const item of isDict(encoding) ? file.list(encoding.get("Differences")) : []) {
    const found = file.get(item);
    const name = nameOf(found);
    if (typeof found === "number") code = found;
    else if (name !== undefined) names.set(code++, name);
  }
  return names;
}

/** The widths of a composite font (9.7.4.3): `first [w w w]`, or `first last w`. */
function widthsIn(file: PdfFile, budget: Budget, items: readonly Value[]): ReadonlyMap<number, number> {
  const widths = new Map<number, number>();
  const set = (code: number, width: number) => {
    budget.hold(1);
    widths.set(code, width / THOUSAND);
  };
  for (let at = 0; at + 1 < items.length;) {
    const [first, second] = [number(file.get(items[at])), file.get(items[at + 1])];
    if (isList(second)) {
      for (const [index, width] of second.entries()) set(first + index, number(file.get(width)));
      at += 2;
    } else {
      const width = number(file.get(items[at + 2]));
      for (let code = first; code <= number(second); code++) set(code, width);
      at += 3;
    }
  }
  return widths;
}

function number(value: Value): number {
  return typeof value === "number" ? value : 0;
}
