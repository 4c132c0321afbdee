/** What is made of a file when somebody asks for it. */
import { unpacked } from "./archive.ts";
import { comparedOf } from "./comparing.ts";
import { convertedOf } from "./converting.ts";
import { copyFor } from "./copies.ts";
import { mailOf } from "./mail.ts";
import type { Made, Request } from "./protocol.ts";
import { savedOf } from "./saving.ts";
import { codesOf, sumsOf, writtenOf } from "./writing.ts";

export { broken, tallied } from "./tally.ts";

export async function made(request: Request): Promise<Made> {
  switch (request.kind) {
    case "save":
      return { saved: await savedOf(request) };
    case "unpack":
      return { unpacked: await unpacked(request.file) };
    case "mail":
      return { mail: await mailOf(request) };
    case "field":
      return { field: (await copyFor(request))?.copy.field(request.pointer) };
    case "sums":
      return { sums: await sumsOf(request) };
    case "write":
      return { written: await writtenOf(request) };
    case "codes":
      return { codes: await codesOf(request) };
    case "convert":
      return { converted: await convertedOf(request) };
    case "compare":
      return { compared: await comparedOf(request) };
    case "embed": {
      // Reading typefaces and pages is large, and few need it.
      const { embeddedOf } = await import("./embedding.ts");
      return { embedded: await embeddedOf(request) };
    }
  }
}
