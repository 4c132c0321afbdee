/** The operators of a page that show text (ISO 32000-2, 9.4), and where: so that gaps and lines are seen. */
import type { Budget } from "../read/budget.ts";
import { isDict, isList, nameOf, type Value } from "../read/objects.ts";
import { find, isKeyword, isWhite, Parser } from "../read/parser.ts";
import type { Font, Fonts } from "./fonts.ts";

/** What of its resources a content names. */
export interface Named {
  readonly font: (name: string) => Value | undefined;
  /** Draws the form. */
  readonly form: (name: string) => void;
}

type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

/** What `q` keeps and `Q` brings back, as far as text needs it. */
interface State {
  readonly matrix: Matrix;
  readonly font: Font | undefined;
  readonly size: number;
  readonly leading: number;
  readonly between: number;
  readonly betweenWords: number;
  readonly scale: number;
}

const same: Matrix = [1, 0, 0, 1, 0, 0];
const fresh: State = {
  matrix: same,
  font: undefined,
  size: 1,
  leading: 0,
  between: 0,
  betweenWords: 0,
  scale: 1,
};

/** Of the size of the text: a gap that is one, and how far a line is from another. */
const GAP = 0.15;
const LINE = 0.3;
/** What an operator that is known takes, in bytes looked at. */
const COST = 300;
const MOST_STATES = 100;
const MOST_OPERANDS = 50;

export class Drawing {
  glyphs = 0;
  unknown = 0;
  readonly #parts: string[] = [];
  #state: State = fresh;
  #states: State[] = [];
  #text: Matrix = same;
  #line: Matrix = same;
  /** Where the last text ended. */
  #end: readonly [x: number, y: number] | undefined;
  #named: Named | undefined;

  constructor(private readonly fonts: Fonts, private readonly budget: Budget) {}

  text(): string {
    return this.#parts.join("");
  }

  /** With a coordinate system of its own. */
  inside(matrix: readonly Value[], work: () => void): void {
    const before = { state: this.#state, states: this.#states, text: this.#text, line: this.#line, named: this.#named };
    this.#states = [];
    this.#transform(matrix);
    work();
    this.#state = before.state;
    this.#states = before.states;
    this.#text = before.text;
    this.#line = before.line;
    this.#named = before.named;
  }

  /** Follows the operators of a content. Those that are not known do nothing. Throws Unreadable. */
  run(content: Uint8Array, named: Named): void {
    this.#named = named;
    const parser = new Parser(content, 0, this.budget);
    let operands: Value[] = [];
    for (let token = parser.next(); !isKeyword(token, ""); token = parser.next()) {
      if (!isKeyword(token)) {
        if (operands.length < MOST_OPERANDS) operands.push(token);
        continue;
      }
      if (token.keyword === "ID") this.#skipPicture(parser);
      const operator = operators.get(token.keyword);
      if (operator !== undefined) this.budget.look(COST);
      operator?.(this.#hand, operands);
      operands = [];
    }
  }

  /** After a picture that is in the content itself (8.9.7). */
  #skipPicture(parser: Parser): void {
    const { bytes } = parser;
    let at = find(bytes, "EI", parser.at, this.budget);
    while (at >= 0 && !(isWhite(bytes[at - 1]) && (at + 2 >= bytes.length || isWhite(bytes[at + 2])))) {
      at = find(bytes, "EI", at + 1, this.budget);
    }
    parser.at = at < 0 ? bytes.length : at + 2;
  }

  readonly #hand: Hand = {
    save: () => {
      if (this.#states.length < MOST_STATES) this.#states.push(this.#state);
    },
    restore: () => void (this.#state = this.#states.pop() ?? this.#state),
    transform: (values) => this.#transform(values),
    begin: () => void (this.#text = this.#line = same),
    set: (change) => void (this.#state = { ...this.#state, ...change }),
    font: (name, size) => {
      const font = this.fonts.of(this.#named?.font(name));
      this.#state = { ...this.#state, font, size };
    },
    move: (x, y) => void (this.#text = this.#line = times([1, 0, 0, 1, x, y], this.#line)),
    place: (matrix) => void (this.#text = this.#line = matrix),
    down: () => this.#hand.move(0, -this.#state.leading),
    shift: (thousandths) => this.#advance(-thousandths / 1_000 * this.#state.size * this.#state.scale),
    show: (bytes) => this.#show(bytes),
    form: (name) => this.#named?.form(name),
  };

  #transform(values: readonly Value[]): void {
    const matrix = matrixOf(values);
    if (matrix !== undefined) this.#state = { ...this.#state, matrix: times(matrix, this.#state.matrix) };
  }

  #advance(x: number): void {
    this.#text = times([1, 0, 0, 1, x, 0], this.#text);
  }

  #show(bytes: Uint8Array): void {
    const { font, size, between, betweenWords, scale } = this.#state;
    if (font === undefined) return;
    this.#gap();
    for (const { text, width, isBlank } of font.read(bytes)) {
      this.glyphs++;
      if (text === undefined) this.unknown++;
      this.#parts.push(text ?? "\ufffd");
      this.#advance((width * size + between + (isBlank ? betweenWords : 0)) * scale);
    }
    this.#end = origin(times(this.#text, this.#state.matrix));
  }

  /** A blank or a line end, where the text does not go on right behind the last. */
  #gap(): void {
    const now = times(this.#text, this.#state.matrix);
    const [a, b] = now;
    const [x, y] = origin(now);
    const length = Math.hypot(a, b);
    const size = length * Math.abs(this.#state.size);
    const [beforeX, beforeY] = this.#end ?? [x, y];
    if (size === 0 || this.#parts.length === 0) return;
    const along = ((x - beforeX) * a + (y - beforeY) * b) / length;
    const aside = ((y - beforeY) * a - (x - beforeX) * b) / length;
    if (Math.abs(aside) > LINE * size) this.#parts.push("\n");
    else if (along > GAP * size || along < -size) this.#parts.push(" ");
  }
}

/** What the operators do. */
interface Hand {
  readonly save: () => void;
  readonly restore: () => void;
  readonly transform: (values: readonly Value[]) => void;
  readonly begin: () => void;
  readonly set: (change: Partial<State>) => void;
  readonly font: (name: string, size: number) => void;
  readonly move: (x: number, y: number) => void;
  readonly place: (matrix: Matrix) => void;
  readonly down: () => void;
  readonly shift: (thousandths: number) => void;
  readonly show: (bytes: Uint8Array) => void;
  readonly form: (name: string) => void;
}

type Operator = (hand: Hand, operands: readonly Value[]) => void;

/** Annex A of the standard, as far as text is shown or placed. */
const operators: ReadonlyMap<string, Operator> = new Map<string, Operator>([
  ["q", (hand) => hand.save()],
  ["Q", (hand) => hand.restore()],
  ["cm", (hand, values) => hand.transform(values)],
  ["BT", (hand) => hand.begin()],
  ["Tf", (hand, [name, size]) => hand.font(nameOf(name) ?? "", number(size))],
  ["Tc", (hand, [width]) => hand.set({ between: number(width) })],
  ["Tw", (hand, [width]) => hand.set({ betweenWords: number(width) })],
  ["Tz", (hand, [percent]) => hand.set({ scale: number(percent) / 100 })],
  ["TL", (hand, [leading]) => hand.set({ leading: number(leading) })],
  ["Td", (hand, [x, y]) => hand.move(number(x), number(y))],
  ["TD", (hand, [x, y]) => {
    hand.set({ leading: -number(y) });
    hand.move(number(x), number(y));
  }],
  ["Tm", (hand, values) => hand.place(matrixOf(values) ?? same)],
  ["T*", (hand) => hand.down()],
  ["Tj", (hand, [text]) => show(hand, text)],
  ["'", (hand, [text]) => {
    hand.down();
    show(hand, text);
  }],
  ['"', (hand, [betweenWords, between, text]) => {
    hand.set({ betweenWords: number(betweenWords), between: number(between) });
    hand.down();
    show(hand, text);
  }],
  ["TJ", (hand, [items]) => {
    for (const item of isList(items) ? items : []) {
      if (typeof item === "number") hand.shift(item);
      else show(hand, item);
    }
  }],
  ["Do", (hand, [name]) => hand.form(nameOf(name) ?? "")],
]);

function show(hand: Hand, text: Value | undefined): void {
  if (text instanceof Uint8Array) hand.show(text);
}

function number(value: Value | undefined): number {
  return typeof value === "number" ? value : 0;
}

function matrixOf(values: readonly Value[]): Matrix | undefined {
  const [a, b, c, d, e, f] = values.filter((it) => !isDict(it)).map(number);
  const isWhole = a !== undefined && b !== undefined && c !== undefined && d !== undefined && e !== undefined;
  return isWhole && f !== undefined ? [a, b, c, d, e, f] : undefined;
}

/** The one, then the other (8.3.4). */
function times([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function origin([, , , , e, f]: Matrix): readonly [x: number, y: number] {
  return [e, f];
}
