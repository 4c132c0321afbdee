/** What bytes say of themselves near their beginning, of which no more is read than that takes. */
import { Awaiting } from "./identity.ts";
import type { Identity } from "../scenarios/find.ts";
import { cii } from "../syntax/cii.ts";
import { binder } from "../syntax/read/bind.ts";
import { ubl } from "../syntax/ubl.ts";
import { decodeXml } from "../xml/decode.ts";

const bind = binder([ubl, cii]);

/** Thrown where enough is known. */
class Enough extends Error {}

/** What a text says, or the first part of one; `ended` where all was seen that counts. */
function seen(text: string): { readonly identity: Identity | undefined; readonly ended: boolean } {
  let identity: Identity | undefined;
  const decide = (it: Identity) => {
    identity = it;
    throw new Enough();
  };
  try {
    bind(text, {
      unwrap: true,
      limits: { characters: Infinity, elements: Infinity },
      listen: (syntax, root) => new Awaiting(syntax, root, { decide, take() {} }),
    });
  } catch (signal) {
    if (!(signal instanceof Enough)) throw signal;
    return { identity, ended: true };
  }
  return { identity: undefined, ended: false };
}

/** Most documents say it in so many bytes. */
const FIRST = 4_096;
const MORE = 16;

/** What XML says of itself, as text or in bytes of any encoding; undefined if it is not an invoice that can be read. */
export function glanceAt(input: Uint8Array | string): Identity | undefined {
  for (let size = FIRST; size < input.length && !isWide(input); size *= MORE) {
    const head = decodedText(headOf(input, size));
    const { identity, ended } = head === undefined ? { identity: undefined, ended: false } : seen(head);
    if (ended) return identity;
  }
  const text = decodedText(input);
  return text === undefined ? undefined : seen(text).identity;
}

/** What comes before the last tag that begins within a size: no character is cut there. */
function headOf(input: Uint8Array | string, size: number): Uint8Array | string {
  if (typeof input === "string") return input.slice(0, Math.max(0, input.lastIndexOf("<", size)));
  return input.subarray(0, Math.max(0, input.lastIndexOf(0x3c, size)));
}

/** UTF-16, in which a byte is half of a character. */
function isWide(input: Uint8Array | string): boolean {
  if (typeof input === "string") return false;
  const [first, second] = input;
  return first === 0 || second === 0 || first === 0xfe && second === 0xff || first === 0xff && second === 0xfe;
}

function decodedText(input: Uint8Array | string): string | undefined {
  if (typeof input === "string") return input;
  const decoded = decodeXml(input);
  return "text" in decoded ? decoded.text : undefined;
}
