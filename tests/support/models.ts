/**
 * Random invoices that are valid by a profile, in JSON: every business term occurs in some of them, and every value is one
 * that an invoice may have. What is computed (totals, VAT breakdown, net amounts) is left out, or states no amounts.
 */
import fc from "fast-check";
import type { Invoice } from "../../engine/mod.ts";
import { Decimal } from "../../engine/model/decimal.ts";
import { codeLists, type Syntax } from "../../engine/model/codes/index.ts";
import { identifierOf } from "../../engine/model/specifications.ts";
import { writesOf } from "../../engine/judge/identifiers.ts";
import { type Profile, profiles } from "../../engine/scenarios/table.ts";

/** What the maker of an invoice asks chance for; fast-check decides, so that what fails is made smaller. */
export interface Choices {
  maybe(): boolean;
  below(bound: number): number;
  of<T>(list: readonly T[]): T;
  words(): string;
}

export function choicesOf(g: fc.GeneratorValue): Choices {
  return {
    maybe: () => g(fc.boolean),
    below: (bound) => g(fc.nat, bound - 1),
    of: (list) => list[g(fc.nat, list.length - 1)] ?? never(),
    words: () => g(words),
  };
}

function never(): never {
  throw new RangeError("Cannot choose from an empty list");
}

const awkward = [
  "Gerüstbau & Söhne <Ost>",
  `say "hello" 'there' ]]>`,
  "บริษัท ตัวอย่าง จำกัด",
  "😀 👩‍👩‍👧 𝔘nicode",
  "two\nlines",
  "a\r\nb\rc",
  "tab\tand  spaces",
  "&amp; &#13; <!-- -->",
  "no-break\u00a0space and \u200f mark",
];

/** Text without white space around it, which reading takes away, and without what XML cannot hold. */
function words(): fc.Arbitrary<string> {
  const any = fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }).map((text) => {
    return text.replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]|[\ufffe\uffff]|#/gu, "")
      .replace(/^[\t\n\r ]+|[\t\n\r ]+$/g, "") || "x";
  });
  return fc.oneof(fc.constantFrom(...awkward), any);
}

type Json = Record<string, unknown>;

const countries = ["FR", "AT", "BE", "ES", "PL", "FI", "CZ"];
const vatIds = ["ATU13585627", "FR40303265045", "PL8567346215", "BE0403170701"];
const ibans = ["DE02120300000000202051", "AT611904300234573201", "BE68539007547034"];
/** Identifiers with schemes: those that Peppol computes check digits for have right ones. */
const schemed: readonly (readonly [schemeId: string, value: string])[] = [
  ["0088", "7300010000001"],
  ["0060", "123456789"],
  ["0009", "73282932000074"],
  ["0199", "5493001KJTIIGC8Y1R12"],
];
const endpoints: readonly (readonly [schemeId: string, value: string])[] = [
  ["0088", "7300010000001"],
  ["9915", "ATU13585627"],
  ["0204", "04011000-12345-03"],
];
const reasonCodes: Readonly<Record<string, string>> = {
  E: "VATEX-EU-132",
  AE: "VATEX-EU-AE",
  K: "VATEX-EU-IC",
  G: "VATEX-EU-G",
  O: "VATEX-EU-O",
};
/** VAT categories with the rates that they can have. */
const rates: Readonly<Record<string, readonly string[]>> = {
  S: ["19", "7.00", "20", "5.5"],
  Z: ["0"],
  E: ["0"],
  AE: ["0"],
  K: ["0"],
  G: ["0.00"],
  L: ["7"],
  M: ["4"],
};

const typeCodes: Readonly<Partial<Record<Profile, readonly string[]>>> = {
  "xrechnung-ubl": ["380", "326", "384", "389", "381", "875", "876", "877"],
  "xrechnung-cii": ["380", "326", "384", "389", "381", "875", "876", "877"],
  "peppol-bis-3": ["380", "383", "386", "393", "80", "381", "396", "532"],
};

/** A random invoice that a profile lets pass in strict mode. */
export function modelFor(profile: Profile, choices: Choices): Invoice {
  return new Maker(profile, choices).invoice();
}

class Maker {
  readonly #side: "ubl" | "cii";
  readonly #german: boolean;
  readonly #peppol: boolean;
  readonly #typeCode: string;
  readonly #syntax: Syntax;
  readonly #outside: boolean;
  readonly #currency: string;
  /** The VAT of the invoice: categories and rates that its lines, allowances and charges can have. */
  readonly #vat: readonly (readonly [category: string, rate: string | undefined])[];

  constructor(readonly profile: Profile, readonly c: Choices) {
    this.#side = profiles[profile].writes;
    this.#german = profile.startsWith("xrechnung");
    this.#peppol = profile === "peppol-bis-3";
    const credit = [...codeLists.documentType.codes("ubl-credit-note")];
    const all = this.#side === "cii"
      ? [...codeLists.documentType.codes("cii")]
      : [...codeLists.documentType.codes("ubl-invoice"), ...credit];
    this.#typeCode = c.of(typeCodes[profile] ?? all);
    const isCredit = credit.includes(this.#typeCode);
    this.#syntax = this.#side === "cii" ? "cii" : isCredit ? "ubl-credit-note" : "ubl-invoice";
    this.#outside = c.below(8) === 0;
    this.#currency = c.of(["EUR", "EUR", "CHF", "HUF"]);
    const categories = this.#outside ? ["O"] : [...new Set([c.of(Object.keys(rates)), c.of(Object.keys(rates)), "S"])];
    this.#vat = categories.slice(c.below(categories.length)).map((category) => {
      const own = rates[category];
      return [category, own === undefined ? undefined : c.of(own)] as const;
    });
  }

  invoice(): Invoice {
    const { c } = this;
    const period = c.maybe() ? this.#period("2026-10-01", "2026-10-31") : undefined;
    const lines = Array.from({ length: 1 + c.below(3) }, (_, index) => this.#line(index, period));
    const allowances = this.#list(2, () => this.#allowance("allowanceReason", true));
    const charges = this.#list(2, () => this.#allowance("chargeReason", true));
    const payment = this.#payment();
    const point = c.below(3);
    const registered = !this.#outside;
    const k = this.#vat.some(([category]) => category === "K");
    return this.#clean({
      profile: this.profile,
      invoiceNumber: c.words(),
      issueDate: c.of(["2026-11-03", "2026-11-30", "2024-02-29"]),
      invoiceTypeCode: this.#typeCode,
      currency: this.#currency,
      ...this.#taxCurrency(),
      taxPointDate: point === 1 ? "2026-10-31" : undefined,
      // Named as in UBL, which is how it is read back from CII, too.
      taxPointDateCode: point === 2 ? c.of([...codeLists.taxPoint.codes("ubl-invoice")]) : undefined,
      // In a UBL credit note the due date stands with the means of payment.
      dueDate: payment === undefined && this.#syntax === "ubl-credit-note" ? undefined : this.#some("2026-12-24"),
      ...this.#references(),
      paymentTerms: c.maybe() ? this.#terms() : undefined,
      notes: this.#list(this.#peppol ? 1 : 2, () => ({
        text: c.words(),
        subjectCode: this.#some(c.of([...codeLists.noteSubject.codes(this.#syntax)].filter((it) => /^A..$/.test(it)))),
      })),
      businessProcess: this.#german || this.#peppol ? undefined : this.#some(c.words()),
      specificationIdentifier: this.#some(identifierOf(writesOf(this.profile).specification)),
      precedingInvoices: this.#preceding(),
      seller: this.#seller(registered),
      buyer: this.#buyer(registered),
      payee: c.maybe()
        ? {
          // Somebody else than the seller (BR-17).
          name: `Payee ${c.words()}`,
          identifiers: this.#list(1, () => c.maybe() ? { schemeId: "0060", value: "987654321" } : `P-${this.#code()}`),
          legalRegistrationId: this.#some(`HRB ${c.below(1_000)}`),
        }
        : undefined,
      taxRepresentative: registered && c.maybe()
        ? { name: c.words(), vatId: c.of(vatIds), address: this.#address(false) }
        : undefined,
      delivery: k || c.maybe() ? this.#delivery(k) : undefined,
      invoicingPeriod: period,
      payment,
      allowances,
      charges,
      supportingDocuments: this.#list(2, (index) => this.#document(index)),
      lines,
      ...this.#breakdown([...lines, ...allowances ?? [], ...charges ?? []]),
    });
  }

  #some<T>(value: T): T | undefined {
    return this.c.maybe() ? value : undefined;
  }

  #list<T>(most: number, make: (index: number) => T): T[] | undefined {
    const length = this.c.below(most + 1);
    return length === 0 ? undefined : Array.from({ length }, (_, index) => make(index));
  }

  /** Without undefined values, and without groups that have nothing else. */
  #clean(value: Json): Invoice {
    const clean = (it: unknown): unknown => {
      if (Array.isArray(it)) return it.map(clean);
      if (typeof it !== "object" || it === null) return it;
      const entries = Object.entries(it).map(([key, below]) => [key, clean(below)] as const).filter(([, below]) => {
        return below !== undefined && !(typeof below === "object" && below !== null && Object.keys(below).length === 0);
      });
      return Object.fromEntries(entries);
    };
    return clean(value) as Invoice;
  }

  #terms(): string {
    const text = this.c.words().replace(/#/g, "");
    return this.#german && this.c.maybe() ? `#SKONTO#TAGE=14#PROZENT=2.25#\n` : text;
  }

  #identifier(): unknown {
    const [schemeId, value] = this.c.of(schemed);
    return this.c.maybe() ? { schemeId, value } : this.#code();
  }

  /** An identifier without a scheme, whose white space is normalized when it is read. */
  #code(): string {
    return `${this.c.of(["A", "ID-", "é&<", "X Y "])}${this.c.below(10_000)}`;
  }

  #references(): Json {
    const text = () => this.#some(this.c.words());
    const objects = [...codeLists.reference.codes(this.#syntax)];
    const object = this.c.maybe() ? { schemeId: this.c.of(objects), value: this.#code() } : this.#code();
    return {
      buyerReference: this.#german || this.#peppol ? this.c.words() : text(),
      projectReference: text(),
      contractReference: text(),
      orderReference: text(),
      salesOrderReference: text(),
      receivingAdviceReference: text(),
      despatchAdviceReference: text(),
      tenderReference: text(),
      invoicedObject: this.#some(object),
      buyerAccountingReference: text(),
    };
  }

  #preceding(): unknown {
    const one = () => ({ invoiceNumber: this.c.words(), issueDate: this.#some("2026-09-30") });
    // CII's schema has room for one.
    return this.#typeCode === "384" ? [one()] : this.#list(this.#side === "cii" ? 1 : 2, one);
  }

  #address(full: boolean): Json {
    const text = (needed = false) => needed ? this.c.words() : this.#some(this.c.words());
    return {
      line1: text(),
      line2: text(),
      line3: text(),
      city: text(full),
      postalCode: text(full),
      countrySubdivision: text(),
      countryCode: this.c.of(countries),
    };
  }

  #party(): Json {
    const { c } = this;
    const [schemeId, value] = c.of(endpoints);
    return {
      name: c.words(),
      legalName: this.#some(c.words()),
      legalRegistrationId: this.#some(this.#identifier()),
      electronicAddress: this.#german || this.#peppol || c.maybe() ? { schemeId, value } : undefined,
      address: this.#address(true),
    };
  }

  #seller(registered: boolean): Json {
    const { c } = this;
    const contact = this.#german ? this.#contact(true) : this.#contact(false);
    return {
      ...this.#party(),
      identifiers: registered ? this.#list(2, () => this.#identifier()) : [this.#identifier()],
      vatId: registered ? c.of(vatIds) : undefined,
      taxRegistrationId: registered ? this.#some(this.#code()) : undefined,
      additionalLegalInfo: this.#some(c.words()),
      contact,
    };
  }

  #buyer(registered: boolean): Json {
    return {
      ...this.#party(),
      identifiers: this.#list(1, () => this.#identifier()),
      vatId: registered ? this.c.of(vatIds) : undefined,
      contact: this.#contact(false),
    };
  }

  #contact(full: boolean): Json | undefined {
    if (!full && this.c.maybe()) return undefined;
    return {
      name: full ? this.c.words() : this.#some(this.c.words()),
      phone: full ? "+49 30 5550177" : this.#some("+49 30 5550177"),
      email: full ? "a.b@example.org" : this.#some("a.b@example.org"),
    };
  }

  #delivery(full: boolean): Json {
    const [schemeId, value] = this.c.of(schemed);
    return {
      partyName: this.#some(this.c.words()),
      locationId: this.#some(this.c.maybe() ? { schemeId, value } : this.#code()),
      date: full ? "2026-10-30" : this.#some("2026-10-30"),
      address: full || this.c.maybe() ? this.#address(true) : undefined,
    };
  }

  #period(from: string, to: string): Json {
    const which = this.c.below(3);
    return { startDate: which === 1 ? undefined : from, endDate: which === 2 ? undefined : to };
  }

  #payment(): Json | undefined {
    const { c } = this;
    const kind = c.below(this.#german ? 3 : 5);
    if (kind === 4) return undefined;
    const meansCode = [["30", "58"], ["48", "54"], ["59"], ["10", "97"]].map((codes) => c.of(codes))[kind];
    const account = (index: number) => ({
      iban: meansCode === "30" && index === 1 ? `4711-${c.below(100)}` : c.of(ibans),
      accountName: this.#some(c.words()),
      bic: this.#some("BYLADEM1001"),
    });
    const transfers = kind === 0 ? [account(0), ...(c.maybe() ? [account(1)] : [])] : undefined;
    return {
      meansCode,
      meansName: this.#some(c.words()),
      remittanceInformation: this.#some(c.words()),
      creditTransfers: transfers,
      card: kind === 1 ? { number: "411111", holderName: this.#some(c.words()) } : undefined,
      directDebit: kind === 2
        ? { mandateId: c.words(), creditorId: "DE98ZZZ09999999999", debitedIban: c.of(ibans) }
        : undefined,
    };
  }

  #cents(most: number): string {
    return Decimal.of(1 + this.c.below(most)).shift(-2).pad(2).toString();
  }

  #allowance(codes: "allowanceReason" | "chargeReason", ofDocument: boolean): Json {
    const { c } = this;
    const code = c.of([...codeLists[codes].codes(this.#syntax)]);
    const kind = c.below(3);
    const [vatCategory, vatRate] = c.of(this.#vat);
    const base = this.#cents(2_000);
    const percentage = c.of(["2", "2.5", "1.00"]);
    const share = (Decimal.parse(base) ?? never()).times(Decimal.parse(percentage) ?? never()).shift(-2).round(2).pad(
      2,
    );
    const relative = c.maybe();
    return {
      amount: relative ? share.toString() : this.#cents(50),
      baseAmount: relative ? base : undefined,
      percentage: relative ? percentage : undefined,
      reason: kind === 0 ? undefined : c.words(),
      reasonCode: kind === 1 ? undefined : code,
      ...(ofDocument ? { vatCategory, vatRate } : {}),
    };
  }

  #document(index: number): Json {
    const { c } = this;
    // The official validator of CII warns of a second description and of a second attachment (CII-SR-475, CII-SR-476).
    const other = index > 0 && this.#side === "cii";
    const attached = !other && c.maybe();
    return {
      id: c.words(),
      description: other ? undefined : this.#some(c.words()),
      url: this.#some("https://example.org/a?b=1&c=2"),
      content: attached ? "SGVsbG8gd29ybGQh" : undefined,
      mimeCode: attached ? c.of([...codeLists.mime.codes(this.#syntax)]) : undefined,
      filename: attached ? `${c.words()}-${index}` : undefined,
    };
  }

  #line(index: number, period: Json | undefined): Json {
    const { c } = this;
    const [vatCategory, vatRate] = c.of(this.#vat);
    const unitCode = c.of([...codeLists.unit.codes(this.#syntax)]);
    const based = c.maybe();
    const objects = [...codeLists.reference.codes(this.#syntax)];
    const object = c.maybe() ? { schemeId: c.of(objects), value: this.#code() } : this.#code();
    const [start = "2026-10-05", end = "2026-10-06"] = period === undefined ? ["2020-01-01", "2020-12-31"] : [];
    const [schemeId, value] = c.of(schemed);
    return {
      id: `${index + 1}`,
      note: this.#some(c.words()),
      objectIdentifier: this.#some(object),
      quantity: c.of(["1", "12", "7.5", "100.125"]),
      unitCode,
      orderLineReference: this.#some(c.words()),
      buyerAccountingReference: this.#some(c.words()),
      period: this.#some(this.#period(start, end)),
      allowances: this.#list(2, () => this.#allowance("allowanceReason", false)),
      charges: this.#list(2, () => this.#allowance("chargeReason", false)),
      ...this.#price(),
      baseQuantity: based ? c.of(["1", "1.0"]) : undefined,
      baseQuantityUnitCode: based ? this.#some(unitCode) : undefined,
      vatCategory,
      vatRate,
      description: c.words(),
      longDescription: this.#some(c.words()),
      sellerItemId: this.#some(c.words()),
      buyerItemId: this.#some(c.words()),
      standardItemId: this.#some({ schemeId, value }),
      classifications: this.#list(2, () => ({
        value: this.#code(),
        listId: c.of([...codeLists.itemClassification.codes(this.#syntax)]),
        listVersion: this.#some(c.words()),
      })),
      originCountryCode: this.#some(c.of(countries)),
      attributes: this.#list(2, () => ({ name: c.words(), value: c.words() })),
    };
  }

  #price(): Json {
    const price = Decimal.of(10_000 + this.c.below(1_000_000)).shift(-this.c.of([2, 3, 4])).plus(Decimal.of(10));
    const discount = Decimal.of(1 + this.c.below(500)).shift(-2);
    const kind = this.c.below(3);
    return {
      unitPrice: price.toString(),
      priceDiscount: kind === 2 ? discount.toString() : undefined,
      grossPrice: kind === 0 ? undefined : (kind === 1 ? price : price.plus(discount)).toString(),
    };
  }

  #taxCurrency(): Json {
    const accounted = this.#vat.every(([category]) => category === "S") && this.c.maybe();
    return {
      taxCurrency: accounted ? "DKK" : undefined,
      totals: {
        taxAmountInTaxCurrency: accounted ? "12.34" : undefined,
        prepaidAmount: this.#some(this.#cents(100)),
        roundingAmount: this.#some("0.01"),
      },
    };
  }

  /** The exemption reasons, in the short form or in a breakdown that leaves the amounts to be worked out. */
  #breakdown(items: readonly Json[]): Json {
    const used = this.#vat.filter(([category]) => items.some((it) => it.vatCategory === category));
    if (this.c.maybe()) {
      const reasons = used.filter(([category]) => category === "E").map(([it]) => [it, this.c.words()] as const);
      return { vatExemptionReasons: reasons.length === 0 ? undefined : Object.fromEntries(reasons) };
    }
    return {
      vatBreakdown: used.map(([vatCategory, vatRate]) => {
        const code = reasonCodes[vatCategory];
        const which = this.c.below(3);
        return {
          vatCategory,
          vatRate: vatRate ?? "0",
          exemptionReason: code === undefined || which === 0 ? undefined : this.c.words(),
          exemptionReasonCode: which === 1 ? undefined : code,
        };
      }),
    };
  }
}
