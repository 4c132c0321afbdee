/** Invoices of our own are written, added up on their own, judged both ways, and cancelled to the cent. */
import assert from "node:assert/strict";
import { generate, type Generated, type Invoice, validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { jsonOf, type OwnInvoice, ownInvoices } from "../support/own_invoices.ts";

/** Hundred-millionths: enough for every product of a quantity and a price here. */
const SCALE = 8;

function units(text: string | number): bigint {
  const [, sign = "", whole = "0", fraction = ""] = /^(-?)(\d*)\.?(\d*)$/.exec(String(text)) ?? [];
  const value = BigInt(whole + fraction.padEnd(SCALE, "0"));
  return sign === "-" ? -value : value;
}

/** Hundredths out of so many decimals, halves away from zero. */
function cents(value: bigint, scale: number): bigint {
  const unit = 10n ** BigInt(scale - 2);
  const size = value < 0n ? -value : value;
  const rounded = (size + unit / 2n) / unit;
  return value < 0n ? -rounded : rounded;
}

interface Share {
  readonly amount?: string | undefined;
  readonly percentage?: string;
  readonly baseAmount?: string;
  readonly vatCategory?: string;
  readonly vatRate?: string;
}

/** The cents of an allowance or charge. */
function share({ amount, percentage = "0", baseAmount = "0" }: Share): bigint {
  return amount === undefined
    ? cents(units(percentage) * units(baseAmount), 2 * SCALE + 2)
    : cents(units(amount), SCALE);
}

interface Expected {
  readonly net: bigint;
  readonly tax: bigint;
  readonly gross: bigint;
  readonly due: bigint;
}

type Json = ReturnType<typeof jsonOf> & {
  readonly allowances?: readonly Share[];
  readonly charges?: readonly Share[];
  readonly totals?: { readonly prepaidAmount?: string; readonly roundingAmount?: string };
};
type JsonLine = Share & {
  readonly quantity: string;
  readonly unitPrice?: string | undefined;
  readonly grossPrice?: string;
  readonly priceDiscount?: string;
  readonly baseQuantity?: string;
  readonly netAmount?: string;
  readonly allowances?: readonly Share[];
  readonly charges?: readonly Share[];
};

function sum(of: readonly Share[] = []): bigint {
  return of.reduce((total, it) => total + share(it), 0n);
}

function netOf(line: JsonLine): bigint {
  if (line.netAmount !== undefined) return cents(units(line.netAmount), SCALE);
  const price = line.unitPrice === undefined
    ? units(line.grossPrice ?? "0") - units(line.priceDiscount ?? "0")
    : units(line.unitPrice);
  const shift = 10n ** BigInt(SCALE);
  const exact = units(line.quantity) * price * shift / units(line.baseQuantity ?? "1");
  return cents(exact + (sum(line.charges) - sum(line.allowances)) * 10n ** BigInt(2 * SCALE - 2), 2 * SCALE);
}

/** What an invoice comes to, in cents, by nothing but sums of integers. */
function expected({ lines, allowances = [], charges = [], totals = {} }: Json): Expected {
  const bases = new Map<string, bigint>();
  const count = ({ vatCategory = "", vatRate = "0" }: Share, amount: bigint) => {
    const key = `${vatCategory} ${vatRate}`;
    bases.set(key, (bases.get(key) ?? 0n) + amount);
  };
  for (const line of lines as readonly JsonLine[]) count(line, netOf(line));
  for (const it of charges) count(it, share(it));
  for (const it of allowances) count(it, -share(it));
  const net = [...bases.values()].reduce((total, base) => total + base, 0n);
  const taxes = [...bases].map(([key, base]) => cents(base * units(key.split(" ")[1] ?? "0"), SCALE + 4));
  const tax = taxes.reduce((total, it) => total + it, 0n);
  const [prepaid, rounding] = [totals.prepaidAmount ?? "0", totals.roundingAmount ?? "0"].map((it) => {
    return cents(units(it), SCALE);
  });
  return { net, tax, gross: net + tax, due: net + tax - (prepaid ?? 0n) + (rounding ?? 0n) };
}

function stated({ totals }: Invoice): Expected {
  const of = (text: unknown) => cents(units(String(text)), SCALE);
  return {
    net: of(totals?.taxExclusiveAmount),
    tax: of(totals?.taxAmount),
    gross: of(totals?.taxInclusiveAmount),
    due: of(totals?.payableAmount),
  };
}

function written(json: object): Generated {
  const outcome = generate(JSON.stringify(json), { sets: official });
  const why = "refused" in outcome ? outcome.refused.errors.map(({ rule, message }) => `${rule} ${message}`) : [];
  assert.ok("ok" in outcome, why.join("\n"));
  return outcome.ok;
}

function valid(xml: string, strict: boolean): readonly string[] {
  const outcome = validate(xml, strict ? { strict, sets: official } : {});
  assert.ok("ok" in outcome);
  return outcome.ok.errors.map(({ rule, message }) => `${rule} ${message}`);
}

const shown = (amount: bigint) => (Number(amount) / 100).toFixed(2).padStart(14);

/** Every quantity and amount turned round, as a cancellation has it. */
function cancelled(it: OwnInvoice): object {
  const turned = (text: string) => text.startsWith("-") ? text.slice(1) : units(text) === 0n ? text : `-${text}`;
  const share = ({ amount, baseAmount, ...rest }: Share) => ({
    ...rest,
    ...(amount === undefined ? {} : { amount: turned(amount) }),
    ...(baseAmount === undefined ? {} : { baseAmount: turned(baseAmount) }),
  });
  const json = jsonOf(it) as Json;
  const shares = ({ allowances, charges }: Pick<Json, "allowances" | "charges">) => ({
    ...(allowances === undefined ? {} : { allowances: allowances.map(share) }),
    ...(charges === undefined ? {} : { charges: charges.map(share) }),
  });
  return {
    ...json,
    ...shares(json),
    // Peppol takes a corrected invoice between Germans alone.
    invoiceTypeCode: it.profile === "peppol-bis-3" ? "380" : "384",
    precedingInvoices: [{ invoiceNumber: json.invoiceNumber, issueDate: json.issueDate }],
    lines: (json.lines as readonly JsonLine[]).map((line) => ({
      ...line,
      ...shares(line),
      quantity: turned(line.quantity),
      ...(line.netAmount === undefined ? {} : { netAmount: turned(line.netAmount) }),
    })),
    ...(json.totals === undefined ? {} : {
      totals: Object.fromEntries(Object.entries(json.totals).map(([name, text]) => [name, turned(text)])),
    }),
  };
}

Deno.test("there are at least 73 invoices, in four syntaxes and profiles and in eight currencies", () => {
  assert.ok(ownInvoices.length >= 73, `${ownInvoices.length}`);
  assert.equal(new Set(ownInvoices.map(({ name }) => name)).size, ownInvoices.length);
  assert.ok(new Set(ownInvoices.map(({ currency = "EUR" }) => currency)).size >= 8);
});

for (const it of ownInvoices) {
  Deno.test(`written, added up, valid by default and officially, and cancelled to the cent: ${it.name}`, () => {
    const made = written(jsonOf(it));
    const { net, tax, gross, due } = expected(jsonOf(it) as Json);
    console.log(`${made.syntax.padEnd(16)}${shown(net)}${shown(tax)}${shown(gross)}${shown(due)}  ${it.name}`);
    assert.deepEqual(stated(made.invoice), { net, tax, gross, due });
    assert.deepEqual(made.warnings.filter(({ rule }) => rule === "ATW-AMOUNT-DIFFERS"), []);
    for (const strict of [false, true]) assert.deepEqual(valid(made.xml, strict), [], strict ? "strict" : "default");
    const back = stated(written(cancelled(it)).invoice);
    assert.deepEqual([net + back.net, tax + back.tax, gross + back.gross, due + back.due], [0n, 0n, 0n, 0n]);
  });
}
