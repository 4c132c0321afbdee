/** Nothing, one and one too many, in what the command line counts, cuts and wraps. */
import assert from "node:assert/strict";
import { Budget, MOST_TIMES, TooMuch } from "../../host/cli/archives/packed.ts";
import { Pieces } from "../../host/cli/archives/pieces.ts";
import type { Done } from "../../host/cli/check/order.ts";
import { Overview } from "../../host/cli/check/overview.ts";
import { left, nothing, withDone } from "../../host/cli/check/run_so_far.ts";
import { convertedText, countedText, lostText } from "../../host/cli/convert_words.ts";
import { diagnosisWords } from "../../host/cli/diagnosis_words.ts";
import { labelled, summary } from "../../host/cli/formats/text_report.ts";
import { ignoreList, pardonsFor } from "../../host/cli/ignore.ts";
import { count, helpText, wrapped } from "../../host/cli/options.ts";
import { colours, type Style } from "../../host/cli/paint.ts";
import { progress } from "../../host/cli/progress.ts";
import { table } from "../../host/cli/table.ts";
import { words } from "../../host/cli/words.ts";

const done: Done = {
  ...{ file: "a.xml", line: "a.xml: VALID\n", kind: "valid", warnings: 0, failed: [], ignored: [] },
  ...{ answer: undefined, faults: "", diff: undefined },
};

Deno.test("twenty valid files are named, the next one says that others are counted, and the others say nothing", () => {
  const overview = new Overview(words.en);
  const lines = Array.from({ length: 23 }, () => overview.shown(done));
  assert.deepEqual(lines.slice(0, 20), Array.from({ length: 20 }, () => done.line));
  assert.deepEqual(lines.slice(20), [`${words.en.onlyCounted}\n\n`, "", ""]);
  const long = { ...done, line: "a.xml: VALID\n  warning\n" };
  assert.equal(overview.shown(long), long.line);
  const invalid = { ...done, kind: "invalid", line: "b.xml: INVALID\n" } as const;
  assert.equal(overview.shown(invalid), invalid.line);
});

/** What is said of the errors that several of so many files have; the first files have them. */
function frequentOf(files: number, errors: Readonly<Record<string, number>>): string {
  const overview = new Overview(words.en);
  for (let at = 0; at < files; at++) {
    const failed = Object.entries(errors).filter(([, most]) => at < most).map(([rule]) => rule);
    overview.shown({ ...done, kind: "invalid", failed });
  }
  return overview.frequent();
}

Deno.test("of twenty files no errors are said to be frequent, and of one more those that two files have", () => {
  assert.equal(frequentOf(20, { "BR-1": 20 }), "");
  assert.equal(
    frequentOf(21, { "BR-1": 2, "BR-2": 1, "BR-3": 21 }),
    `${words.en.frequent}\n  BR-3: 21 files\n  BR-1: 2 files\n\n`,
  );
  assert.equal(frequentOf(21, { "BR-1": 1 }), "");
});

Deno.test("ten errors at most are said to be frequent, the most frequent first", () => {
  const errors = Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`BR-${at}`, 2 + at]));
  const rules = [...frequentOf(21, errors).matchAll(/ {2}(BR-\d+):/g)].map(([, rule]) => rule);
  assert.deepEqual(rules, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1].map((it) => `BR-${it}`));
});

async function* given(...pieces: readonly number[][]): AsyncGenerator<Uint8Array> {
  for (const piece of pieces) yield await Promise.resolve(Uint8Array.from(piece));
}

Deno.test("bytes are taken in sizes of one's own, whatever pieces they come in, and fewer at the end", async () => {
  for (
    const pieces of [[[1, 2, 3, 4, 5]], [[1], [2], [3], [4], [5]], [[], [1, 2], [], [3, 4], [5]], [[1, 2, 3], [4, 5]]]
  ) {
    const all = new Pieces(given(...pieces));
    const taken = [];
    for (const size of [0, 1, 2, 0, 3, 1]) taken.push([...await all.take(size)]);
    assert.deepEqual(taken, [[], [1], [2, 3], [], [4, 5], []]);
  }
});

Deno.test("an archive may unpack to a billion bytes, or to two hundred times its own, to the byte", () => {
  for (
    const [packed, most] of [[1, 1e9], [5_000_000, 1e9], [5_000_001, 1_000_000_200], [6_000_000, 6e6 * MOST_TIMES]]
  ) {
    const budget = new Budget(packed ?? 0);
    budget.spend(most ?? 0);
    assert.throws(() => budget.spend(1), TooMuch);
    assert.throws(() => new Budget(packed ?? 0).spend((most ?? 0) + 1), TooMuch);
  }
  assert.equal(new Budget(1).read, 0);
});

Deno.test("a run adds up its documents from nothing", () => {
  const more = { ...done, kind: "invalid", warnings: 2, ignored: ["BR-1", "BR-2"] } as const;
  const run = withDone(withDone(withDone(nothing, more, 10), { ...done, ignored: ["BR-2"] }, 15), {
    ...more,
    kind: "refused",
  }, 20);
  assert.deepEqual(run, {
    done: 3,
    last: "a.xml",
    bytes: 20,
    tally: { valid: 1, invalid: 1, refused: 1 },
    warnings: 4,
    ignored: ["BR-1", "BR-2"],
  });
  assert.deepEqual(withDone(nothing, done, 1).tally, { valid: 1, invalid: 0, refused: 0 });
  assert.deepEqual(nothing, {
    ...nothing,
    done: 0,
    bytes: 0,
    warnings: 0,
    tally: { valid: 0, invalid: 0, refused: 0 },
  });
});

Deno.test("what was done is left out, where its last file is in its place", async () => {
  const files = ["a", "b", "c"].map((file) => ({ file, path: file }));
  const leftOf = async (number: number, last: string) => {
    const found = (async function* () {
      for (const it of files) yield await Promise.resolve(it);
    })();
    const rest = await Array.fromAsync(left(found, { ...nothing, done: number, last }));
    return rest.map(({ file }) => file).join("");
  };
  assert.deepEqual([await leftOf(0, ""), await leftOf(1, "a"), await leftOf(2, "b"), await leftOf(3, "c")], [
    "abc",
    "bc",
    "c",
    "",
  ]);
  for (const [number, last] of [[1, "b"], [3, "b"], [4, "d"]] as const) {
    await assert.rejects(leftOf(number, last), /Remove the --resume file/, last);
  }
});

/** So many things that get lost. */
function lossesOf(count: number): Parameters<typeof lostText>[1] {
  return Array.from(
    { length: count },
    (_, at) => ({ term: "BT-1", value: `${at}`, location: { pointer: "/number" } }) as never,
  );
}

Deno.test("twenty of what gets lost are listed, and the others counted", () => {
  assert.equal(lostText("a.xml", [], "en"), "a.xml: not converted\n");
  for (
    const [number, listed, more] of [[1, 1, undefined], [20, 20, undefined], [21, 20, "    and 1 more"], [
      23,
      20,
      "    and 3 more",
    ]] as const
  ) {
    const lines = lostText("a.xml", lossesOf(number), "en").split("\n");
    assert.equal(lines[1], "  This would get lost:");
    assert.equal(lines.filter((it) => it.startsWith("    BT-1 ")).length, listed);
    assert.equal(lines.find((it) => it.includes(" more"))?.startsWith(more ?? "never") ?? more === undefined, true);
    assert.deepEqual(lines.slice(-2), ["  --allow-loss leaves it out.", ""]);
  }
  const converted = { to: "xrechnung-ubl", losses: lossesOf(1) } as never;
  assert.deepEqual(convertedText("a.xml", converted, "en").split("\n"), [
    "a.xml: converted to xrechnung-ubl",
    "  Left out:",
    "    BT-1  0  /number",
    "",
  ]);
  assert.equal(
    convertedText("a.xml", { to: "peppol-bis-3", losses: [] } as never, "en"),
    "a.xml: converted to peppol-bis-3\n",
  );
  assert.equal(
    countedText({ made: 2, not: 1, unread: 0 }, "en"),
    "2 converted, 1 not converted, 0 not read or not written\n",
  );
});

Deno.test("one is said as one, and none and two as several, in every language", () => {
  const said = ({ files, passedOver, official }: typeof words.en, number: number) => {
    return [files(number), passedOver(number), official.refuses(number)].map((it) => it.replaceAll(`${number}`, "N"));
  };
  for (const [language, own] of Object.entries(words)) {
    const [none, one, two] = [0, 1, 2].map((number) => said(own, number));
    assert.deepEqual(none, two, language);
    // In German one error is called as many are.
    const differing = language === "de" ? one?.slice(0, -1) : one;
    differing?.forEach((it, at) => assert.notEqual(it, two?.[at], `${language}: ${it}`));
  }
  for (const [language, { causes, remaining, repaired }] of Object.entries(diagnosisWords)) {
    const [none, one, two] = [0, 1, 2].map((number) => {
      return [causes(number), remaining(number), repaired(number, true, true)].map((it) =>
        it.replaceAll(`${number}`, "N")
      );
    });
    assert.deepEqual(none, two, language);
    one?.forEach((it, at) => assert.notEqual(it, two?.[at], `${language}: ${it}`));
  }
});

Deno.test("a summary names what was passed over where there was any, and says where there is no file", () => {
  const tally = { valid: 0, invalid: 0, refused: 0 };
  assert.equal(summary(tally, words.en), `${words.en.noFile}\n`);
  assert.equal(summary({ ...tally, refused: 1 }, words.en, 0), "1 file: 0 valid, 0 invalid, 1 not read\n");
  assert.equal(
    summary({ valid: 1, invalid: 2, refused: 3 }, words.en, 1),
    `6 files: 1 valid, 2 invalid, 3 not read\n${words.en.passedOver(1)}\n`,
  );
});

Deno.test("a text after its label is broken where a line would have more than a hundred characters", () => {
  const text = (length: number) => `${"a".repeat(49)} ${"b".repeat(length)}`;
  assert.equal(labelled("What:", 5, text(50)), `    What: ${text(50)}\n`);
  assert.equal(labelled("What:", 6, text(51)), `    What:  ${"a".repeat(49)}\n           ${"b".repeat(51)}\n`);
  assert.equal(labelled("What:", 5, "a"), "    What: a\n");
});

Deno.test("a text in lines of a width fills each to its last character", () => {
  assert.deepEqual(wrapped("aa bb cc", 5), ["aa bb", "cc"]);
  assert.deepEqual(wrapped("aa bbb cc", 5), ["aa", "bbb", "cc"]);
  assert.deepEqual(wrapped("aa bbb", 6), ["aa bbb"]);
  assert.deepEqual(wrapped("aaaaaa b", 5), ["aaaaaa", "b"]);
  const words = (length: number) => `${"a".repeat(60)} ${"b".repeat(length)}`;
  assert.deepEqual([wrapped(words(59)).length, wrapped(words(60)).length], [1, 2]);
});

Deno.test("help has its texts in one column, three behind the longest option, and within 120 characters", () => {
  const of = (help: string) => {
    return helpText({
      usage: ["a FILE", "a LIST"],
      about: "A.",
      status: "0.",
      options: { out: { type: "string", value: "F", help }, x: { type: "boolean", help: "X." } },
    }).split("\n");
  };
  assert.deepEqual(of("It."), [
    "Usage: faktlint a FILE",
    "       faktlint a LIST",
    "",
    "A.",
    "",
    "  --out F   It.",
    "  --x       X.",
    "",
    "Exit status: 0.",
    "",
  ]);
  const fits = `${"a".repeat(50)} ${"b".repeat(57)}`;
  assert.equal(of(fits)[5], `  --out F   ${fits}`);
  assert.deepEqual(of(`${fits}b`).slice(5, 7), [`  --out F   ${"a".repeat(50)}`, `            ${"b".repeat(58)}`]);
  assert.deepEqual(helpText({ usage: ["a"], about: "A.", status: "0." }).split("\n").slice(1), [
    "",
    "A.",
    "",
    "Exit status: 0.",
    "",
  ]);
});

Deno.test("a whole number is one from the least that may be given to fifteen digits", () => {
  const of = (given: string, least?: number) => count({ values: { jobs: given }, lists: {}, paths: [] }, "jobs", least);
  assert.deepEqual([of("1"), of("0", 0), of("2", 2), of("9".repeat(15))], [1, 0, 2, 999_999_999_999_999]);
  for (const [given, least] of [["0"], ["1", 2], ["9".repeat(16)], ["01"], ["-1", 0], ["1.5"], [""]] as const) {
    assert.throws(() => of(given, least), /give a whole number of at least/, given);
  }
});

Deno.test("colours begin and end as terminals know them", () => {
  const codes = (["good", "fatal", "warning", "information", "faint", "strong"] as const satisfies readonly Style[])
    .map((style) => {
      return [...colours(style, "x").matchAll(/\[(\d+)m/g)].map(([, code]) => code).join(" ");
    });
  assert.deepEqual(codes, ["32 39", "31 39", "33 39", "36 39", "2 22", "1 22"]);
  assert.equal(colours("good", ""), "");
});

Deno.test("columns are as wide as their widest cell, the head included, with two spaces between", () => {
  assert.equal(table(["A", "LONG", ""], [["abc", "x", "y"], ["", "z", ""]]), "A    LONG\nabc  x     y\n     z\n");
  assert.equal(table(["A"], []), "A\n");
});

Deno.test("each line of an ignore list names a rule, perhaps files, and the reason; which line is wrong is counted from one", () => {
  const known = (id: string) => id === "BR-1" ? undefined : `${id} is unknown`;
  assert.deepEqual(ignoreList("# head\n\nBR-1 #why\r\n  BR-1 a/*.xml # because # so ", known), [
    { rule: "BR-1", reason: "why" },
    { rule: "BR-1", files: "a/*.xml", reason: "because # so" },
  ]);
  for (
    const [text, said] of [
      ["BR-1 a b # x", 'line 1 of the ignore list is not "RULE [FILES] # REASON"'],
      ["\nBR-1 a", 'line 2 of the ignore list gives no reason for BR-1: add one behind "#"'],
      ["BR-1 #", 'line 1 of the ignore list gives no reason for BR-1: add one behind "#"'],
      ["BR-1 # x\nBR-2 # x", "line 2 of the ignore list: BR-2 is unknown"],
    ] as const
  ) assert.throws(() => ignoreList(text, known), { message: said });
});

Deno.test("what is ignored is counted among errors, warnings and notes, of the files that it is for", () => {
  const found = (rule: string) => ({ rule }) as never;
  const verdict = {
    errors: [found("BR-1")],
    warnings: [found("BR-1")],
    information: [found("BR-1"), found("BR-2")],
  } as never;
  const of = (file: string, ...list: Parameters<typeof pardonsFor>[0]) =>
    pardonsFor(list, file, verdict).map(({ rule, count }) => `${rule} ${count}`);
  assert.deepEqual(
    of("a.xml", { rule: "BR-1", reason: "x" }, { rule: "BR-2", reason: "x" }, { rule: "BR-3", reason: "x" }),
    ["BR-1 3", "BR-2 1"],
  );
  assert.deepEqual(of("b/a.xml", { rule: "BR-2", files: "a.xml", reason: "x" }), ["BR-2 1"]);
  assert.deepEqual(of("./b\\a.xml", { rule: "BR-2", files: "b/*.xml", reason: "x" }), ["BR-2 1"]);
  assert.deepEqual(of("b/a.xml", { rule: "BR-2", files: "c/*.xml", reason: "x" }), []);
  assert.deepEqual(of("a.xml"), []);
});

/** What a person sees while files are checked, each at a moment in milliseconds and up to a share of all. */
function shownBy(steps: readonly (readonly [at: number, upTo?: number])[]): readonly string[] {
  const said: string[] = [];
  let now = 0;
  const line = progress({ interactive: true, err: (text) => void said.push(text) }, words.en, () => now);
  for (const [at, upTo] of steps) {
    now = at;
    line.step(upTo);
  }
  return said.map((it) => it.replace("\r", "").replace("\x1b[K", ""));
}

Deno.test("progress is shown from the 21st file on, ten times a second at most", () => {
  const soon = Array.from({ length: 20 }, () => [0] as const);
  assert.deepEqual(shownBy(soon), []);
  assert.deepEqual(shownBy([...soon, [0]]), ["21 files"]);
  assert.deepEqual(shownBy([...soon, [0], [99], [100], [199], [200]]), ["21 files", "23 files", "25 files"]);
});

Deno.test("how long the rest takes is said after three seconds, once one in five hundred is done", () => {
  const of = (at: number, upTo: number) =>
    shownBy([[0, 0], ...Array.from({ length: 19 }, () => [0] as const), [at, upTo]]);
  assert.deepEqual([of(2_999, 0.5), of(3_000, 0.5)], [["21 files"], ["21 files, about 3 s left"]]);
  assert.deepEqual([of(3_000, 0.001), of(4_000, 0.002)], [["21 files"], ["21 files, about 33 min left"]]);
});

Deno.test("a time is said in seconds below ninety, in minutes below ninety, and in hours", () => {
  const left = (seconds: number) => {
    // Half is done, so that the rest takes as long.
    const [said = ""] = shownBy([[0, 0], ...Array.from({ length: 19 }, () => [0] as const), [seconds * 1_000, 0.5]]);
    return /about (.*) left/.exec(said)?.[1];
  };
  assert.deepEqual([left(89), left(90), left(5_399), left(5_400), left(9_000)], [
    "89 s",
    "2 min",
    "90 min",
    "2 h",
    "3 h",
  ]);
});
