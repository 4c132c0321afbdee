import { composed } from "../write/composed.ts";

/** A text as it is compared: what looks alike is alike, and white space is one blank. Line ends stay. */
export function folded(text: string): string {
  return composed(text, "NFKC").replaceAll(/[^\S\n]+/gu, " ").replaceAll(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, "")
    .replaceAll(/[\u2010-\u2015\u2212]/gu, "-").replaceAll(/[\u2018\u2019\u02bc\u00b4]/gu, "'");
}
