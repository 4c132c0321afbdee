/**
 * What may be said of what the service did: for each kind of thing the state that it has, and what each answer says of it.
 * All of it must be linearizable; and what was answered is there in the end.
 */
import type { Done } from "./linear.ts";

/** The documents of an account. */
export interface Counter {
  /** By month. */
  readonly used: Readonly<Record<string, number>>;
  /** Requests that were charged, by their Idempotency-Keys. */
  readonly marks: readonly string[];
}

/** What an answer says of the allowance. */
export interface Seen {
  readonly period: string;
  readonly limit: number;
  readonly remaining: number;
}

type After<S> = (state: S) => readonly S[];

function usedIn({ used }: Counter, month: string): number {
  return used[month] ?? 0;
}

function fits(state: Counter, { period, limit, remaining }: Seen): boolean {
  return remaining === Math.max(0, limit - usedIn(state, period));
}

function counted(state: Counter, month: string, mark: string | undefined): Counter {
  const used = Object.fromEntries(
    Object.entries({ ...state.used, [month]: usedIn(state, month) + 1 }).sort(([a], [b]) => a < b ? -1 : 1),
  );
  return { used, marks: mark === undefined ? state.marks : [...state.marks, mark].sort() };
}

/** The allowance was read. */
export function read(seen: Seen): After<Counter> {
  return (state) => fits(state, seen) ? [state] : [];
}

/** A document was charged and its answer says so; or it had been, under the same mark. */
export function charged(seen: Seen, mark: string | undefined): After<Counter> {
  return (state) => {
    if (mark !== undefined && state.marks.includes(mark)) return read(seen)(state);
    const after = counted(state, seen.period, mark);
    return usedIn(after, seen.period) <= seen.limit && fits(after, seen) ? [after] : [];
  };
}

/** A document was charged, in one of these months, and nobody saw it; or it had been. Nobody has more than `most`. */
export function chargedUnseen(months: readonly string[], mark: string | undefined, most: number): After<Counter> {
  return (state) => {
    if (mark !== undefined && state.marks.includes(mark)) return [state];
    return months.filter((it) => usedIn(state, it) < most).map((it) => counted(state, it, mark));
  };
}

/** Nothing was left, and the request had not been charged. */
export function refused(seen: Seen, mark: string | undefined): After<Counter> {
  return (state) => {
    return usedIn(state, seen.period) >= seen.limit && !(mark !== undefined && state.marks.includes(mark))
      ? [state]
      : [];
  };
}

/** What lies in the store in the end. */
export function counterIs(used: Readonly<Record<string, number>>, marks: number): After<Counter> {
  return (state) => {
    const months = new Set([...Object.keys(used), ...Object.keys(state.used)]);
    const isSame = [...months].every((it) => usedIn(state, it) === (used[it] ?? 0));
    return isSame && state.marks.length === marks ? [state] : [];
  };
}

/** The keys of an account. */
export interface Keys {
  readonly current: string;
  readonly isRevoked: boolean;
  readonly rotations: number;
  /** The keys that rotations gave, by their Idempotency-Keys and the keys that they replaced. */
  readonly given: Readonly<Record<string, string>>;
}

export type KeyAnswer = "opens" | "key_rotated" | "invalid_api_key";

/** A key was used. */
export function answered(key: string, said: KeyAnswer): After<Keys> {
  return (state) => {
    const now: KeyAnswer = state.current !== key ? "key_rotated" : state.isRevoked ? "invalid_api_key" : "opens";
    return now === said ? [state] : [];
  };
}

/** A rotation gave a new key, now or before; then this may be the first that is heard of a key that was there already. */
export function rotated(key: string, once: string, next: string): After<Keys> {
  const name = `${once} ${key}`;
  return (state) => {
    if (state.isRevoked) return [];
    const given = { ...state.given, [name]: next };
    if (state.current === key) return [{ ...state, current: next, rotations: state.rotations + 1, given }];
    if (state.current === next && state.given[name] === next) return [state];
    return state.current === unheard(name) ? [{ ...state, current: next, given }] : [];
  };
}

/** A rotation gave a new key, but its answer got lost: later answers to the same client said something else. */
export function rotatedUnheard(key: string, once: string): After<Keys> {
  const name = `${once} ${key}`;
  return (state) => {
    if (state.isRevoked || state.current !== key) return [state];
    const given = { ...state.given, [name]: unheard(name) };
    return [{ ...state, current: unheard(name), rotations: state.rotations + 1, given }];
  };
}

/** Stands for a key that nobody has heard of so far. */
function unheard(name: string): string {
  return `unheard ${name}`;
}

/** A rotation was refused: `rotation_already_done` only where its own answer cannot be given again. */
export function notRotated(key: string, once: string, error: string, isLong: boolean): After<Keys> {
  return (state) => {
    const own = state.given[`${once} ${key}`];
    const isDone = state.current !== key && (isLong || own === undefined || own !== state.current || state.isRevoked);
    if (error === "rotation_already_done") return isDone ? [state] : [];
    if (error === "invalid_api_key") return state.isRevoked ? [state] : [];
    return error === "rotation_rate_limited" && state.rotations >= 3 ? [state] : [];
  };
}

export function revoked(state: Keys): readonly Keys[] {
  return [{ ...state, isRevoked: true }];
}

/** What is given once: the free key of a mailbox, the key of a fix report. */
export interface Given {
  readonly key: string | null;
  /** The Idempotency-Key of the request that got it. */
  readonly once: string | null;
}

export const ungiven: Given = { key: null, once: null };

/** A key was given, now or to the same request before. */
export function gave(key: string, once: string | undefined): After<Given> {
  return (state) => {
    if (state.key === null) return [{ key, once: once ?? null }];
    return state.key === key && once !== undefined && state.once === once ? [state] : [];
  };
}

/** Somebody else has it already. */
export function taken(once: string | undefined): After<Given> {
  return (state) => state.key !== null && (once === undefined || state.once !== once) ? [state] : [];
}

/** A key was given, and nobody heard of it. */
export function gaveUnheard(once: string | undefined): After<Given> {
  return (state) => state.key === null ? [{ key: `unheard ${once ?? ""}`, once: once ?? null }] : [state];
}

/** Things that were done, by what they were done to. */
export class History<S> {
  readonly of: Map<string, Done<S>[]> = new Map();

  add(name: string, done: Done<S>): void {
    const all = this.of.get(name);
    if (all === undefined) this.of.set(name, [done]);
    else all.push(done);
  }
}
