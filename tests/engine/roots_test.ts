/** Which change each finding goes away with: on an invoice whose verdicts are made up, so that it is known. */
import assert from "node:assert/strict";
import { bunches } from "../../engine/diagnosis/rest.ts";
import { rootsOf } from "../../engine/diagnosis/roots.ts";
import { Trials } from "../../engine/diagnosis/trials.ts";
import { judgeJson } from "../../engine/judge/validate_json.ts";
import { type TermId, termRows } from "../../engine/model/terms.ts";
import type { JsonTree } from "../../engine/edits/operation.ts";
import type { Found } from "../../engine/diagnosis/found.ts";
import { subjectOf } from "../../engine/diagnosis/subject.ts";
import { reopened } from "../../engine/edits/model.ts";
import { textWith } from "../../cases/json.ts";
import { sound } from "../support/seeded.ts";

/** A finding that goes away with a condition on the invoice. */
interface Made {
  readonly finding: Found;
  readonly goes: (tree: JsonTree) => boolean;
}

function made(rule: string, pointer: string, goes: Made["goes"], field: Found["field"] = "BT-1"): Made {
  return { finding: { rule, field, severity: "fatal", location: { pointer } }, goes };
}

/** A unit that is written in small letters, which is repaired by writing it large. */
function smallUnit(line: number): Made {
  const path = `/lines/${line}/unitCode`;
  return made("BR-CL-23", path, (tree) => tree.text(path) === tree.text(path)?.toUpperCase(), "BT-130");
}

/** Whether the units of some lines are repaired, all of them. */
function repaired(...lines: readonly number[]): Made["goes"] {
  return (tree) => lines.every((line) => /^[A-Z]+$/.test(tree.text(`/lines/${line}/unitCode`) ?? ""));
}

const small = ["ltr", "kgm", "mtr", "hur", "day", "min", "sec", "mon", "ann", "wee", "grm", "tne"];

interface Setting {
  /** How many lines have a unit in small letters. */
  readonly count: number;
  readonly more?: readonly Made[];
  /** Lines that cannot be repaired: something new is wrong then. */
  readonly bad?: readonly number[];
  /** When something new is wrong, too. */
  readonly isBad?: Made["goes"];
  /** What else of the invoice is changed. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

function trialsOf({ count, more = [], bad = [], isBad = () => false, changes = {} }: Setting) {
  const lines = small.slice(0, count).map((unitCode, at) => ({ ...sound.lines[0], id: `${at}`, unitCode }));
  const opened = reopened(textWith(sound, { "/lines": lines, ...changes }), true);
  assert.ok(opened !== undefined);
  const all = [...lines.map((_, at) => smallUnit(at)), ...more];
  let tried = 0;
  const judge = (tree: JsonTree): readonly Found[] => {
    tried++;
    const left = all.filter(({ goes }) => !goes(tree)).map(({ finding }) => finding);
    return isBad(tree) || bad.some((line) => repaired(line)(tree))
      ? [...left, made("BR-02", "", () => false).finding]
      : left;
  };
  const findings = all.map(({ finding }) => finding);
  const subject = { ...subjectOf(opened, judgeJson(opened, {}), {}), findings, judge };
  return { trials: new Trials(subject, new Set(findings), 100), tried: () => tried };
}

/** The findings of each root, by the line that it changes. */
function shared(setting: Setting): Readonly<Record<string, readonly string[]>> {
  const { roots } = rootsOf(trialsOf(setting).trials);
  return Object.fromEntries(roots.map(({ patch, findings }) => {
    const own = findings.map(({ rule, location }) => rule === "BR-CL-23" ? "own" : `${rule}${location?.pointer}`);
    return [patch.map(({ path }) => path.split("/")[2]).join(), own];
  }));
}

const elsewhere = (rule: string, ...lines: readonly number[]) => made(rule, "/buyer", repaired(...lines));

Deno.test("each of a few changes has the findings that go away with it, wherever they are", () => {
  const more = [elsewhere("BR-07", 2), elsewhere("BR-10", 0), elsewhere("BR-11", 2)];
  assert.deepEqual(shared({ count: 3, more }), {
    0: ["own", "BR-10/buyer"],
    1: ["own"],
    2: ["own", "BR-07/buyer", "BR-11/buyer"],
  });
});

Deno.test("a finding that goes away with two changes together alone belongs to the first one", () => {
  assert.deepEqual(shared({ count: 3, more: [elsewhere("BR-07", 1, 2)] }), {
    0: ["own", "BR-07/buyer"],
    1: ["own"],
    2: ["own"],
  });
});

Deno.test("a finding that goes away with one change is not attributed to another, though that comes first", () => {
  const either = made("BR-07", "/buyer", (tree) => repaired(1)(tree) || repaired(2)(tree));
  assert.deepEqual(shared({ count: 3, more: [either] }), { 0: ["own"], 1: ["own", "BR-07/buyer"], 2: ["own"] });
});

Deno.test("of many changes, each has what goes away in its own item, and the rest is tried in parts", () => {
  const inside = made("BR-22", "/lines/9/quantity", repaired(3));
  const more = [elsewhere("BR-07", 4), elsewhere("BR-10", 11), inside];
  const found = shared({ count: 12, more });
  assert.deepEqual(found["4"], ["own", "BR-07/buyer"]);
  assert.deepEqual(found["11"], ["own", "BR-10/buyer"]);
  // Nobody tries it: it is in the item of another change.
  assert.deepEqual(found["9"], ["own", "BR-22/lines/9/quantity"]);
  const others = Object.entries(found).filter(([line]) => !["4", "9", "11"].includes(line));
  assert.deepEqual(others.map(([, findings]) => findings), Array(9).fill(["own"]));
});

Deno.test("of eight changes each is tried, also with a finding that is in the item of another", () => {
  const found = shared({ count: 8, more: [made("BR-22", "/lines/5", repaired(3))] });
  assert.deepEqual([found["3"], found["5"]], [["own", "BR-22/lines/5"], ["own"]]);
});

Deno.test("changes that do not go with the others are left out, and the others are made", () => {
  for (const count of [3, 8, 12]) {
    const { roots, repaired: after } = rootsOf(trialsOf({ count, bad: [1] }).trials);
    assert.deepEqual(roots.flatMap(({ patch }) => patch).length, 0, "all changes of a rule are one offer");
    assert.equal(after.findings.length, count);
  }
});

/** A country in small letters, which is repaired as units are. */
const smallCountry = made("BR-CL-14", "/seller/address/countryCode", (tree) => {
  return tree.text("/seller/address/countryCode") === "DE";
}, "BT-40");

Deno.test("of changes that do not go together the first ones are made, and the findings of the others stay", () => {
  const country = { "/seller/address/countryCode": "de" };
  const withBoth = (lines: readonly number[]) => (tree: JsonTree) =>
    smallCountry.goes(tree) && repaired(...lines)(tree);
  const setting = { count: 3, more: [smallCountry], changes: country };
  const together = rootsOf(trialsOf(setting).trials);
  assert.deepEqual(pathsOf(together), ["/lines/0/unitCode", "/lines/1/unitCode", "/lines/2/unitCode", code]);
  const apart = rootsOf(trialsOf({ ...setting, isBad: withBoth([2]) }).trials);
  assert.deepEqual(pathsOf(apart), ["/lines/0/unitCode", "/lines/1/unitCode", "/lines/2/unitCode"]);
  assert.deepEqual(apart.repaired.findings, [smallCountry.finding]);
  assert.equal(apart.repaired.tree.text(code), "de");
});

const code = "/seller/address/countryCode";

function pathsOf({ roots }: ReturnType<typeof rootsOf>): readonly string[] {
  return roots.flatMap(({ patch }) => patch.map(({ path }) => path));
}

/** Whether the term has a value, whatever it is. */
const has = (path: string) => (tree: JsonTree) => tree.text(path) !== undefined;

/** How findings that no change is known for are grouped, and how often the invoice was judged for that. */
function grouped(more: readonly Made[], changes = {}) {
  const { trials, tried } = trialsOf({ count: 0, more, changes: { "/lines": sixLines, ...changes } });
  const { tree, findings } = trials.subject;
  const found = bunches(findings, { tree, findings }, trials);
  const groups = found.map(({ clue, findings }) => [
    clue,
    ...findings.map(({ rule, location }) => {
      return `${rule}${location?.pointer}`;
    }),
  ]);
  return { groups, tried: tried() };
}

const sixLines = Array.from({ length: 6 }, (_, at) => ({ ...sound.lines[0], id: `${at}` }));
const line2 = "/buyer/address/line2";

Deno.test("findings that go away with an example of a value that one of them misses are one, and that one leads", () => {
  const other = made("BR-07", "/seller", has(line2), "BT-31");
  const missing = made("BR-10", "", has(line2), "BT-51");
  const apart = made("BR-11", "/seller", () => false, "BT-31");
  assert.deepEqual(grouped([other, missing, apart]), {
    groups: [["tried", "BR-10", "BR-07/seller"], ["alone", "BR-11/seller"]],
    tried: 1,
  });
});

Deno.test("a value that helps but the finding that misses it is tried, and tells nothing", () => {
  const missing = made("BR-10", "", has(line2), "BT-51");
  const apart = made("BR-11", "/seller", () => false, "BT-31");
  assert.deepEqual(grouped([missing, apart]), { groups: [["alone", "BR-10"], ["alone", "BR-11/seller"]], tried: 1 });
});

Deno.test("nothing is tried for a single finding", () => {
  assert.deepEqual(grouped([made("BR-10", "", has(line2), "BT-51")]), { groups: [["alone", "BR-10"]], tried: 0 });
});

Deno.test("of two findings that miss a value, the one that goes away with it leads, and the other is alone", () => {
  const stays = made("BR-10", "", () => false, "BT-51");
  const goes = made("BR-12", "/buyer", has(line2), "BT-51");
  const other = made("BR-07", "/seller", has(line2), "BT-31");
  assert.deepEqual(grouped([stays, goes, other]).groups, [["tried", "BR-12/buyer", "BR-07/seller"], [
    "alone",
    "BR-10",
  ]]);
});

Deno.test("a value is not tried any more for a finding that went away with another", () => {
  const first = made("BR-10", "", has(line2), "BT-51");
  const second = made("BR-12", "/buyer", has(line2), "BT-163");
  const third = made("BR-13", "/seller", has(line2), "BT-31");
  const fourth = made("BR-14", "/seller/x", () => false, "BT-31");
  assert.deepEqual(grouped([first, second, third, fourth]), {
    groups: [["tried", "BR-10", "BR-12/buyer", "BR-13/seller"], ["alone", "BR-14/seller/x"]],
    tried: 1,
  });
});

const examples = [
  ["BT-51", "/buyer/address/line2", "x"],
  ["BT-7", "/taxPointDate", sound.issueDate],
  ["BT-149", "/lines/0/baseQuantity", "1"],
] as const;

for (const [term, path, value] of examples) {
  Deno.test(`the example for ${term} is ${value}`, () => {
    const at = path.startsWith("/lines") ? "/lines/0" : "";
    const goes = (tree: JsonTree) => tree.text(path) === value;
    const found = grouped([made("BR-10", at, goes, term), made("BR-11", "/seller", goes, "BT-31")]);
    assert.deepEqual(found.groups, [["tried", `BR-10${at}`, "BR-11/seller"]]);
  });
}

Deno.test("the example for a code is one of its list, and there is none for an amount", () => {
  const groups = (term: TermId, path: string, at: string) => {
    return grouped([made("BR-10", at, has(path), term), made("BR-11", "/seller", has(path), "BT-31")]);
  };
  const currency = groups("BT-6", `/${termRows["BT-6"].name}`, "");
  assert.deepEqual(currency.groups, [["tried", "BR-10", "BR-11/seller"]]);
  assert.deepEqual(groups("BT-113", "/totals/prepaidAmount", "/totals"), {
    groups: [["alone", "BR-10/totals"], ["alone", "BR-11/seller"]],
    tried: 0,
  });
});

Deno.test("of more than four values that are missing alike all are tried at once, and an item has what goes away in it", () => {
  const missing = (count: number) => {
    return Array.from({ length: count }, (_, line) => {
      const goes = has(`/lines/${line}/baseQuantity`);
      return [
        made("BR-10", `/lines/${line}`, goes, "BT-149"),
        made("BR-11", `/lines/${line}/quantity`, goes, "BT-129"),
      ];
    }).flat();
  };
  const bunchOf = (line: number) => ["tried", `BR-10/lines/${line}`, `BR-11/lines/${line}/quantity`];
  assert.deepEqual(grouped(missing(4)), { groups: [0, 1, 2, 3].map(bunchOf), tried: 4 });
  const all = made(
    "BR-12",
    "/seller",
    (tree) => [0, 5].every((line) => has(`/lines/${line}/baseQuantity`)(tree)),
    "BT-31",
  );
  assert.deepEqual(grouped([...missing(6), all]), {
    groups: [...[0, 1, 2, 3, 4, 5].map(bunchOf), ["alone", "BR-12/seller"]],
    tried: 1,
  });
});

/** The sound lines with units in small letters, and one total that does not fit. */
const withTotal = {
  "/lines": sound.lines.map((it, at) => ({ ...it, unitCode: small[at] })),
  "/totals/payableAmount": "1.00",
};
const due = made(
  "BR-CO-16",
  "/totals/payableAmount",
  (tree) => tree.text("/totals/payableAmount") === "945.12",
  "BT-115",
);

Deno.test("what values repair is done before sums are looked at, and each finding has one root", () => {
  const { trials } = trialsOf({ count: 3, more: [due], changes: withTotal });
  const { roots, repaired: after } = rootsOf(trials);
  assert.deepEqual(roots.map(({ clue, findings }) => [clue, ...findings.map(({ rule }) => rule)]), [
    ["alone", "BR-CL-23"],
    ["alone", "BR-CL-23"],
    ["alone", "BR-CL-23"],
    ["follows", "BR-CO-16"],
  ]);
  assert.deepEqual(roots.at(-1)?.patch, [{ op: "replace", path: "/totals/payableAmount", value: "945.12" }]);
  assert.deepEqual(after.findings, []);
});

Deno.test("a change that repairs nothing is left out, and the search goes no further for it", () => {
  const never = made("BR-CO-16", "/totals/payableAmount", () => false, "BT-115");
  const { trials } = trialsOf({
    count: 0,
    more: [never],
    changes: { "/lines": sound.lines, "/totals/payableAmount": "1.00" },
  });
  const { roots, repaired: after } = rootsOf(trials);
  assert.deepEqual([roots, after.findings, trials.ended], [[], [never.finding], false]);
});

Deno.test("two findings with one repair have it once", () => {
  const found = rootsOf(trialsOf({ count: 1, more: [smallUnit(0)] }).trials);
  assert.deepEqual(pathsOf(found), ["/lines/0/unitCode"]);
  assert.deepEqual(found.roots.map(({ clue, findings }) => [clue, findings.length]), [["sameChange", 2]]);
});

Deno.test("nothing more is tried once it is known what every finding goes away with", () => {
  const tried = (line: number) => {
    const setting = trialsOf({ count: 3, more: [elsewhere("BR-07", line)] });
    rootsOf(setting.trials);
    return setting.tried();
  };
  assert.deepEqual([tried(1) - tried(0), tried(2) - tried(1)], [1, 1]);
});

/** The roots of an invoice with the sound lines, some changes, and the findings that are given. */
function sumsOf(changes: Readonly<Record<string, unknown>>, more: readonly Made[]) {
  return rootsOf(trialsOf({ count: 0, more, changes: { "/lines": structuredClone(sound.lines), ...changes } }).trials);
}

const reads = (path: string, value: string) => (tree: JsonTree) => tree.text(path) === value;

Deno.test("the findings of a root are in the order of the verdict, whichever sums they are about", () => {
  const goes = reads("/lines/0/netAmount", "582.00");
  const total = made("BR-CO-10", "/totals/lineExtensionAmount", goes, "BT-106");
  const base = made("BR-S-08", "/vatBreakdown/0/taxableAmount", goes, "BT-116");
  for (const order of [[total, base], [base, total]]) {
    const { roots } = sumsOf({ "/lines/0/netAmount": "528.00" }, order);
    assert.deepEqual(roots.map(({ findings }) => findings), [order.map(({ finding }) => finding)]);
  }
});

Deno.test("amounts that only together repair what one finding is about are one root", () => {
  const goes = (tree: JsonTree) => {
    return reads("/totals/taxInclusiveAmount", "945.12")(tree) && reads("/totals/payableAmount", "945.12")(tree);
  };
  const both = made("BR-CO-15", "", goes, ["BT-112", "BT-115"]);
  const { roots } = sumsOf({ "/totals/taxInclusiveAmount": "1.00", "/totals/payableAmount": "2.00" }, [both]);
  assert.deepEqual(roots.map(({ patch, findings, clue }) => [patch.map(({ path }) => path), findings, clue]), [
    [["/totals/taxInclusiveAmount", "/totals/payableAmount"], [both.finding], "follows"],
  ]);
});

Deno.test("a part of the VAT breakdown that is missing is what a finding on the breakdown is about", () => {
  const missing = made("BR-S-08", "", reads("/lines/1/vatRate", "19"), "BG-23");
  const { roots } = sumsOf({ "/lines/1/vatRate": "16" }, [missing]);
  assert.deepEqual(roots.map(({ patch }) => patch), [[{ op: "replace", path: "/lines/1/vatRate", value: "19" }]]);
});
