/** The width that a glyph of CFF begins with (Adobe Technical Note 5177, 4.1): what is left over in front of its first command. */
import type { Budget } from "../read/budget.ts";
import { numberAt } from "./type1.ts";

/** Pieces of a program by their number. */
export interface Index {
  readonly count: number;
  piece(of: number): Uint8Array | undefined;
}

/** How widths are stated in a private dictionary, and the subroutines, of the program and of its fonts. */
export interface Widths {
  readonly usual: number;
  readonly nominal: number;
  readonly subrs: Index;
  readonly shared: Index;
}

/** By command: how many numbers it takes; of stems, an even number. */
const takes: ReadonlyMap<number, number | "even"> = new Map<number, number | "even">([
  ...[1, 3, 18, 19, 20, 23].map((it) => [it, "even"] as const),
  [4, 1],
  [21, 2],
  [22, 1],
  [14, 0],
]);
const [CALL, CALL_SHARED, RETURN, SHORT, ENDCHAR] = [10, 29, 11, 28, 14];
const DEEPEST = 10;
const MOST_NUMBERS = 48;
/** Numbers and calls in front of the first command; more are not followed. */
const MOST_STEPS = 500;

/** In thousandths of the size; undefined where it cannot be told. */
export function glyphWidth(
  glyph: Uint8Array,
  { usual, nominal, subrs, shared }: Widths,
  budget: Budget,
): number | undefined {
  const stack: number[] = [];
  const open: { readonly code: Uint8Array; at: number }[] = [{ code: glyph, at: 0 }];
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    budget.look(10);
    const here = open.at(-1);
    const byte = here?.code[here.at];
    if (here === undefined || byte === undefined || open.length > DEEPEST || stack.length > MOST_NUMBERS) {
      return undefined;
    }
    if (byte >= 32 || byte === SHORT) {
      const { value, length } = operandAt(here.code, here.at);
      stack.push(value);
      here.at += length;
    } else if (byte === CALL || byte === CALL_SHARED) {
      here.at++;
      const called = subroutine(byte === CALL ? subrs : shared, stack.pop());
      if (called === undefined) return undefined;
      open.push({ code: called, at: 0 });
    } else if (byte === RETURN) open.pop();
    else {
      const wants = takes.get(byte);
      if (wants === undefined) return undefined;
      return hasWidth(byte, stack.length, wants) ? nominal + (stack[0] ?? 0) : usual;
    }
  }
  return undefined;
}

/** `endchar` with four numbers puts an accent on a letter. */
function hasWidth(byte: number, count: number, wants: number | "even"): boolean {
  if (wants === "even") return count % 2 === 1;
  return byte === ENDCHAR ? count === 1 || count === 5 : count > wants;
}

/** Of fewer than 1,240 the middle one is 107 (4.7); of fewer than 33,900, 1,131. */
function subroutine(all: Index, number: number | undefined): Uint8Array | undefined {
  const bias = all.count < 1_240 ? 107 : all.count < 33_900 ? 1_131 : 32_768;
  return all.piece((number ?? NaN) + bias);
}

/** As in Type 1, save that there are numbers of two bytes, and those of four have a point in the middle. */
function operandAt(code: Uint8Array, at: number): ReturnType<typeof numberAt> {
  const [first, high = 0, low = 0] = code.subarray(at, at + 3);
  if (first === SHORT) return { value: (high << 24 | low << 16) >> 16, length: 3 };
  const { value, length } = numberAt(code, at);
  return { value: length === 5 ? value / 65_536 : value, length };
}
