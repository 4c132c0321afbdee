/** The invoices in a ZIP archive. Its directory says how large they are, and nothing larger than that comes out of it. */
import { MOST_BYTES } from "./chosen.ts";
import { type UnzipFileInfo, unzipSync } from "fflate";
import type { Unpacked } from "./protocol.ts";

/** Files, and bytes of all together, that are taken out of one archive. */
const MOST_FILES = 2_000;
const MOST_UNPACKED = 200_000_000;

export async function unpacked(archive: File): Promise<Unpacked> {
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const names = new Set<string>();
  let [size, left] = [0, 0];
  const look = ({ name, originalSize }: UnzipFileInfo): false => {
    if (!isInvoice(name)) return false;
    const isTaken = names.size < MOST_FILES && size + originalSize <= MOST_UNPACKED && originalSize <= MOST_BYTES;
    if (!isTaken || names.has(name)) left++;
    else {
      names.add(name);
      size += originalSize;
    }
    return false;
  };
  try {
    unzipSync(bytes, { filter: look });
  } catch {
    return { files: [], left: 0 };
  }
  const contents = contentsOf(bytes, names);
  const files = [...contents].map(([name, content]) => new File([new Uint8Array(content)], `${archive.name}/${name}`));
  return { files, left: left + names.size - files.length };
}

/** What one system adds for itself is no invoice, though it has the name of one. */
function isInvoice(name: string): boolean {
  return /\.(?:xml|json|pdf)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);
}

/** Where one of the files is damaged or encrypted, the others come out one by one. */
function contentsOf(bytes: Uint8Array, names: ReadonlySet<string>): ReadonlyMap<string, Uint8Array> {
  const taken = (wanted: readonly string[]) => {
    const left = new Set(wanted);
    return Object.entries(unzipSync(bytes, { filter: ({ name }) => left.delete(name) }));
  };
  try {
    return new Map(taken([...names]));
  } catch {
    return new Map([...names].flatMap((name) => {
      try {
        return taken([name]);
      } catch {
        return [];
      }
    }));
  }
}
