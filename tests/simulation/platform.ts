/**
 * The platform as the simulation has it: the clock, timers, random numbers and WebCrypto of the process are replaced by ones
 * that a run decides, for the service and for its packages alike. Nothing then happens by itself: between two steps there
 * are microtasks alone.
 */
import { Buffer } from "node:buffer";
import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import process from "node:process";
import { setImmediate } from "node:timers";
import { Random } from "../support/random.ts";

interface Timer {
  readonly id: number;
  due: number;
  readonly every: number | undefined;
  readonly work: () => void;
  /** Whose it is: a process that has ended has none. */
  readonly owner: unknown;
}

/** Time, and what waits for it. Milliseconds since the epoch. */
class Time {
  now = 0;
  /** By how much the clocks of all machines are wrong, whatever time passes. */
  ahead = 0;
  /** Whose code runs; timers that it sets are of it. */
  owner: unknown;
  #ids = 0;
  readonly #timers: Map<number, Timer> = new Map();

  begin(now: number): void {
    this.now = now;
    this.ahead = 0;
    this.owner = undefined;
    this.#ids = 0;
    this.#timers.clear();
  }

  /** What clocks say. */
  get said(): number {
    return this.now + this.ahead;
  }

  set(work: () => void, milliseconds: number, every?: number): number {
    const id = ++this.#ids;
    this.#timers.set(id, { id, due: this.now + Math.max(0, milliseconds), every, work, owner: this.owner });
    return id;
  }

  clear(id: unknown): void {
    if (typeof id === "number") this.#timers.delete(id);
  }

  /** All timers of a process that ended. */
  forget(owner: unknown): void {
    for (const { id, owner: whose } of this.#timers.values()) if (whose === owner) this.#timers.delete(id);
  }

  /** When the next timer is due; undefined where none is set. */
  next(): number | undefined {
    let due: number | undefined;
    for (const timer of this.#timers.values()) if (due === undefined || timer.due < due) due = timer.due;
    return due;
  }

  /** Goes on to an instant. What became due meanwhile, once each as in a process that was held up, in the order in which it was. */
  due(instant: number): readonly Timer[] {
    this.now = Math.max(this.now, instant);
    const over = [...this.#timers.values()].filter(({ due }) => due <= this.now);
    over.sort((a, b) => a.due - b.due || a.id - b.id);
    for (const timer of over) {
      if (timer.every === undefined) this.#timers.delete(timer.id);
      else timer.due = this.now + Math.max(1, timer.every);
    }
    return over;
  }

  /** Whether a timer that became due is still to be done: an earlier one may have ended it. */
  isLive({ id, every }: Timer): boolean {
    return every === undefined || this.#timers.has(id);
  }
}

export const time: Time = new Time();

let random = new Random(0);
/** What the platform itself still has to do: bodies and streams that are read. */
let busy = 0;

/** Begins another run: its clock, and what is random in it. */
export function reset(now: number, ...seeds: readonly number[]): void {
  time.begin(now);
  random = new Random(...seeds);
  busy = 0;
}

/** Until nothing more happens by itself. */
export async function quiet(): Promise<void> {
  do await new Promise<void>((resolve) => void setImmediate(resolve)); while (busy > 0);
}

export function randomBytes(count: number): Uint8Array<ArrayBuffer> {
  return Uint8Array.from({ length: count }, () => random.below(256));
}

/** Replaces the platform of this process for as long as `work` runs. */
export async function onPlatform<T>(work: () => Promise<T>): Promise<T> {
  const undo = replacements.map(([target, name, value]) => replaced(target, name, value));
  try {
    return await work();
  } finally {
    for (const back of undo.toReversed()) back();
  }
}

function replaced(target: object, name: string, value: unknown): () => void {
  const before = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { value, configurable: true, writable: true });
  return () => {
    if (before === undefined) Reflect.deleteProperty(target, name);
    else Object.defineProperty(target, name, before);
  };
}

/** The key of WebCrypto: what it is made of. */
class SoftKey {
  constructor(readonly raw: Uint8Array) {}
}

interface Derivation {
  readonly salt: Uint8Array;
  readonly info: Uint8Array;
}

interface Gcm {
  readonly iv: Uint8Array;
  readonly additionalData: Uint8Array;
}

/** AES-GCM appends the tag to what is encrypted. */
const TAG = 16;

/** WebCrypto without threads, as far as the service uses it: whatever else is asked of it fails loudly. */
export const softCrypto = {
  digest: soft((_name: string, bytes: Uint8Array) => createHash("sha256").update(bytes).digest()),
  importKey: soft((_form: string, raw: Uint8Array) => new SoftKey(Uint8Array.from(raw))),
  sign: soft((_how: unknown, { raw }: SoftKey, bytes: Uint8Array) => createHmac("sha256", raw).update(bytes).digest()),
  verify: soft((_how: unknown, { raw }: SoftKey, signature: Uint8Array, bytes: Uint8Array) => {
    const own = createHmac("sha256", raw).update(bytes).digest();
    return own.length === signature.length && timingSafeEqual(own, signature);
  }),
  deriveKey: soft(({ salt, info }: Derivation, { raw }: SoftKey) =>
    new SoftKey(new Uint8Array(hkdfSync("sha256", raw, salt, info, 32)))
  ),
  encrypt: soft(({ iv, additionalData }: Gcm, { raw }: SoftKey, bytes: Uint8Array) => {
    const cipher = createCipheriv("aes-256-gcm", raw, iv).setAAD(additionalData);
    return Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
  }),
  decrypt: soft(({ iv, additionalData }: Gcm, { raw }: SoftKey, bytes: Uint8Array) => {
    const cipher = createDecipheriv("aes-256-gcm", raw, iv).setAAD(additionalData);
    cipher.setAuthTag(bytes.slice(-TAG));
    return Buffer.concat([cipher.update(bytes.slice(0, -TAG)), cipher.final()]);
  }),
};

/** What WebCrypto promises, made at once; bytes as an ArrayBuffer of their own. */
function soft<A extends unknown[], R>(work: (...args: A) => R) {
  return (...args: A): Promise<R | ArrayBuffer> => {
    try {
      const made = work(...args);
      return Promise.resolve(made instanceof Uint8Array ? Uint8Array.from(made).buffer : made);
    } catch (error) {
      return Promise.reject(error);
    }
  };
}

function filled<T extends Uint8Array | Uint16Array | Uint32Array>(array: T): T {
  new Uint8Array(array.buffer, array.byteOffset, array.byteLength).set(randomBytes(array.byteLength));
  return array;
}

const UUID = /^(.{8})(.{4})(.{4})(.{4})(.{12})$/;

/** Reads a body to its end, which takes the platform more than microtasks where it comes from a stream. */
function counted(read: (this: Response) => Promise<unknown>) {
  return async function (this: Response): Promise<unknown> {
    busy++;
    try {
      return await read.call(this);
    } finally {
      busy--;
    }
  };
}

type Work = (...args: readonly unknown[]) => void;

const replacements: readonly (readonly [target: object, name: string, value: unknown])[] = [
  [globalThis, "setTimeout", (work: Work, milliseconds = 0, ...args: readonly unknown[]) => {
    return time.set(() => work(...args), milliseconds);
  }],
  [globalThis, "setInterval", (work: Work, every = 0, ...args: readonly unknown[]) => {
    return time.set(() => work(...args), every, every);
  }],
  [globalThis, "clearTimeout", (id: unknown) => time.clear(id)],
  [globalThis, "clearInterval", (id: unknown) => time.clear(id)],
  [Date, "now", () => time.said],
  [performance, "now", () => time.now],
  [Math, "random", () => random.below(0x1_0000_0000) / 0x1_0000_0000],
  [crypto, "getRandomValues", filled],
  [crypto, "randomUUID", () => Buffer.from(randomBytes(16)).toString("hex").replace(UUID, "$1-$2-$3-$4-$5")],
  ...Object.entries(softCrypto).map(([name, value]) => [crypto.subtle, name, value] as const),
  // A worker uses as much of the processor as time passes, and this process none.
  [process, "cpuUsage", () => ({ user: time.now * 1000, system: 0 })],
  [process, "threadCpuUsage", () => ({ user: 0, system: 0 })],
  [Response.prototype, "bytes", counted(Response.prototype.bytes)],
];
