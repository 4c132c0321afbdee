/** What files are by their first bytes that are no invoices, in words: loaded with the first of them. */
import type { LanguageTag } from "../texts/languages.ts";
import { type Foreign, foreign } from "../texts/foreign.ts";

/** What a file of a kind has at a place near its beginning, as Latin-1. */
const marks: readonly (readonly [kind: Foreign, mark: RegExp])[] = [
  ["picture", /^(?:\xff\xd8\xff|.PNG|GIF8|BM|II\*\0|MM\0\*|RIFF.{4}WEBP|.{4}ftyp(?:hei|mif1|avif))/s],
  ["text", /^PK.*(?:word\/|opendocument\.text)/s],
  ["spreadsheet", /^PK.*(?:xl\/|opendocument\.spreadsheet)/s],
  ["office", /^\xd0\xcf.\xe0/],
  ["archive", /^(?:Rar!|7z\xbc\xaf)/],
  ["mail", /^(?:Received|Return-Path|Delivered-To|From|MIME-Version|Message-ID|Date|Subject|X-[\w-]+): /i],
];

/** Of the beginning and of the end: an archive has its first name at the one and its directory at the other. */
const LOOKED_AT = 4_000;

/** Undefined for a file of a kind that is not known here. */
export function foreignIn(bytes: Uint8Array, language: LanguageTag): string | undefined {
  const latin = new TextDecoder("latin1");
  const text = latin.decode(bytes.subarray(0, LOOKED_AT)) + latin.decode(bytes.subarray(-LOOKED_AT));
  const kind = marks.find(([, mark]) => mark.test(text))?.[0];
  return kind === undefined ? undefined : `${foreign[language].is[kind]} ${foreign[language].instead}`;
}
