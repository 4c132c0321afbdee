/** Objects as the text of a PDF (ISO 32000-2, 7.3). Texts are Latin-1 here: a character is a byte. */
import type { PdfFile } from "../read/file.ts";
import { type Dict, isDict, isList, isName, isRef, isStream, type Value } from "../read/objects.ts";

/** A value as it is written; references name the generation that their object has. */
function written(value: Value, file: Pick<PdfFile, "generation">): string {
  if (value === null || typeof value === "boolean") return `${value}`;
  if (typeof value === "number") return numberText(value);
  if (value instanceof Uint8Array) return `<${hex(value)}>`;
  if (isList(value)) return `[${value.map((it) => written(it, file)).join(" ")}]`;
  if (isDict(value)) return dictText(value, file);
  if (isName(value)) return nameText(value.name);
  if (isRef(value)) return `${value.ref} ${file.generation(value.ref)} R`;
  if (isStream(value)) throw new TypeError("a stream is no part of a value");
  throw new TypeError("this is no value of a PDF");
}

export function dictText(dict: Dict, file: Pick<PdfFile, "generation">): string {
  const entries = [...dict].map(([key, value]) => `${nameText(key)} ${written(value, file)}`);
  return `<<${entries.join(" ")}>>`;
}

/** Without an exponent, which no number of a PDF has. */
function numberText(value: number): string {
  return Number.isInteger(value) ? `${value}` : value.toFixed(10);
}

/** Letters and digits as they are, all else by its number (7.3.5). */
function nameText(name: string): string {
  return `/${name.replaceAll(/[^A-Za-z0-9_.+-]/g, (it) => `#${hexByte(it.charCodeAt(0))}`)}`;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, hexByte).join("");
}

function hexByte(byte: number): string {
  return byte.toString(16).padStart(2, "0");
}
