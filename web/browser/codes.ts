/// <reference lib="dom" />
/** Fields that take a code: what they offer, and which code is meant by what somebody writes. */
import { el } from "./dom.ts";

export type Code = readonly [code: string, name: string];

export function codeOption([code, name]: Code): HTMLOptionElement {
  return name === "" ? el("option", { value: code }, code) : el("option", { value: code }, `${name} · ${code}`);
}

/** What a plural ends in, in the languages of the page. */
const plurals = ["s", "n", "en", "e"];

/** By the code itself, by its name or its plural, or by how the one name begins that does so; undefined where that says nothing. */
export function codeNamed(text: string, codes: readonly Code[]): string | undefined {
  const wanted = text.trim().toLocaleLowerCase();
  const ways: readonly ((code: Code) => boolean)[] = [
    ([code]) => code === text.trim(),
    ([code]) => code.toLocaleLowerCase() === wanted,
    ([, name]) => name.toLocaleLowerCase() === wanted,
    ([, name]) => name !== "" && plurals.some((end) => wanted === `${name.toLocaleLowerCase()}${end}`),
    ([, name]) => name.toLocaleLowerCase().startsWith(wanted),
  ];
  for (const fits of ways) {
    const [only, ...others] = codes.filter(fits);
    if (only !== undefined) return others.length === 0 ? only[0] : undefined;
  }
  return undefined;
}
