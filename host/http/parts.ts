/** The documents of a body that has several (RFC 7578). */
import { kindOf } from "../../engine/mod.ts";
import { ours } from "../../engine/model/said.ts";
import { Problem } from "../domain/problems.ts";
import { problem } from "../domain/wording.ts";
import type { Document, Part, Parts } from "../operations/operation.ts";
import { type FormPart, formParts } from "./multipart.ts";

/** Each part once, of a kind that it may have. */
export async function partsIn(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  parts: Parts,
  limits: Document["limits"],
): Promise<Readonly<Record<string, Document>> | Problem> {
  const names = Object.keys(parts);
  // One more than there can be tells that there are too many.
  const form = await formParts(bytes, mediaType, names.length + 1);
  if (form === undefined) return problem("no_parts", { names: names.map((it) => ours(it)) });
  const unknown = form.find(({ name }) => !names.includes(name));
  if (unknown !== undefined) {
    return problem("unknown_part", { name: unknown.name.slice(0, 40), known: names.map((it) => ours(it)) });
  }
  const documents: [string, Document][] = [];
  for (const [name, part] of Object.entries(parts)) {
    const document = partIn(form.filter((it) => it.name === name), name, part, limits);
    if (document instanceof Problem) return document;
    documents.push([name, document]);
  }
  return Object.fromEntries(documents);
}

function partIn(
  [found, ...more]: readonly FormPart[],
  name: string,
  { kinds }: Part,
  limits: Document["limits"],
): Document | Problem {
  if (found === undefined || more.length > 0) return problem("part_once", { name: ours(name) });
  const { bytes } = found;
  const kind = kindOf({ input: bytes });
  if (kinds.includes(kind)) return { kind, bytes, limits };
  const [is, wanted] = [ours(kind.toUpperCase()), kinds.map((it) => ours(it.toUpperCase()))];
  return problem("part_of_other_kind", { name: ours(name), kind: is, kinds: wanted }, { fields: { part: name } });
}
