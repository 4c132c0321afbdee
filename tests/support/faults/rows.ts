/**
 * Faults as billing software makes them, a row each: what becomes of a valid invoice. Each takes an invoice and gives the
 * changes, or undefined where the invoice has nothing that could go wrong in this way.
 */
import { Decimal } from "../../../engine/model/decimal.ts";
import type { Operation } from "../../../engine/edits/operation.ts";
import type { Bill } from "./bill.ts";
import { ofWriting } from "./written.ts";
import { dated, english, german, mistyped, short, swapped } from "./texts.ts";

export interface Fault {
  readonly kind: string;
  readonly make: (bill: Bill) => readonly Operation[] | undefined;
  /** What becomes of its XML then, where no change of the model says it; undefined where that stays. */
  readonly spoil?: (xml: string) => string | undefined;
  /** What of an entry that is added again nobody can know: its pointers are not compared. */
  readonly besides?: RegExp;
  /** The term that only the author can give: what is missing cannot be worked out. */
  readonly asks?: readonly string[];
}

const one = Decimal.of(1);
const minus = Decimal.of(-1);
const totals = [
  "lineExtensionAmount",
  "taxExclusiveAmount",
  "taxAmount",
  "taxInclusiveAmount",
  "payableAmount",
  "allowanceTotalAmount",
  "chargeTotalAmount",
].map((name) => `/totals/${name}`);

type Spoil = (text: string, bill: Bill) => string | undefined;
type Where = (bill: Bill) => string | undefined;

const swap: Spoil = (text, { random }) => swapped(text, random);
const slip: Spoil = (text, { random }) => mistyped(text, random);
const by = (shift: number): Spoil => (text) => {
  const number = Decimal.parse(text);
  return number === undefined || number.isZero() ? undefined : short(number.shift(shift));
};

const inLine = (name: string): Where => (bill) => {
  const line = bill.one("/lines");
  return line === undefined ? undefined : `${line}/${name}`;
};
const inPart = (name: string): Where => (bill) => {
  const part = bill.one("/vatBreakdown");
  return part === undefined ? undefined : `${part}/${name}`;
};
const inTotals: Where = (bill) => bill.any(totals);
const at = (...pointers: readonly string[]): Where => (bill) => bill.any(pointers);

/** One value written in another way. */
function spoilt(kind: string, where: Where, spoil: Spoil): Fault {
  return {
    kind,
    make(bill) {
      const path = where(bill);
      const text = path === undefined ? undefined : bill.text(path);
      const value = text === undefined ? undefined : spoil(text, bill);
      if (path === undefined || value === undefined || value === text) return undefined;
      return [bill.set(bill.tree.text(path) === undefined ? `${path}/value` : path, value)];
    },
  };
}

function missing(kind: string, asks: string | readonly string[], ...pointers: readonly string[]): Fault {
  return {
    kind,
    asks: [asks].flat(),
    make(bill) {
      const there = pointers.filter((it) => bill.has(it));
      return there.length === 0 ? undefined : bill.drop(...there);
    },
  };
}

/** An amount that can be worked out is not there. */
function unsaid(kind: string, where: Where): Fault {
  return {
    kind,
    make(bill) {
      const path = where(bill);
      return path === undefined || !bill.has(path) ? undefined : bill.drop(path);
    },
  };
}

const amounts: readonly Fault[] = [
  spoilt("total: digits swapped", inTotals, swap),
  spoilt("total: a digit mistyped", inTotals, slip),
  spoilt("total: separator lost", inTotals, by(2)),
  spoilt("total: thousandth", inTotals, by(-3)),
  spoilt("line amount: digits swapped", inLine("netAmount"), swap),
  spoilt("line amount: a digit mistyped", inLine("netAmount"), slip),
  spoilt("line amount: separator lost", inLine("netAmount"), by(2)),
  spoilt("VAT base: digits swapped", inPart("taxableAmount"), swap),
  spoilt("VAT amount: digits swapped", inPart("taxAmount"), swap),
  spoilt("VAT amount: a digit mistyped", inPart("taxAmount"), slip),
  spoilt("price: digits swapped", inLine("unitPrice"), swap),
  spoilt("price: separator lost", inLine("unitPrice"), by(2)),
  spoilt("quantity: digits swapped", inLine("quantity"), swap),
  spoilt("quantity: thousandfold", inLine("quantity"), by(3)),
  spoilt("line amount: sign", inLine("netAmount"), (text) => text.startsWith("-") ? text.slice(1) : `-${text}`),
  spoilt("total: sign", inTotals, (text) => text.startsWith("-") ? text.slice(1) : `-${text}`),
  spoilt("price: sign", inLine("unitPrice"), (text) => text.startsWith("-") ? undefined : `-${text}`),
  spoilt("allowance: sign", at("/allowances/0/amount"), (text) => text.startsWith("-") ? undefined : `-${text}`),
  spoilt("allowance: digits swapped", at("/allowances/0/amount"), swap),
  spoilt("charge: digits swapped", at("/charges/0/amount"), swap),
  spoilt("prepayment: digits swapped", at("/totals/prepaidAmount"), swap),
  spoilt("line amount: three decimals", inLine("netAmount"), (text) => `${(Decimal.parse(text) ?? one).pad(2)}4`),
  spoilt("total: three decimals", inTotals, (text) => `${(Decimal.parse(text) ?? one).pad(2)}0`),
  unsaid("total: missing", at("/totals/lineExtensionAmount", "/totals/taxExclusiveAmount", "/totals/taxAmount")),
  unsaid("amount due: missing", at("/totals/payableAmount")),
  unsaid("gross total: missing", at("/totals/taxInclusiveAmount")),
];

/** A price times one and the rate of its line. */
function gross(bill: Bill, line: string, name: string): readonly Operation[] | undefined {
  const rate = bill.rateOf(line);
  if (rate.isZero()) return undefined;
  return [bill.cents(`${line}/${name}`, bill.number(`${line}/${name}`).times(one.plus(rate.shift(-2))))];
}

function onLine(
  kind: string,
  make: (bill: Bill, line: string) => readonly Operation[] | undefined,
  asks: readonly string[] = [],
): Fault {
  return {
    kind,
    asks,
    make(bill) {
      const line = bill.one("/lines");
      return line === undefined ? undefined : make(bill, line);
    },
  };
}

/** An allowance (or charge) that is there and was not counted. */
function uncounted(
  kind: string,
  list: "allowances" | "charges",
  how: "everywhere" | "net on" | "its total" | "VAT",
): Fault {
  return {
    kind,
    make(bill) {
      const item = bill.one(`/${list}`);
      const part = item === undefined ? undefined : bill.partOf(item);
      if (item === undefined || part === undefined) return undefined;
      const amount = bill.number(`${item}/amount`);
      if (amount.isZero()) return undefined;
      const back = list === "allowances" ? amount : amount.negate();
      const name = `/totals/${list === "allowances" ? "allowance" : "charge"}TotalAmount`;
      const left = bill.number(name).minus(amount);
      const total = left.isZero() ? bill.drop(name) : [bill.cents(name, left)];
      switch (how) {
        case "its total":
          return total;
        case "everywhere":
          return [...total, ...bill.follow(part, back)];
        case "net on":
          return bill.totalsBy(back, Decimal.zero);
        case "VAT":
          return bill.follow(part, back).filter(({ path }) => path !== "/totals/taxExclusiveAmount");
      }
    },
  };
}

/** An item of a list once more. */
function twice(kind: string, list: string, also: (bill: Bill, item: string) => readonly Operation[] = () => []): Fault {
  return {
    kind,
    make(bill) {
      const item = bill.one(list);
      return item === undefined ? undefined : [...bill.again(list, item), ...also(bill, item)];
    },
  };
}

const structures: readonly Fault[] = [
  onLine("gross for net: price", (bill, line) => gross(bill, line, "unitPrice")),
  onLine("gross for net: line amount", (bill, line) => gross(bill, line, "netAmount")),
  onLine("gross for net: price and line amount", (bill, line) => {
    const [price, net] = [gross(bill, line, "unitPrice"), gross(bill, line, "netAmount")];
    return price === undefined || net === undefined ? undefined : [...price, ...net];
  }),
  {
    kind: "gross for net: net total",
    make: (bill) => [bill.cents("/totals/taxExclusiveAmount", bill.total("taxInclusiveAmount"))],
  },
  {
    kind: "net for gross: gross total",
    make: (bill) => [bill.cents("/totals/taxInclusiveAmount", bill.total("taxExclusiveAmount"))],
  },
  {
    kind: "VAT not added",
    make: (bill) => {
      const tax = bill.total("taxAmount");
      return tax.isZero()
        ? undefined
        : ["taxInclusiveAmount", "payableAmount"].map((name) =>
          bill.cents(`/totals/${name}`, bill.total(name).minus(tax))
        );
    },
  },
  uncounted("allowance forgotten in the totals and VAT", "allowances", "everywhere"),
  uncounted("allowance forgotten from the net total on", "allowances", "net on"),
  uncounted("allowance forgotten in its total", "allowances", "its total"),
  uncounted("charge forgotten in the totals and VAT", "charges", "everywhere"),
  uncounted("charge forgotten in its total", "charges", "its total"),
  uncounted("allowance forgotten in the VAT", "allowances", "VAT"),
  {
    kind: "prepayment not subtracted",
    make: (bill) =>
      bill.total("prepaidAmount").isZero()
        ? undefined
        : [bill.cents("/totals/payableAmount", bill.total("payableAmount").plus(bill.total("prepaidAmount")))],
  },
  {
    kind: "prepayment added",
    make: (bill) =>
      bill.total("prepaidAmount").isZero() ? undefined : [
        bill.cents(
          "/totals/payableAmount",
          bill.total("payableAmount").plus(bill.total("prepaidAmount").times(Decimal.of(2))),
        ),
      ],
  },
  {
    kind: "prepayment subtracted and not stated",
    make: (bill) => bill.total("prepaidAmount").isZero() ? undefined : bill.drop("/totals/prepaidAmount"),
  },
  {
    kind: "rounding forgotten",
    make: (bill) =>
      bill.total("roundingAmount").isZero()
        ? undefined
        : [bill.cents("/totals/payableAmount", bill.total("payableAmount").minus(bill.total("roundingAmount")))],
  },
  twice("VAT breakdown twice", "/vatBreakdown"),
  twice(
    "VAT breakdown twice, tax doubled",
    "/vatBreakdown",
    (bill, part) => bill.totalsBy(Decimal.zero, bill.number(`${part}/taxAmount`)),
  ),
  twice("line twice", "/lines"),
  {
    kind: "line twice, with a number of its own",
    make: (bill) => {
      const line = bill.one("/lines");
      return line === undefined
        ? undefined
        : bill.again("/lines", line, [["id", `${bill.items("/lines").length + 900}`]]);
    },
  },
  twice("allowance twice", "/allowances"),
  twice("charge twice", "/charges"),
  onLine("line missing", (bill, line) => bill.items("/lines").length < 2 ? undefined : bill.drop(line), ["BG-25"]),
  onLine("rate of another line", (bill, line) => {
    const rates = bill.items("/vatBreakdown").map((it) => bill.text(`${it}/vatRate`) ?? "0");
    const other = rates.find((it) => !(Decimal.parse(it) ?? one).equals(bill.rateOf(line)) && it !== "0");
    return other === undefined || bill.rateOf(line).isZero() ? undefined : [bill.set(`${line}/vatRate`, other)];
  }),
  onLine(
    "rate that nothing has",
    (bill, line) =>
      bill.rateOf(line).isZero() ? undefined : [bill.set(`${line}/vatRate`, bill.random.of(["16", "5", "13", "9"]))],
  ),
  {
    kind: "rate of the breakdown",
    make: (bill) => {
      const part = bill.one("/vatBreakdown");
      return part === undefined || bill.rateOf(part).isZero()
        ? undefined
        : [bill.set(`${part}/vatRate`, bill.random.of(["16", "5", "13", "9"]))];
    },
  },
  onLine("VAT on a reverse-charge line", (bill, line) => {
    return ["AE", "K", "G", "E", "O"].includes(bill.text(`${line}/vatCategory`) ?? "")
      ? [bill.set(`${line}/vatRate`, "19")]
      : undefined;
  }),
  onLine(
    "category of a line",
    (bill, line) =>
      bill.text(`${line}/vatCategory`) === "S"
        ? [bill.set(`${line}/vatCategory`, bill.random.of(["Z", "E"]))]
        : undefined,
  ),
  onLine(
    "base quantity lost",
    (bill, line) =>
      bill.number(`${line}/baseQuantity`).greaterThan(one) ? bill.drop(`${line}/baseQuantity`) : undefined,
  ),
  onLine(
    "base quantity too much",
    (bill, line) => bill.has(`${line}/baseQuantity`) ? undefined : [bill.set(`${line}/baseQuantity`, "100")],
  ),
  onLine(
    "rounding of a line",
    (bill, line) => [bill.cents(`${line}/netAmount`, bill.number(`${line}/netAmount`).plus(Decimal.of(4).shift(-2)))],
  ),
  {
    kind: "VAT rounded line by line",
    make: (bill) => {
      const part = bill.one("/vatBreakdown");
      if (part === undefined || bill.rateOf(part).isZero()) return undefined;
      const cents = Decimal.of(3 + bill.random.below(4)).shift(-2);
      return [
        bill.cents(`${part}/taxAmount`, bill.number(`${part}/taxAmount`).plus(cents)),
        ...bill.totalsBy(Decimal.zero, cents),
      ];
    },
  },
  {
    kind: "net and VAT swapped",
    make: (bill) => {
      const part = bill.one("/vatBreakdown");
      if (part === undefined || bill.rateOf(part).isZero()) return undefined;
      return [
        bill.cents(`${part}/taxableAmount`, bill.number(`${part}/taxAmount`)),
        bill.cents(`${part}/taxAmount`, bill.number(`${part}/taxableAmount`)),
      ];
    },
  },
];

const german2 = (text: string) => /^\d+\.\d{2}$/.test(text) ? german(text) : undefined;
const thousands = (write: (text: string) => string): Spoil => (text) =>
  /^\d{4,}\.\d{2}$/.test(text) ? write(text) : undefined;

const forms: readonly Fault[] = [
  spoilt("decimal comma: total", inTotals, german2),
  spoilt(
    "decimal comma: price",
    inLine("unitPrice"),
    (text) => /^\d+\.\d{1,4}$/.test(text) ? text.replace(".", ",") : undefined,
  ),
  spoilt("separators of thousands, German", inTotals, thousands(german)),
  spoilt("separators of thousands, English", inTotals, thousands(english)),
  spoilt(
    "thousands alone",
    inTotals,
    (text) => /^\d{4,6}(?:\.00)?$/.test(text) ? german(text.split(".")[0] ?? "").replace(".", ",") : undefined,
  ),
  spoilt("amount with its currency", inTotals, (text) => `${text} EUR`),
  spoilt("date: German", at("/issueDate", "/dueDate", "/delivery/date"), (text) => dated(text, "german")),
  spoilt("date: slashes", at("/issueDate", "/dueDate", "/delivery/date"), (text) => dated(text, "slashes")),
  spoilt("date: American", at("/issueDate", "/dueDate", "/delivery/date"), (text) => dated(text, "american")),
  spoilt("date: compact", at("/issueDate", "/dueDate"), (text) => dated(text, "compact")),
  spoilt("date: with time", at("/issueDate", "/dueDate"), (text) => dated(text, "time")),
  spoilt(
    "country in lower case",
    at("/seller/address/countryCode", "/buyer/address/countryCode"),
    (text) => text.toLowerCase(),
  ),
  spoilt("currency in lower case", at("/currency"), (text) => text.toLowerCase()),
  spoilt("currency as a sign", at("/currency"), (text) => text === "EUR" ? "€" : undefined),
  spoilt("another currency", at("/currency"), (text) => text === "EUR" ? "EURO" : undefined),
  spoilt("unit in lower case", inLine("unitCode"), (text) => text.toLowerCase()),
  spoilt("unit as a word", inLine("unitCode"), (text) => text === "H87" || text === "C62" ? "Stk" : undefined),
  spoilt("VAT category in lower case", inLine("vatCategory"), (text) => text.toLowerCase()),
  spoilt(
    "VAT id without its country",
    at("/seller/vatId", "/buyer/vatId"),
    (text) => /^[A-Z]{2}\d/.test(text) ? text.slice(2) : undefined,
  ),
  spoilt("VAT id in lower case", at("/seller/vatId", "/buyer/vatId"), (text) => text.toLowerCase()),
  spoilt("VAT id with spaces", at("/seller/vatId"), (text) => text.replace(/(\d{3})(?=\d)/g, "$1 ")),
  spoilt("IBAN with spaces", at("/payment/creditTransfers/0/iban"), (text) => text.replace(/(.{4})(?=.)/g, "$1 ")),
  spoilt("IBAN with digits swapped", at("/payment/creditTransfers/0/iban"), swap),
  spoilt("type code with blanks", at("/invoiceTypeCode"), (text) => ` ${text} `),
  { ...spoilt("type code unknown", at("/invoiceTypeCode"), () => "999"), asks: ["BT-3"] },
  { ...spoilt("payment code unknown", at("/payment/meansCode"), () => "99"), asks: ["BT-81"] },
  spoilt("business process of another", at("/businessProcess"), () => "billing"),
];

/** A value goes from one field to another. */
function moved(kind: string, from: string, to: string): Fault {
  return {
    kind,
    make(bill) {
      const text = bill.text(from);
      if (text === undefined || bill.tree.at(to) !== undefined) return undefined;
      return [{ op: "add", path: to, value: text }, { op: "remove", path: from }];
    },
  };
}

/** The same code in all places where it is. */
function renamed(kind: string, name: string, other: (code: string) => string | undefined): Fault {
  return {
    kind,
    make(bill) {
      const lists = ["/lines", "/allowances", "/charges", "/vatBreakdown"];
      const paths = lists.flatMap((list) => bill.items(list)).map((it) => `${it}/${name}`).filter((it) => bill.has(it));
      const first = bill.text(paths[0] ?? "");
      const value = first === undefined ? undefined : other(first);
      if (value === undefined) return undefined;
      return paths.filter((it) => bill.text(it) === first).map((it) => bill.set(it, value));
    },
  };
}

/** The scheme of an address that has the right one: some say GLN of an e-mail address. */
function schemeOf(party: "seller" | "buyer"): Where {
  return (bill) => {
    const at = `/${party}/electronicAddress`;
    const isEmail = bill.text(`${at}/value`)?.includes("@") === true;
    return isEmail === (bill.text(`${at}/schemeId`) === "EM") ? `${at}/schemeId` : undefined;
  };
}

/** Town and postcode in one field. */
function townWithCode(party: "seller" | "buyer"): Fault {
  const at = `/${party}/address`;
  return {
    kind: `town with its postcode, ${party}`,
    make(bill) {
      const [code, city] = [bill.text(`${at}/postalCode`), bill.text(`${at}/city`)];
      if (code === undefined || city === undefined || !/^[0-9]{4,5}$/.test(code)) return undefined;
      return [bill.set(`${at}/city`, `${code} ${city}`), ...bill.drop(`${at}/postalCode`)];
    },
  };
}

/** What reports of invoices that people send tell beside slips of programs, a row each of what could have happened. */
const reported: readonly Fault[] = [
  moved("seller's VAT identifier in the field of the tax number", "/seller/vatId", "/seller/taxRegistrationId"),
  moved("account in the field of its name", "/payment/creditTransfers/0/iban", "/payment/creditTransfers/0/bic"),
  {
    kind: "charge forgotten as an entry",
    besides: /(?:reason|reasonCode|baseAmount|percentage) = /,
    make: (bill) => bill.items("/charges").length === 1 ? bill.drop("/charges") : undefined,
  },
  {
    kind: "allowance forgotten as an entry",
    besides: /(?:reason|reasonCode|baseAmount|percentage) = /,
    make: (bill) => bill.items("/allowances").length === 1 ? bill.drop("/allowances") : undefined,
  },
  renamed("category by the name of a program", "vatCategory", (it) => it === "S" ? "AA" : undefined),
  renamed(
    "unit by the name of a language",
    "unitCode",
    (it) => it === "HUR" ? "Std" : it === "KGM" ? "Kilo" : undefined,
  ),
  renamed("rate as a fraction, everywhere", "vatRate", (it) => {
    const rate = Decimal.parse(it);
    return rate === undefined || rate.isZero() ? undefined : short(rate.shift(-2));
  }),
  {
    kind: "period turned round",
    make(bill) {
      const [start, end] = ["startDate", "endDate"].map((it) => bill.text(`/invoicingPeriod/${it}`));
      if (start === undefined || end === undefined || start === end) return undefined;
      return [bill.set("/invoicingPeriod/startDate", end), bill.set("/invoicingPeriod/endDate", start)];
    },
  },
  {
    kind: "VAT point twice",
    make: (bill) =>
      bill.has("/taxPointDate") && !bill.has("/taxPointDateCode")
        ? [{ op: "add", path: "/taxPointDateCode", value: "35" }]
        : undefined,
  },
  {
    kind: "price below zero in place of the quantity",
    make(bill) {
      const line = bill.items("/lines").find((it) => bill.text(`${it}/quantity`)?.startsWith("-") === true);
      if (line === undefined) return undefined;
      const turned = (name: string) => bill.set(`${line}/${name}`, short(bill.number(`${line}/${name}`).times(minus)));
      return [turned("quantity"), turned("unitPrice")];
    },
  },
  spoilt(
    "blank inside of a VAT identifier",
    at("/seller/vatId"),
    (it) => /\s/.test(it) ? undefined : `${it.slice(0, 1)} ${it.slice(1)}`,
  ),
  spoilt(
    "blanks in the reference of an address",
    at("/buyer/electronicAddress/schemeId"),
    (it) => `${it.slice(0, 1)} ${it.slice(1)}`,
  ),
  {
    kind: "rounding subtracted and not stated",
    make: (bill) => bill.total("roundingAmount").isZero() ? undefined : bill.drop("/totals/roundingAmount"),
  },
  moved("buyer reference in the field of the order", "/buyerReference", "/orderReference"),
  moved("buyer's VAT identifier in the field of the register", "/buyer/vatId", "/buyer/legalRegistrationId"),
  moved(
    "account in the field of its holder",
    "/payment/creditTransfers/0/iban",
    "/payment/creditTransfers/0/accountName",
  ),
  townWithCode("seller"),
  townWithCode("buyer"),
  {
    ...onLine("line allowance forgotten as an entry", (bill, line) => {
      const at = `${line}/allowances`;
      return bill.items(at).length === 1 && !bill.has(`${line}/charges`) ? bill.drop(at) : undefined;
    }),
    besides: /(?:reason|reasonCode|baseAmount|percentage) = /,
  },
  {
    kind: "share in place of the amount of an allowance",
    make(bill) {
      const item = bill.items("/allowances").find((it) => bill.has(`${it}/percentage`));
      return item === undefined ? undefined : [bill.cents(`${item}/amount`, bill.number(`${item}/percentage`))];
    },
  },
  missing("credit note without its invoice", ["BT-25", "BG-3"], "/precedingInvoices"),
  unsaid("address without its scheme, seller", schemeOf("seller")),
  unsaid("address without its scheme, buyer", schemeOf("buyer")),
  {
    kind: "means of payment of another way",
    make: (bill) =>
      bill.has("/payment/creditTransfers") && bill.text("/payment/meansCode") === "58"
        ? [bill.set("/payment/meansCode", "59")]
        : undefined,
  },
  {
    kind: "a mandate beside a credit transfer",
    make: (bill) =>
      bill.has("/payment/creditTransfers") && !bill.has("/payment/directDebit")
        ? [{ op: "add", path: "/payment/directDebit", value: { mandateId: "M-17" } }]
        : undefined,
  },
  spoilt(
    "IBAN in groups, with line breaks",
    at("/payment/creditTransfers/0/iban"),
    (it) => it.replace(/(.{4})/g, "$1\n"),
  ),
  spoilt("VAT id of the buyer with blanks", at("/buyer/vatId"), (it) => it.replace(/^(..)(...)/, "$1 $2 ")),
  spoilt("currency by its name", at("/currency"), (it) => it === "EUR" ? "Euro" : undefined),
  spoilt("country by its name", at("/seller/address/countryCode"), (it) => it === "DE" ? "Deutschland" : undefined),
  spoilt("country by three letters", at("/buyer/address/countryCode"), (it) => it === "DE" ? "DEU" : undefined),
  spoilt("specification with blanks", at("/specificationIdentifier"), (it) => ` ${it}\n`),
];

const gaps: readonly Fault[] = [
  missing("no number", "BT-1", "/invoiceNumber"),
  missing("no issue date", "BT-2", "/issueDate"),
  missing("no type code", "BT-3", "/invoiceTypeCode"),
  missing("no currency", "BT-5", "/currency"),
  missing("no buyer reference", "BT-10", "/buyerReference"),
  missing("no specification", "BT-24", "/specificationIdentifier"),
  missing("no name of the seller", "BT-27", "/seller/legalName", "/seller/name"),
  missing("no telephone", "BT-42", "/seller/contact/phone"),
  missing("no e-mail address", "BT-43", "/seller/contact/email"),
  missing("no country of the buyer", "BT-55", "/buyer/address/countryCode"),
  missing("no city of the seller", "BT-37", "/seller/address/city"),
  missing("no IBAN", "BT-84", "/payment/creditTransfers"),
  missing("no reason of exemption", "BT-120", "/vatBreakdown/0/exemptionReason", "/vatBreakdown/0/exemptionReasonCode"),
  missing("line without a number", "BT-126", "/lines/0/id"),
  missing("line without a name", "BT-153", "/lines/0/description"),
  missing("line without a price", "BT-146", "/lines/0/unitPrice"),
  missing("line without a quantity", "BT-129", "/lines/0/quantity"),
  missing("line without a unit", "BT-130", "/lines/0/unitCode"),
  missing("line without a category", "BT-151", "/lines/0/vatCategory", "/lines/0/vatRate"),
];

/** What a whole document gets wrong, or a part of it that others are worked out from. */
export const wholes: readonly Fault[] = [
  onLine("line allowance not subtracted", (bill, line) => {
    const amount = bill.number(`${line}/allowances/0/amount`);
    return amount.isZero()
      ? undefined
      : [bill.cents(`${line}/netAmount`, bill.number(`${line}/netAmount`).plus(amount))];
  }),
  onLine("line charge subtracted", (bill, line) => {
    const amount = bill.number(`${line}/charges/0/amount`).times(Decimal.of(2));
    return amount.isZero()
      ? undefined
      : [bill.cents(`${line}/netAmount`, bill.number(`${line}/netAmount`).minus(amount))];
  }),
  onLine("line amount rounded to whole units", (bill, line) => {
    return [bill.set(`${line}/netAmount`, bill.number(`${line}/netAmount`).roundHalfAway(0))];
  }),
  onLine("line amount for quantity one", (bill, line) => {
    return bill.number(`${line}/quantity`).equals(one) || bill.has(`${line}/baseQuantity`)
      ? undefined
      : [bill.cents(`${line}/netAmount`, bill.number(`${line}/unitPrice`))];
  }),
  onLine("price and quantity swapped", (bill, line) => {
    const [price, quantity] = [bill.text(`${line}/unitPrice`), bill.text(`${line}/quantity`)];
    return price === undefined || quantity === undefined
      ? undefined
      : [bill.set(`${line}/unitPrice`, quantity), bill.set(`${line}/quantity`, price)];
  }),
  {
    kind: "VAT breakdown missing, tax and totals right",
    make: (bill) => {
      const part = bill.items("/vatBreakdown").at(-1);
      return part === undefined || bill.items("/vatBreakdown").length < 2 ? undefined : bill.drop(part);
    },
  },
  {
    kind: "VAT breakdown missing, totals without it",
    make: (bill) => {
      const part = bill.items("/vatBreakdown").at(-1);
      if (part === undefined || bill.items("/vatBreakdown").length < 2) return undefined;
      return [
        ...bill.totalsBy(bill.number(`${part}/taxableAmount`).negate(), bill.number(`${part}/taxAmount`).negate()),
        ...bill.drop(part),
      ];
    },
  },
  {
    kind: "VAT cut off in place of rounded",
    make: (bill) => {
      const part = bill.one("/vatBreakdown");
      if (part === undefined || bill.rateOf(part).isZero()) return undefined;
      const cent = Decimal.of(-1).shift(-2);
      return [bill.cents(`${part}/taxAmount`, bill.number(`${part}/taxAmount`).plus(cent))];
    },
  },
  {
    kind: "VAT of the whole at one rate",
    make: (bill) => {
      const [first, second] = bill.items("/vatBreakdown");
      if (first === undefined || second === undefined || bill.rateOf(first).isZero()) return undefined;
      const base = bill.number(`${first}/taxableAmount`).plus(bill.number(`${second}/taxableAmount`));
      const tax = base.times(bill.rateOf(first)).shift(-2);
      return [
        bill.cents(`${first}/taxableAmount`, base),
        bill.cents(`${first}/taxAmount`, tax),
        ...bill.drop(second),
      ];
    },
  },
  {
    kind: "all totals with the other sign",
    make: (bill) => {
      const names = ["lineExtensionAmount", "taxExclusiveAmount", "taxAmount", "taxInclusiveAmount", "payableAmount"];
      return names.filter((it) => !bill.total(it).isZero())
        .map((it) => bill.cents(`/totals/${it}`, bill.total(it).negate()));
    },
  },
  {
    kind: "amount due nothing, though not prepaid",
    make: (bill) => bill.total("payableAmount").isZero() ? undefined : [bill.set("/totals/payableAmount", "0.00")],
  },
  {
    kind: "prepayment counted twice",
    make: (bill) =>
      bill.total("prepaidAmount").isZero()
        ? undefined
        : [bill.cents("/totals/payableAmount", bill.total("payableAmount").minus(bill.total("prepaidAmount")))],
  },
  {
    kind: "allowance as a charge",
    make: (bill) => {
      const item = bill.one("/allowances");
      if (item === undefined || bill.has("/charges")) return undefined;
      const value = bill.tree.object(item);
      return value === undefined ? undefined : [{ op: "move", from: item, path: "/charges/-" }];
    },
  },
  {
    kind: "category of an allowance",
    make: (bill) => {
      const item = bill.one("/allowances");
      return item === undefined || bill.text(`${item}/vatCategory`) !== "S"
        ? undefined
        : [bill.set(`${item}/vatCategory`, "Z"), bill.set(`${item}/vatRate`, "0")];
    },
  },
  {
    kind: "category of lines and breakdown, no reason",
    make: (bill) => {
      const part = bill.one("/vatBreakdown");
      if (part === undefined || bill.text(`${part}/vatCategory`) !== "S") return undefined;
      const lines = bill.items("/lines").filter((it) => bill.partOf(it) === part);
      return [part, ...lines].map((it) => bill.set(`${it}/vatCategory`, "E"));
    },
  },
  missing("no VAT id of the seller", ["BT-31", "BT-32", "BT-29", "BT-30", "BT-63"], "/seller/vatId"),
  missing("no VAT id of the buyer", ["BT-48"], "/buyer/vatId"),
  missing("no means of payment", ["BT-81"], "/payment/meansCode"),
  missing("no address of the buyer", ["BG-8", "BT-55"], "/buyer/address"),
  missing("no electronic address of the buyer", ["BT-49"], "/buyer/electronicAddress", "/buyer/endpointId"),
  spoilt(
    "quantity: decimal comma",
    inLine("quantity"),
    (text) => /^\d+\.\d+$/.test(text) ? text.replace(".", ",") : undefined,
  ),
  spoilt(
    "total: exponent",
    inTotals,
    (text) => /^\d{3}\.\d+$/.test(text) ? `${text.replace(/^(\d)(\d\d)\./, "$1.$2")}e2` : undefined,
  ),
  spoilt("total: plus sign", inTotals, (text) => `+${text}`),
  spoilt(
    "total: blanks inside",
    inTotals,
    (text) => /^\d{4,}/.test(text) ? `${text.slice(0, 1)} ${text.slice(1)}` : undefined,
  ),
  spoilt(
    "rate as a fraction",
    inPart("vatRate"),
    (text) => Decimal.parse(text)?.isZero() ? undefined : short((Decimal.parse(text) ?? one).shift(-2)),
  ),
  spoilt("rate with a sign of per cent", inPart("vatRate"), (text) => `${text}%`),
  spoilt(
    "amount due: a unit less",
    at("/totals/payableAmount"),
    (text) => short((Decimal.parse(text) ?? one).minus(one)),
  ),
  spoilt(
    "amount due: a cent less",
    at("/totals/payableAmount"),
    (text) => (Decimal.parse(text) ?? one).minus(one.shift(-2)).toString(),
  ),
  spoilt(
    "amount due: another bill's",
    at("/totals/payableAmount"),
    (_, { random }) => `${random.below(90000) + 100}.${random.below(90) + 10}`,
  ),
];

export const faults: readonly Fault[] = [...amounts, ...structures, ...forms, ...gaps, ...reported, ...ofWriting];
