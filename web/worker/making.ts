/** What is made of a file when somebody asks for it. */
import { mailOf } from "./mail.ts";
import type { Made, Request } from "./protocol.ts";
import { savedOf } from "./saving.ts";

export async function made(request: Request): Promise<Made> {
  return request.kind === "save" ? { saved: await savedOf(request) } : { mail: await mailOf(request) };
}
