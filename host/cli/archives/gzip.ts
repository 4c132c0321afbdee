/** gzip, unpacked up to where it is damaged: everything before that is given before it is said. */
import { createReadStream } from "node:fs";
import { Readable, type Transform } from "node:stream";
import { createGunzip } from "node:zlib";
import { Gunzip } from "fflate";
import type { Budget, Source } from "./packed.ts";

/** The bytes of a source, counted where there is a budget; a Node stream that is ended together with its reader. */
export async function* bytesOf(source: Source, budget?: Budget): AsyncGenerator<Uint8Array> {
  if (typeof source !== "string") return yield source;
  const stream = createReadStream(source);
  try {
    for await (const piece of stream) {
      yield piece;
      if (budget !== undefined) budget.read += piece.length / budget.packed;
    }
  } finally {
    stream.destroy();
  }
}

export async function* gunzipped(source: Source, budget: Budget): AsyncGenerator<Uint8Array> {
  let given = 0;
  try {
    // The runtime compares the checksum, and keeps what it has not given yet where what follows is damaged.
    for await (const piece of through(createGunzip(), source, budget)) {
      given += piece.length;
      yield piece;
    }
  } catch (error) {
    yield* rest(source, given);
    throw error;
  }
}

/** The bytes of a source as an unpacker of the runtime gives them. */
export async function* through(unpacked: Transform, source: Source, budget: Budget): AsyncGenerator<Uint8Array> {
  const packed = Readable.from(bytesOf(source, budget));
  packed.on("error", (error) => unpacked.destroy(error));
  try {
    yield* packed.pipe(unpacked);
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

/** What was not given yet, piece by piece up to the damage. */
async function* rest(source: Source, given: number): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const unpacker = new Gunzip((piece) => void pieces.push(piece));
  let seen = 0;
  // How far the reading is, was counted when it was read first.
  for await (const packed of bytesOf(source)) {
    const isSound = pushed(unpacker, packed);
    for (const piece of pieces.splice(0)) {
      const isNew = piece.subarray(Math.max(0, given - seen));
      seen += piece.length;
      if (isNew.length > 0) yield isNew;
    }
    if (!isSound) return;
  }
}

function pushed(unpacker: Gunzip, packed: Uint8Array): boolean {
  // In small steps: what a step unpacks before the damage in it is not given.
  for (let at = 0; at < packed.length; at += STEP) {
    try {
      unpacker.push(packed.subarray(at, at + STEP));
    } catch {
      return false;
    }
  }
  return true;
}

const STEP = 512;
