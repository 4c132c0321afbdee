/** A file that somebody chose: its bytes, or why it cannot be read. */
import type { JsonRefusal, Refusal, Source } from "../../engine/mod.ts";
import { filled } from "../texts/filled.ts";
import type { Refused, Settings } from "./protocol.ts";
import { MOST_BYTES } from "./source.ts";

export interface Chosen extends Source {
  readonly input: Uint8Array<ArrayBuffer>;
}

export async function chosenOf(file: File, { texts: { ui } }: Settings): Promise<Chosen | Refused> {
  const refusal = (error: string, message: string): Refused => ({ kind: "refused", file: file.name, error, message });
  if (file.size > MOST_BYTES) {
    return refusal("payload_too_large", filled(ui.tooLarge, megabytes(file.size), megabytes(MOST_BYTES)));
  }
  const bytes = await file.arrayBuffer().then((it) => new Uint8Array(it), () => undefined);
  return bytes === undefined ? refusal("bad_request", ui.unreadable) : { name: file.name, input: bytes };
}

export function refused(file: string, { error, message, ...more }: Refusal | JsonRefusal): Refused {
  return { kind: "refused", file, error, message, ...more };
}

/** A fault of this program itself. The page goes on, and the next file is read. */
export function brokenOff(file: string, { texts: { ui } }: Settings): Refused {
  return { kind: "refused", file, error: "internal_error", message: ui.broken };
}

function megabytes(bytes: number): string {
  return `${Math.ceil(bytes / 1_000_000)} MB`;
}
