/** What is made of a file when somebody asks for it. */
import { unpacked } from "./archive.ts";
import { comparedOf } from "./comparing.ts";
import { convertedOf } from "./converting.ts";
import { copyFor } from "./copies.ts";
import type { ToEmbed } from "./embedding.ts";
import { mailOf } from "./mail.ts";
import type { About } from "./protocol.ts";
import { savedOf } from "./saving.ts";
import { codesOf, sumsOf, writtenOf } from "./writing.ts";

export { broken, tallied } from "./tally.ts";

/** A row a thing: undefined comes out where it cannot be made. */
const makers = {
  save: savedOf,
  unpack: ({ file }: About) => unpacked(file),
  mail: mailOf,
  field: async (of: About & { readonly pointer: string }) => (await copyFor(of))?.copy.field(of.pointer),
  sums: sumsOf,
  write: writtenOf,
  codes: codesOf,
  convert: convertedOf,
  compare: comparedOf,
  // Reading typefaces and pages is large, and few need it.
  embed: async (of: ToEmbed) => await (await import("./embedding.ts")).embeddedOf(of),
};

type Makers = typeof makers;
export type Thing = keyof Makers;
/** What it is made of. */
export type Of<T extends Thing> = Parameters<Makers[T]>[0];
export type Made<T extends Thing> = Awaited<ReturnType<Makers[T]>> | undefined;

/** Something to be made, which is answered by its ticket, and once. */
export interface Request<T extends Thing = Thing> {
  readonly ticket: number;
  readonly thing: T;
  readonly of: Of<T>;
}

const all: { readonly [T in Thing]: (of: Of<T>) => Promise<unknown> } = makers;

export function made<T extends Thing>({ thing, of }: Request<T>): Promise<unknown> {
  return all[thing](of);
}
