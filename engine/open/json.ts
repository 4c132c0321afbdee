/** What opens JSON: a part of its own, because pages that are given XML need none of it. */
import { type JsonReading, type JsonRefusal, readJson } from "./read_json.ts";
import type { OpenOptions } from "./xml.ts";
import type { Refusal } from "../xml/refusal.ts";

export interface OpenedJson extends JsonReading {
  readonly kind: "json";
}

/** Opens what is known to be JSON. */
export function openJson(
  input: Uint8Array | string,
  { limits = {}, asStated = false }: OpenOptions = {},
): { readonly ok: OpenedJson } | { readonly refusal: Refusal | JsonRefusal } {
  const { characters, elements, values = elements } = limits;
  const caps = { ...(characters === undefined ? {} : { characters }), ...(values === undefined ? {} : { values }) };
  const reading = readJson(input, { limits: caps, asStated });
  return "refusal" in reading ? reading : { ok: { kind: "json", ...reading.ok } };
}
