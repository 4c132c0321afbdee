/** Patches in a document, in its own text and encoding: for a page, where a person chooses each. */
import type { Opened, OpenOptions } from "../open/open.ts";
import type { Patch } from "../patches/propose.ts";
import { copyOf } from "./copies.ts";
import { JsonTree } from "./operation.ts";
import { repairedBytes } from "./repaired_bytes.ts";

export interface PatchedDocument {
  readonly opened: Opened;
  /** Undefined for encodings that are read and not written. */
  readonly bytes: Uint8Array | undefined;
  /** The JSON model of it. */
  readonly json: string;
}

/**
 * A document with patches applied, each once, one after the other; undefined where they cannot be made in its text. `bytes`:
 * what it was opened from; `reading`: how.
 */
export function patchedInPlace(
  bytes: Uint8Array,
  opened: Opened,
  patches: readonly Patch[],
  reading: OpenOptions = {},
): PatchedDocument | undefined {
  const different = new Map(patches.map((patch) => [JSON.stringify(patch), patch]));
  const copy = copyOf(opened, reading);
  const changed = copy.changing(copy, [...different.values()].flat());
  if (changed === undefined) return undefined;
  const json = changed.opened.kind === "json" ? changed.text : new JsonTree(changed.model.source.root).toString();
  return { opened: changed.opened, bytes: repairedBytes(bytes, opened, changed), json };
}
