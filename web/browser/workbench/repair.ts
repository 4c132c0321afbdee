/// <reference lib="dom" />
/** Patches applied to a copy in the page, by the engine: nothing is sent for it. The engine is loaded when the first is applied. */
import type { Patch } from "../../../engine/patches/mod.ts";

export interface Copy {
  readonly valid: boolean;
  readonly errors: number;
  readonly json: string;
  /** Undefined where it cannot be written. */
  readonly xml: string | undefined;
}

/** The invoice in a file with patches applied; undefined where they cannot be. */
export async function repairedCopy(
  file: File,
  profile: string,
  patches: readonly Patch[],
): Promise<Copy | undefined> {
  const [engine, { patched, textOf }] = await Promise.all([
    import("../../../engine/mod.ts"),
    import("../../../engine/patches/mod.ts"),
  ]);
  const input = new Uint8Array(await file.arrayBuffer());
  const kind = engine.kindOf({ input, name: file.name });
  const extract = kind === "pdf" ? (await import("../../../engine/pdf/extract.ts")).extract : undefined;
  const opening = engine.open({ input, name: file.name }, extract === undefined ? {} : { extract });
  const opened = "ok" in opening ? patched(opening.ok, patches) : undefined;
  if (opened === undefined) return undefined;
  const options = engine.isProfile(profile) ? { profile } : {};
  const { valid, errors, findings_truncated } = engine.judge(opened, options);
  const written = engine.write(opened, options);
  return {
    valid,
    errors: findings_truncated?.by_severity.errors.total ?? errors.length,
    json: textOf(opened),
    xml: "ok" in written ? written.ok.xml : undefined,
  };
}
