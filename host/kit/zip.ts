/** What is gzipped once and answered often. */
import { promisify } from "node:util";
import { gzip, type ZlibOptions } from "node:zlib";

const zip = promisify<string | Uint8Array, ZlibOptions, Uint8Array>(gzip);

/** As small as it gets. Others are answered meanwhile: of megabytes that takes a tenth of a second and more. */
export async function zipped(content: string | Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await zip(content, { level: 9 }));
}
