/** The new version of an embedded file (ISO 32000-2, 7.11.4), and what tells the versions of the whole file apart. */
import { joined } from "../../model/bytes.ts";
import { zlibSync } from "fflate";
import { md5 } from "@noble/hashes/legacy.js";
import { latin1 } from "../read/bytes.ts";
import type { Opened } from "../read/file.ts";
import { isStream, Unreadable, type Value } from "../read/objects.ts";
import type { NewStream } from "./append.ts";

/** What describes the bytes of a stream, which are others now. */
const ofBytes = ["Length", "Filter", "DecodeParms", "DL", "F", "FFilter", "FDecodeParms", "Params"];

/** The stream of an embedded file (7.11.4): its size, day and digest are those of the new bytes. */
export function newVersion({ file }: Opened, number: number, xml: Uint8Array, date: Date): NewStream {
  const stream = file.get({ ref: number });
  if (!isStream(stream)) throw new Unreadable(`object ${number} is no stream`);
  const params = new Map<string, Value>([
    ...file.dict(stream.dict.get("Params")) ?? [],
    ["Size", xml.length],
    ["ModDate", latin1(`D:${date.toISOString().replaceAll(/[-:T]/g, "").slice(0, 14)}Z`)],
    ["CheckSum", md5(xml)],
  ]);
  const kept = [...stream.dict].filter(([name]) => !ofBytes.includes(name));
  return {
    number,
    dict: new Map<string, Value>([...kept, ["Filter", { name: "FlateDecode" }], ["Params", params]]),
    bytes: zlibSync(xml),
  };
}

/** Another one than before, and the same for the same change. */
export function newId({ file, trailer }: Opened, xml: Uint8Array): Uint8Array {
  const before = file.list(trailer.get("ID"))[1];
  return md5(joined(before instanceof Uint8Array ? [before, md5(xml)] : [md5(xml)]));
}
