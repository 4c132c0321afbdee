/// <reference lib="dom" />
/** Patches applied to a copy in the page, by the engine: nothing is sent for it. The engine is loaded when the first is applied. */
import type { Patch } from "../../../engine/patches/mod.ts";

export interface Copy {
  readonly valid: boolean;
  readonly errors: number;
  readonly json: string;
  /** XML as it came but for the repairs; of JSON what is written of it, and undefined where it cannot be. */
  readonly xml: string | Uint8Array<ArrayBuffer> | undefined;
}

/** The invoice in a file with patches applied; undefined where they cannot be. */
export async function repairedCopy(
  file: File,
  profile: string,
  patches: readonly Patch[],
): Promise<Copy | undefined> {
  const [engine, { patchedInPlace }] = await Promise.all([
    import("../../../engine/mod.ts"),
    import("../../../engine/repair/patched.ts"),
  ]);
  const input = new Uint8Array(await file.arrayBuffer());
  const kind = engine.kindOf({ input, name: file.name });
  const extract = kind === "pdf" ? (await import("../../../engine/pdf/extract.ts")).extract : undefined;
  const opening = engine.open({ input, name: file.name }, extract === undefined ? {} : { extract });
  const copy = "ok" in opening ? patchedInPlace(input, opening.ok, patches) : undefined;
  if (copy === undefined) return undefined;
  const { opened, bytes, json } = copy;
  const options = engine.isProfile(profile) ? { profile } : {};
  const { valid, errors, findings_truncated } = engine.judge(opened, options);
  const written = opened.kind === "json" ? engine.write(opened, options) : undefined;
  return {
    valid,
    errors: findings_truncated?.by_severity.errors.total ?? errors.length,
    json,
    xml: written === undefined ? bytes && new Uint8Array(bytes) : "ok" in written ? written.ok.xml : undefined,
  };
}
