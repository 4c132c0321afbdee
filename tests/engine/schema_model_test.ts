/** Content models: which children an element may have, in which order, and what is missing where some are not there. */
import assert from "node:assert/strict";
import { Model, NOWHERE, type Particle, START } from "../../engine/schema/model.ts";

interface Named {
  readonly name: string;
}
type Part = Particle<Named>;

function often(occurs: "" | "?" | "*" | "+") {
  return { optional: occurs === "?" || occurs === "*", repeats: occurs === "*" || occurs === "+" };
}

function one(name: string, occurs: "" | "?" | "*" | "+" = ""): Part {
  return { item: { element: { name } }, ...often(occurs) };
}

function sequence(of: readonly Part[], occurs: "" | "?" | "*" | "+" = ""): Part {
  return { group: "sequence", of, ...often(occurs) };
}

function choice(of: readonly Part[], occurs: "" | "?" | "*" | "+" = ""): Part {
  return { group: "choice", of, ...often(occurs) };
}

function takes(model: Model<Named>, word: string): boolean {
  let state = START;
  for (const name of word) {
    state = model.next(state, name);
    if (state === NOWHERE) return false;
  }
  return model.ends(state);
}

/** All words of a, b and c up to a length. */
function words(length: number): readonly string[] {
  if (length === 0) return [""];
  const shorter = words(length - 1);
  const longest = shorter.filter((word) => word.length === length - 1);
  return [...shorter, ...longest.flatMap((word) => [..."abc"].map((letter) => word + letter))];
}

const models: readonly (readonly [pattern: RegExp, particle: Part])[] = [
  [/^$/, sequence([])],
  [/^a$/, one("a")],
  [/^a?$/, one("a", "?")],
  [/^a*b$/, sequence([one("a", "*"), one("b")])],
  [/^a+b?c$/, sequence([one("a", "+"), one("b", "?"), one("c")])],
  [/^a?b?c?$/, sequence([one("a", "?"), one("b", "?"), one("c", "?")])],
  [/^ab?c*$/, sequence([one("a"), one("b", "?"), one("c", "*")])],
  [/^(?:a|b)$/, choice([one("a"), one("b")])],
  [/^(?:a|b?)c$/, sequence([choice([one("a"), one("b", "?")]), one("c")])],
  [/^(?:a|b)?c$/, sequence([choice([one("a"), one("b")], "?"), one("c")])],
  [/^(?:a|b)*c$/, sequence([choice([one("a"), one("b")], "*"), one("c")])],
  [/^(?:ab)+c?$/, sequence([sequence([one("a"), one("b")], "+"), one("c", "?")])],
  [/^(?:ab?)*$/, sequence([one("a"), one("b", "?")], "*")],
  [/^(?:a?b)+c$/, sequence([sequence([one("a", "?"), one("b")], "+"), one("c")])],
  [/^(?:ab|c)?$/, choice([sequence([one("a"), one("b")]), one("c")], "?")],
  [/^(?:ab|c+)a?$/, sequence([choice([sequence([one("a"), one("b")]), one("c", "+")]), one("a", "?")])],
  [/^a(?:b|c)+$/, sequence([one("a"), choice([one("b"), one("c")], "+")])],
];

for (const [pattern, particle] of models) {
  Deno.test(`a content model takes the words that ${pattern} takes, and no other`, () => {
    const model = new Model(particle);
    // Twice, because what came last is kept.
    for (const word of [...words(4), ...words(4)]) assert.equal(takes(model, word), pattern.test(word), word);
  });
}

/** a?, b, c*, (d | e) */
const model = new Model(sequence([one("a", "?"), one("b"), one("c", "*"), choice([one("d"), one("e")])]));
const after = (word: string) => [...word].reduce((state, name) => model.next(state, name), START);
const names = (items: readonly ({ element: Named } | object)[]) => {
  return items.map((item) => "element" in item && item.element !== undefined ? (item.element as Named).name : "*");
};

Deno.test("a place is that of one element, which may repeat or not", () => {
  assert.deepEqual(["a", "b", "c", "d", "e", "f"].map((name) => model.placeOf(name)), [1, 2, 3, 4, 5, NOWHERE]);
  assert.deepEqual([1, 2, 3, 4].map((place) => model.repeats(place)), [false, false, true, false]);
  assert.deepEqual(names([model.item(1) ?? {}, model.item(5) ?? {}]), ["a", "e"]);
  assert.equal(model.item(START), undefined);
});

Deno.test("what may come next is named in the order of the model", () => {
  assert.deepEqual(names(model.expected(START)), ["a", "b"]);
  assert.deepEqual(names(model.expected(after("b"))), ["c", "d", "e"]);
  assert.deepEqual(names(model.expected(after("bcd"))), []);
});

Deno.test("a leap goes the shortest way to a name, and says which elements must stand between", () => {
  const leap = (state: number, name?: string) => {
    const found = model.leap(state, name);
    return found === undefined ? undefined : [found.to, names(found.over).join("")];
  };
  assert.deepEqual(leap(START, "b"), [2, ""]);
  assert.deepEqual(leap(START, "c"), [3, "b"]);
  assert.deepEqual(leap(START, "e"), [5, "b"]);
  assert.deepEqual(leap(after("a"), "d"), [4, "b"]);
  assert.equal(leap(after("b"), "a"), undefined);
  assert.equal(leap(after("bd"), "e"), undefined);
  assert.equal(leap(START, "f"), undefined);
});

Deno.test("what is missing at the end is all of it, or one of several", () => {
  const lacking = (state: number) => {
    const { items, all } = model.lacking(state);
    return [names(items).join(""), all];
  };
  assert.deepEqual(lacking(after("b")), ["de", false]);
  assert.deepEqual(lacking(after("bc")), ["de", false]);
  assert.deepEqual(lacking(START), ["bd", true]);
  const pair = new Model(sequence([one("a"), one("b")]));
  assert.deepEqual([names(pair.lacking(START).items), pair.lacking(START).all], [["a", "b"], true]);
  assert.deepEqual([names(pair.lacking(1).items), pair.lacking(1).all], [["b"], true]);
});

Deno.test("a wildcard admits names of other namespaces, and a declared name comes before it", () => {
  const any = (notWithin?: string): Part => ({
    item: { any: { strict: true, ...(notWithin === undefined ? {} : { notWithin }) } },
    optional: true,
    repeats: false,
  });
  const open = new Model<Named>(sequence([one("p:a", "?"), any("p:")]));
  assert.deepEqual(["p:a", "p:b", "q:b", "Q{urn:u}b", "b"].map((name) => open.next(START, name)), [
    1,
    NOWHERE,
    2,
    2,
    NOWHERE,
  ]);
  const free = new Model<Named>(any());
  assert.deepEqual(["p:a", "b"].map((name) => free.next(START, name)), [1, 1]);
  assert.equal(open.placeOf("q:b"), NOWHERE);
});
