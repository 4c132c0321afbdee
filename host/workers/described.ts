/** What is reported about the attachments of a PDF. */
import type { Attachment } from "../../engine/pdf/mod.ts";

/** What is reported about an attachment. One that cannot be unpacked is listed without size and fingerprint. */
export interface Described {
  readonly name: string;
  readonly mime: string | null;
  readonly bytes: number | null;
  readonly sha256: string | null;
}

export async function described({ name, mime, read }: Attachment): Promise<Described> {
  const content = readable(read);
  const digest = content === undefined ? null : await crypto.subtle.digest("SHA-256", content.slice());
  return {
    name,
    mime: mime ?? null,
    bytes: content?.length ?? null,
    sha256: digest === null ? null : new Uint8Array(digest).toHex(),
  };
}

function readable(read: Attachment["read"]): Uint8Array | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
