/**
 * Cases of the ten rules that every VAT category has. One function a rule number makes them for each category and
 * syntax; what the category asks is in the table of families.
 */
import {
  add,
  type Cases,
  drop,
  type Edit,
  type Fail,
  fails,
  type NeverCases,
  type Pass,
  passes,
  repairedBy,
  set,
  type SyntaxCases,
} from "../case.ts";
import {
  families,
  type Family,
  isTaxed,
  type Prefix,
  type Rate,
  type RuleNumber,
} from "../../engine/rules/en16931/vat_families.ts";
import {
  breakdownIn,
  chargeApart,
  cii,
  keep,
  oneMore,
  only,
  recast,
  type Registration,
  type Scene,
  type Spot,
  standard,
  type Stated,
  ubl,
  without,
} from "./vat_scenes.ts";

type Sided = SyntaxCases | NeverCases;
type Writer = (scene: Scene, prefix: Prefix) => Sided;

const writers: Readonly<Record<RuleNumber, Writer>> = {
  "01": breakdownCases,
  "02": (scene, prefix) => registrationCases(scene, prefix, "line"),
  "03": (scene, prefix) => registrationCases(scene, prefix, "allowance"),
  "04": (scene, prefix) => registrationCases(scene, prefix, "charge"),
  "05": (scene, prefix) => rateCases(scene, prefix, "line"),
  "06": (scene, prefix) => rateCases(scene, prefix, "allowance"),
  "07": (scene, prefix) => rateCases(scene, prefix, "charge"),
  "08": baseCases,
  "09": taxCases,
  "10": reasonCases,
};

export function familyCases<P extends Prefix>(prefix: P): Readonly<Record<`BR-${P}-${RuleNumber}`, Cases>> {
  const entries = Object.entries(writers).map(([number, write]) => [
    `BR-${prefix}-${number}`,
    { ubl: write(ubl, prefix), cii: write(cii, prefix) },
  ]);
  return Object.fromEntries(entries) as Readonly<Record<`BR-${P}-${RuleNumber}`, Cases>>;
}

const spots = ["line", "allowance", "charge"] as const;
const named: Readonly<Record<Spot, string>> = { line: "a line", allowance: "an allowance", charge: "a charge" };

interface Some {
  readonly fail: readonly Fail[];
  readonly pass: readonly Pass[];
}

function sorted(fail: boolean, why: string, at: string, ...edits: readonly Edit[]): Some {
  return fail ? { fail: [fails(why, at, ...edits)], pass: [] } : { fail: [], pass: [passes(why, ...edits)] };
}

function joined(...parts: readonly Some[]): Some {
  return { fail: parts.flatMap(({ fail }) => fail), pass: parts.flatMap(({ pass }) => pass) };
}

/** The failing cases with the edits that make the repaired invoice. */
function withRepair({ fail, pass }: Some, edits: readonly Edit[] | undefined): Some {
  return { fail: edits === undefined ? fail : fail.map((it) => repairedBy(it, ...edits)), pass };
}

/**
 * The same fault with the category written in other ways. Scheme VAT is VAT in any case of letters; UBL takes code and
 * scheme without the space around them, CII as they are.
 */
function written(
  scene: Scene,
  { code }: Family,
  at: string,
  fault: (as: Stated) => readonly Edit[],
  { anyScheme = false, exactCode = !scene.tidies } = {},
): Some {
  return joined(
    sorted(!exactCode, "space around the category code", at, ...fault({ code: ` ${code}\n` })),
    sorted(true, "the tax scheme in small letters", at, ...fault({ scheme: "vat" })),
    sorted(scene.tidies || anyScheme, "space around the tax scheme", at, ...fault({ scheme: " VAT " })),
    sorted(anyScheme, "another tax scheme", at, ...fault({ scheme: "GST" })),
  );
}

function breakdownCases(scene: Scene, prefix: Prefix): Sided {
  const of: Family = families[prefix];
  const inCii = scene === cii;
  const taxed = isTaxed(of);
  // In CII, category O may go without a breakdown, and S, L and M may be broken down without use.
  const needsNone = inCii && prefix === "O";
  const unusedFails = inCii ? !taxed : taxed;
  const unused = (as: Stated) => [
    ...without(scene, of),
    set(`${scene.breakdowns}[1]`, scene.breakdown({ ...standard(of), ...as })),
  ];
  const fault = needsNone ? unused : (as: Stated) => only(scene, of, "line", as);
  const more = joined(
    ...spots.map((spot) =>
      withRepair(
        sorted(!needsNone, `${named[spot]} of it and no breakdown`, scene.root, ...only(scene, of, spot)),
        spot === "charge" && taxed ? chargeApart(scene, of) : undefined,
      )
    ),
    sorted(unusedFails, "a breakdown that nothing uses", scene.root, ...unused({})),
    withRepair(sorted(!taxed, "two breakdowns", scene.root, ...twice(scene, of)), recast(scene, of)),
    written(scene, of, scene.root, fault, { anyScheme: inCii || prefix === "S" }),
    ...(inCii ? [] : otherBreakdowns(scene, prefix)),
  );
  const [first, ...rest] = more.fail;
  if (first === undefined) throw new RangeError(`Cannot write cases of BR-${prefix}-01: none fails`);
  return {
    fail: [first, ...rest],
    pass: [
      passes("use and breakdown", ...recast(scene, of)),
      passes("neither use nor breakdown", ...without(scene, of)),
      ...(inCii && taxed ? [passes("two lines without a breakdown, which count as two", ...twoLines(scene, of))] : []),
      ...more.pass,
    ],
  };
}

function twice(scene: Scene, of: Family): readonly Edit[] {
  return [...recast(scene, of), oneMore(scene, { ...standard(of), base: "0.00", tax: "0.00" })];
}

function twoLines(scene: Scene, of: Family): readonly Edit[] {
  const { line } = scene.spots;
  return [
    ...only(scene, of, "line"),
    set(line.replace("[2]", "[1]"), scene.category({ code: of.code, rate: "7" })),
  ];
}

/** How UBL looks at the breakdowns of a category that is used: L and M as written, S and L in any scheme. */
function otherBreakdowns(scene: Scene, prefix: Prefix): readonly Some[] {
  const of: Family = families[prefix];
  const single = isTaxed(of) ? [drop(`${scene.breakdowns}[2]`)] : [];
  const brokenDown = (as: Stated) => [...recast(scene, of, as), ...single];
  const { code } = of;
  return [
    sorted(
      code === "L" || code === "M",
      "space around the code of the breakdown",
      scene.root,
      ...brokenDown({ code: ` ${code}` }),
    ),
    sorted(
      code !== "L" && code !== "S",
      "a breakdown in another tax scheme",
      scene.root,
      ...brokenDown({ scheme: "GST" }),
    ),
  ];
}

/** Registrations that are too few for a category, or, for O, too many; and registrations that will do. */
interface Asked {
  readonly short: readonly [Kept, ...Kept[]];
  readonly enough: readonly [Kept, ...Kept[]];
}

type Kept = readonly [why: string, ...kept: readonly Registration[]];

const anyOfSeller: Asked = {
  short: [["no tax registration of the seller", "buyerVat", "buyerLegal"]],
  enough: [
    ["the seller's VAT identifier alone", "sellerVat"],
    ["a tax registration of the seller that is not for VAT", "sellerTax"],
    ["the tax representative's VAT identifier alone", "representativeVat"],
  ],
};

const asked: Readonly<Record<Prefix, Asked>> = {
  S: anyOfSeller,
  Z: anyOfSeller,
  E: anyOfSeller,
  AE: {
    short: [
      ["no tax registration of the seller", "buyerVat", "buyerLegal"],
      ["no registration of the buyer", "sellerVat", "sellerTax", "representativeVat"],
    ],
    enough: [
      ["the VAT identifiers of seller and buyer", "sellerVat", "buyerVat"],
      ["another tax registration of the seller and the buyer's legal one", "sellerTax", "buyerLegal"],
      ["the tax representative's VAT identifier and the buyer's legal registration", "representativeVat", "buyerLegal"],
    ],
  },
  IC: {
    short: [
      ["a tax registration of the seller that is not for VAT", "sellerTax", "buyerVat"],
      ["no VAT identifier of the buyer", "sellerVat", "representativeVat", "buyerLegal"],
    ],
    enough: [
      ["the VAT identifiers of seller and buyer", "sellerVat", "buyerVat"],
      ["the VAT identifiers of tax representative and buyer", "representativeVat", "buyerVat"],
    ],
  },
  G: {
    short: [["a tax registration of the seller that is not for VAT", "sellerTax", "buyerVat"]],
    enough: [
      ["the seller's VAT identifier alone", "sellerVat"],
      ["the tax representative's VAT identifier alone", "representativeVat"],
    ],
  },
  O: {
    short: [
      ["the seller's VAT identifier", "sellerVat"],
      ["the tax representative's VAT identifier", "representativeVat"],
      ["the buyer's VAT identifier", "buyerVat"],
    ],
    enough: [
      ["no registration at all"],
      ["registrations that are not for VAT", "sellerTax", "buyerLegal"],
    ],
  },
  AF: anyOfSeller,
  AG: anyOfSeller,
};

function registrationCases(scene: Scene, prefix: Prefix, spot: Spot): Sided {
  const of: Family = families[prefix];
  const { short: [[why, ...few], ...short], enough: [[reason, ...many], ...enough] } = asked[prefix];
  const at = `${scene.root}/${scene.spots[spot]}`;
  const used = (kept: readonly Registration[], as: Stated = {}) => [...only(scene, of, spot, as), ...keep(scene, kept)];
  // What is there with what is asked for; where nothing may be there, the spot has its former category back, which asks for a tax number.
  const repaired = (kept: readonly Registration[]) =>
    of.seller === "none" ? keep(scene, [...kept, "sellerTax"]) : used([...new Set([...kept, ...many])]);
  const elsewhere = spot === "line" ? "charge" : "line";
  // BR-S-02 of UBL asks it of lines of any scheme; BR-AF-04 there knows the code only as it is.
  const anyScheme = scene === ubl && prefix === "S" && spot === "line";
  const exactCode = scene === cii || (prefix === "AF" && spot === "charge");
  const more = joined(
    written(scene, of, at, (as) => used(few, as), { anyScheme, exactCode }),
    otherRepresentative(scene, prefix, spot),
    ...(spot === "line" ? [] : [onLine(scene, prefix, spot)]),
  );
  return {
    fail: [
      repairedBy(fails(why, at, ...used(few)), ...repaired(few)),
      ...short.map(([why, ...kept]) => repairedBy(fails(why, at, ...used(kept)), ...repaired(kept))),
      ...(anyScheme ? [fails("lines of another tax scheme, which nothing satisfies", at, ...anyLine(scene, of))] : []),
      ...more.fail,
    ],
    pass: [
      passes(reason, ...used(many)),
      ...enough.map(([why, ...kept]) => passes(why, ...used(kept))),
      passes(`${named[elsewhere]} of it instead`, ...only(scene, of, elsewhere), ...keep(scene, few)),
      ...more.pass,
    ],
  };
}

function anyLine(scene: Scene, of: Family): readonly Edit[] {
  return only(scene, of, "line", { scheme: "GST" });
}

/** A tax representative's registration counts only where it is for VAT. */
function otherRepresentative(scene: Scene, prefix: Prefix, spot: Spot): Some {
  const of: Family = families[prefix];
  const buyer = of.seller === "none" ? [] : ["buyerVat", "buyerLegal"] as const;
  return sorted(
    of.seller !== "none",
    "a registration of the tax representative that is not for VAT",
    `${scene.root}/${scene.spots[spot]}`,
    ...only(scene, of, spot),
    ...keep(scene, ["representativeVat", ...buyer]),
    scene.otherRepresentative,
  );
}

/** The category on a line's own allowance or charge: BR-O-03 and BR-O-04 of UBL alone do not look there. */
function onLine(scene: Scene, prefix: Prefix, spot: "allowance" | "charge"): Some {
  const of: Family = families[prefix];
  const { short: [[, ...few]] } = asked[prefix];
  const category = scene.category({ code: of.code, rate: standard(of).rate });
  return sorted(
    scene !== ubl || prefix !== "O",
    `${named[spot]} of it on a line`,
    `${scene.root}/${scene.onLine[spot]}/${scene.onLineCategory}`,
    ...without(scene, of),
    add(scene.onLine[spot], `<${scene.onLineCategory}>${category}</${scene.onLineCategory}>`),
    ...keep(scene, few),
  );
}

interface Values {
  readonly wrong: readonly [string, ...string[]];
  readonly right: readonly [string, ...string[]];
}

/** The reference takes a double "-0.00" for less than 0, but "-0", an integer, for 0. As xs:decimal both are 0. */
const rates: Readonly<Record<Exclude<Rate, "absent"> | "zeroAsDouble", Values>> = {
  positive: { wrong: ["0", "0.00", "-7"], right: ["0.001", "7e0"] },
  notNegative: { wrong: ["-0.01", "-7", "-0.00"], right: ["0", "0.00", "-0", "7e0"] },
  zero: { wrong: ["7", "-0.01"], right: ["0.00", "-0", "-0.00"] },
  zeroAsDouble: { wrong: ["7", "-0.01", "-0.00"], right: ["0.00", "-0", "0E+2"] },
};

function rateCases(scene: Scene, prefix: Prefix, spot: Spot): Sided {
  const of: Family = families[prefix];
  const rate = typeof of.rate === "string" ? of.rate : scene === ubl ? of.rate.ubl : of.rate.cii;
  const at = `${scene.root}/${scene.spots[spot]}`;
  const atRate = `${at}/${scene.names.rate}`;
  const stating = (rate: string | undefined, as: Stated = {}) => only(scene, of, spot, { rate, ...as });
  if (rate === "absent") {
    const variants = written(scene, of, atRate, (as) => stating("0", as));
    return {
      fail: [
        fails("a rate of 0", atRate, ...stating("0")),
        fails("an empty rate", atRate, ...stating("")),
        ...variants.fail,
      ],
      pass: [
        passes("no rate", ...stating(undefined)),
        ...discountCases(scene, of, spot, "0", stating(undefined)),
        ...variants.pass,
      ],
    };
  }
  const { wrong: [first, ...rest], right } = rates[rate === "zero" && scene === cii ? "zeroAsDouble" : rate];
  const variants = written(scene, of, atRate, (as) => stating(first, as));
  return {
    fail: [
      fails(`a rate of ${first}`, atRate, ...stating(first)),
      ...rest.map((rate) => fails(`a rate of ${rate}`, atRate, ...stating(rate))),
      fails("no rate", at, ...stating(undefined)),
      ...variants.fail,
    ],
    pass: [
      passes("the rate that it should have", ...only(scene, of, spot)),
      ...right.map((rate) => passes(`a rate of ${rate}`, ...stating(rate))),
      ...discountCases(scene, of, spot, first, only(scene, of, spot)),
      ...variants.pass,
    ],
  };
}

/** The discount of a price with the category and a wrong rate, where the rule on allowances or charges does not see it. */
function discountCases(scene: Scene, of: Family, spot: Spot, rate: string, edits: readonly Edit[]): readonly Pass[] {
  const { ignoredDiscount, onLineCategory } = scene;
  if (ignoredDiscount === undefined || spot === "line") return [];
  const category = scene.category({ code: of.code, rate });
  return [passes(
    `a rate of ${rate} in the discount of a price`,
    ...edits,
    set(`${ignoredDiscount}/ram:ChargeIndicator/udt:Indicator`, String(spot === "charge")),
    add(ignoredDiscount, `<${onLineCategory}>${category}</${onLineCategory}>`),
  )];
}

/** 2059.19 + 1 is more than 2060.19 in doubles, which are what the official rule of UBL compares. */
const withinOneInUbl: Values = { wrong: ["2061.19", "2059.18"], right: ["2059.19", "2061.18"] };
const exactTaxed: Values = { wrong: ["2060.20", "2060.18"], right: ["2060.190", "+2060.19"] };
const exactUntaxed: Values = { wrong: ["2788.20", "2788.18"], right: ["2788.190", "+2788.19"] };
const withinOneInCii: Values = { wrong: ["2789.19", "2787.19"], right: ["2789.18", "2787.20"] };

function baseCases(scene: Scene, prefix: Prefix): Sided {
  const of: Family = families[prefix];
  const stating = (base: string | undefined, as: Stated = {}) => recast(scene, of, { base, ...as });
  if (scene === cii && (prefix === "AF" || prefix === "AG")) {
    return { fail: [], pass: [passes("a taxable amount that nothing adds up to", ...stating("1.00"))] };
  }
  const exact = scene === ubl ? !isTaxed(of) : prefix === "S" || prefix === "O";
  const { wrong: [first, ...rest], right } = isTaxed(of)
    ? (exact ? exactTaxed : withinOneInUbl)
    : (exact ? exactUntaxed : withinOneInCii);
  const breakdown = `${scene.root}/${breakdownIn(scene, of)}`;
  const at = `${breakdown}/${scene.names.base}`;
  const more = joined(
    written(scene, of, at, (as) => stating(first, as), { anyScheme: inAnyScheme(scene, prefix) }),
    isTaxed(of) ? ratesOfBase(scene, prefix, at) : finerLine(scene, prefix, at),
  );
  return {
    fail: [
      repairedBy(fails(`${first} as the taxable amount`, at, ...stating(first)), ...recast(scene, of)),
      ...rest.map((base) => fails(`${base} as the taxable amount`, at, ...stating(base))),
      fails("no taxable amount", breakdown, ...stating(undefined)),
      ...more.fail,
    ],
    pass: [
      passes("the sum of the lines and the charge less the allowance", ...recast(scene, of)),
      ...right.map((base) => passes(`${base} as the taxable amount`, ...stating(base))),
      passes("lines of another tax scheme, which count", ...recast(scene, of), ...otherLines(scene)),
      ...more.pass,
    ],
  };
}

/** The rules on breakdowns of S and Z do not look at the type code in CII. */
function inAnyScheme(scene: Scene, prefix: Prefix): boolean {
  return scene === cii && (prefix === "S" || prefix === "Z");
}

function otherLines(scene: Scene): readonly Edit[] {
  return scene.everywhere.map((path) => set(`${path}/${scene.names.scheme}`, "GST"));
}

/** A breakdown that no line, allowance or charge shares the rate with is wrong in S, and in L and M unless its base is near 0. */
function ratesOfBase(scene: Scene, prefix: Prefix, at: string): Some {
  const of: Family = families[prefix];
  const finer = [...recast(scene, of), set(scene.lineAmounts, "700.004")];
  return joined(
    sorted(true, "a rate that nothing has", at, ...recast(scene, of, { rate: "24" })),
    sorted(
      prefix === "S",
      "0.01 at a rate that nothing has",
      at,
      ...recast(scene, of, { rate: "24", base: "0.01" }),
    ),
    sorted(false, "the rate with more digits", at, ...recast(scene, of, { rate: "25.00" })),
    sorted(false, "no rate to add up", at, ...recast(scene, of, { rate: undefined, base: "1.00" })),
    sorted(false, "a line of 700.004, which rounds away or is near enough", at, ...finer),
  );
}

/** A third decimal on a line is a difference in UBL, and in CII rounds away. */
function finerLine(scene: Scene, prefix: Prefix, at: string): Some {
  const edits = [...recast(scene, families[prefix]), set(scene.lineAmounts, "700.004")];
  return sorted(scene === ubl, "a line of 700.004", at, ...edits);
}

const taxes: Values = { wrong: ["516.05", "514.05", "-514.05"], right: ["516.04", "514.06", "-515.05"] };
const noTax: Values = { wrong: ["0.01", "-0.01"], right: ["0", "-0", "-0.00"] };
const noTaxAsDouble: Values = { wrong: ["0.01", "-0.01", "-0.00"], right: ["0", "-0"] };

function taxCases(scene: Scene, prefix: Prefix): Sided {
  const of: Family = families[prefix];
  const stating = (tax: string | undefined, as: Stated = {}) => recast(scene, of, { tax, ...as });
  if (scene === cii && (prefix === "AF" || prefix === "AG")) {
    return { fail: [], pass: [passes("a tax amount that nothing gives", ...stating("1.00"))] };
  }
  const { wrong: [first, ...rest], right } = isTaxed(of) ? taxes : scene === ubl ? noTax : noTaxAsDouble;
  const breakdown = `${scene.root}/${breakdownIn(scene, of)}`;
  const at = `${breakdown}/${scene.names.tax}`;
  const more = joined(
    written(scene, of, at, (as) => stating(first, as), { anyScheme: inAnyScheme(scene, prefix) }),
    ...(isTaxed(of) ? [taxOfNothing(scene, of, at)] : []),
  );
  return {
    fail: [
      repairedBy(fails(`${first} as the tax amount`, at, ...stating(first)), ...recast(scene, of)),
      ...rest.map((tax) => fails(`${tax} as the tax amount`, at, ...stating(tax))),
      fails("no tax amount", breakdown, ...stating(undefined)),
      ...more.fail,
    ],
    pass: [
      passes("the tax amount that it should have", ...recast(scene, of)),
      ...right.map((tax) => passes(`${tax} as the tax amount`, ...stating(tax))),
      ...more.pass,
    ],
  };
}

function taxOfNothing(scene: Scene, of: Family, at: string): Some {
  return joined(
    sorted(true, "no taxable amount", at, ...recast(scene, of, { base: undefined })),
    sorted(true, "no rate", at, ...recast(scene, of, { rate: undefined })),
    sorted(false, "a negative taxable amount, for signs do not count", at, ...recast(scene, of, { base: "-2060.19" })),
    sorted(false, "a rate with a fraction", at, ...recast(scene, of, { rate: "25.04" })),
  );
}

function reasonCases(scene: Scene, prefix: Prefix): Sided {
  const of: Family = families[prefix];
  const at = `${scene.root}/${breakdownIn(scene, of)}${scene.ofBreakdown}`;
  const given = { reason: "No VAT is due", reasonCode: "VATEX-EU-AE" };
  const none = { reason: undefined, reasonCode: undefined };
  const stating = (as: Stated) => recast(scene, of, as);
  const [with_, without_] = [
    [
      ["a reason in words", { ...none, reason: given.reason }],
      ["a reason as a code", { ...none, reasonCode: given.reasonCode }],
      ["both", given],
      ["an empty reason", { ...none, reason: "" }],
    ],
    [["neither reason nor code", none]],
  ] as const;
  const required = of.reason === "required";
  const [wrong, right] = required ? [without_, with_] : [with_, without_];
  const [[why, first], ...rest] = wrong;
  const [[well, fine], ...others] = right;
  const variants = written(scene, of, at, (as) => stating({ ...first, ...as }), {
    anyScheme: inAnyScheme(scene, prefix),
  });
  return {
    fail: [
      repairedBy(fails(why, at, ...stating(first)), ...stating(fine)),
      ...rest.map(([why, as]) => fails(why, at, ...stating(as))),
      ...variants.fail,
    ],
    pass: [
      passes(well, ...stating(fine)),
      ...others.map(([why, as]) => passes(why, ...stating(as))),
      ...variants.pass,
    ],
  };
}
