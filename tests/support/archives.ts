/** Archives for tests, made here. */
import { gzipSync, zipSync } from "fflate";
import { packTar } from "modern-tar";

export type Files = Readonly<Record<string, string>>;

export function zip(files: Files): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)])),
  );
}

export async function tar(files: Files): Promise<Uint8Array> {
  return await packTar(
    Object.entries(files).map(([name, body]) => {
      return { header: { name, size: new TextEncoder().encode(body).length, type: "file" }, body };
    }),
  );
}

export async function tarGzip(files: Files): Promise<Uint8Array> {
  return gzipSync(await tar(files));
}
