/** The hash of a key, which each request asks for: apart from other hashes, which scripts of pages make, too. */
import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal, made at once: having another thread make it takes a hundred times as long. */
export function keyHashOf(key: string): string {
  return createHash("sha256").update(key).digest("hex");
}
