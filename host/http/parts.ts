/** The documents of a body that has several (RFC 7578). */
import { kindOf } from "../../engine/mod.ts";
import { Problem } from "../domain/problems.ts";
import type { Document, Kind, Part, Parts } from "../operations/operation.ts";

/** Each part once, of a kind that it may have. */
export async function partsIn(
  bytes: Uint8Array<ArrayBuffer>,
  mediaType: string,
  parts: Parts,
  limits: Document["limits"],
): Promise<Readonly<Record<string, Document>> | Problem> {
  const form = await formIn(bytes, mediaType);
  const names = Object.keys(parts);
  if (form === undefined) return wrong(`Send multipart/form-data with the parts ${names.join(" and ")}.`);
  const unknown = [...form.keys()].find((name) => !names.includes(name));
  if (unknown !== undefined) {
    return wrong(`There is no part ${JSON.stringify(unknown.slice(0, 40))}: send ${names.join(" and ")}.`);
  }
  const documents: [string, Document][] = [];
  for (const [name, part] of Object.entries(parts)) {
    const document = await partIn(form.getAll(name), name, part, limits);
    if (document instanceof Problem) return document;
    documents.push([name, document]);
  }
  return Object.fromEntries(documents);
}

async function partIn(
  values: readonly FormDataEntryValue[],
  name: string,
  { kinds }: Part,
  limits: Document["limits"],
): Promise<Document | Problem> {
  const [value, ...more] = values;
  if (value === undefined || more.length > 0) return wrong(`Send the part ${name} once.`);
  const bytes = typeof value === "string" ? new TextEncoder().encode(value) : new Uint8Array(await value.arrayBuffer());
  const kind = kindOf({ input: bytes });
  if (kinds.includes(kind)) return { kind, bytes, limits };
  const upper = (it: Kind) => it.toUpperCase();
  const message = `The part ${name} is ${upper(kind)}. Send ${kinds.map(upper).join(" or ")}.`;
  return new Problem("unsupported_media_type", message);
}

async function formIn(bytes: Uint8Array<ArrayBuffer>, mediaType: string): Promise<FormData | undefined> {
  if (!/^multipart\/form-data;/i.test(mediaType)) return undefined;
  try {
    return await new Response(bytes, { headers: { "content-type": mediaType } }).formData();
  } catch {
    return undefined;
  }
}

function wrong(message: string): Problem {
  return new Problem("bad_request", message);
}
