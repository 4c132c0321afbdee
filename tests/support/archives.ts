/** Archives for tests, made here. */
import { gzipSync, zipSync } from "fflate";
import { packTar } from "modern-tar";
import { zstdCompressSync } from "node:zlib";

export type Files = Readonly<Record<string, string | Uint8Array>>;

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? new TextEncoder().encode(content) : content.slice();
}

export function zip(files: Files): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, content]) => [name, bytesOf(content)])),
  );
}

export async function tar(files: Files): Promise<Uint8Array> {
  return await packTar(
    Object.entries(files).map(([name, content]) => {
      const body = bytesOf(content);
      return { header: { name, size: body.length, type: "file" }, body };
    }),
  );
}

export async function tarZstd(files: Files): Promise<Uint8Array> {
  return zstdCompressSync(await tar(files));
}

export async function tarGzip(files: Files): Promise<Uint8Array> {
  return gzipSync(await tar(files));
}
