/**
 * The lengths, numbers and code lists of the national sets, as they are published: what the rows are tested by, and so not taken
 * from them. A list is given by its codes, or as a list of EN 16931 with additions and omissions.
 */
import { type CodeListId, codeLists } from "../../engine/model/codes/index.ts";
import type { Place, Row } from "../../engine/rules/paths/row.ts";

interface Listed {
  readonly of?: CodeListId;
  readonly more?: string;
  readonly less?: string;
  /** Of a long list some codes, so that nothing is said of those that it has not. */
  readonly among?: string;
}

/** Ids with spaces between them, by the number that they have in common; lists by the id, or by it and the place. */
interface Values {
  readonly longest?: Readonly<Record<number, string>>;
  readonly decimals?: Readonly<Record<number, string>>;
  readonly most?: Readonly<Record<number, string>>;
  readonly lists?: Readonly<Record<string, string | Listed>>;
}

const currencies1_3_8 = {
  of: "currency",
  more: "ANG BGN CUC HRK MRO SLL VEF ZWL",
  less: "CNH MRU SLE UYW VED VES XCG ZWG",
} as const;

/** Schemes of numbers that came between two, both of them included. */
function schemes(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, step) => `${first + step}`.padStart(4, "0")).join(" ");
}

/** A list of identification schemes, wherever it is asked for. */
function identifiersBut(less: string): Readonly<Record<string, Listed>> {
  return Object.fromEntries(["BR-CL-10", "BR-CL-11", "BR-CL-21", "BR-CL-26"].map((id) => [id, { of: "icd", less }]));
}

const vatex1_3_8 = {
  of: "vatex",
  less: "VATEX-EU-135-1 VATEX-EU-144 VATEX-EU-146-1E VATEX-EU-153 VATEX-EU-159 VATEX-FR-298SEXDECIESA " +
    "VATEX-FR-AE VATEX-FR-CGI261-1 VATEX-FR-CGI261-2 VATEX-FR-CGI261-3 VATEX-FR-CGI261-4 VATEX-FR-CGI261-5 " +
    "VATEX-FR-CGI261-7 VATEX-FR-CGI261-8 VATEX-FR-CGI261A VATEX-FR-CGI261B VATEX-FR-CGI261C-1 VATEX-FR-CGI261C-2 " +
    "VATEX-FR-CGI261C-3 VATEX-FR-CGI261D-1 VATEX-FR-CGI261D-1BIS VATEX-FR-CGI261D-2 VATEX-FR-CGI261D-3 " +
    "VATEX-FR-CGI261D-4 VATEX-FR-CGI261E-1 VATEX-FR-CGI261E-2 VATEX-FR-CGI275 VATEX-FR-CGI277A VATEX-FR-CGI295 " +
    "VATEX-FR-CNWVAT VATEX-FR-FRANCHISE",
} as const;

/** Of UNTDID 6313 and of the names of GS1. */
const characteristics = {
  among: "A AAA ABC ABD ACX ADR AER AES AFS AFT BNS BNT BRT BRU DL DN RY SQ ZGE ZH ZZZ BEST_BEFORE_DATE FEE " +
    "KIND_OF_ARTICLE PACKAGING_TYPE PROMOTIONAL_VARIANT WEEE_NUMBER",
} as const;

const serbian = "S AE Z E O R OE SS N";

const french: Values = {
  longest: {
    35: "BR-FR-01_BT-1 BR-FR-01_BT-25 BR-FR-01_EXT-FR-FE-136",
    100: "BR-FR-26_BT-29 BR-FR-26_BT-46",
    125: "BR-FR-25_BT-34 BR-FR-25_BT-49 BR-FR-25_EXT-FR-FE-29 BR-FR-25_EXT-FR-FE-12 BR-FR-25_EXT-FR-FE-52 " +
      "BR-FR-25_EXT-FR-FE-75 BR-FR-25_EXT-FR-FE-98 BR-FR-25_EXT-FR-FE-121",
  },
  most: { 1: "BR-FR-18_BT-123" },
};

const extended = {
  "BR-FREXT-CL-20-TAX": "AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK AAL AAM AAO AAP ADD BOL CAP CAR COC CST CUD CVD " +
    "ENV EXC EXP FET FRE GCN GST ILL IMP IND LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC " +
    "TOT TOX TTA VAD",
  "BR-FREXT-CL-20-LISTID": "7161 5153",
  "BR-FREXT-CL-24":
    "application/pdf image/png image/jpeg text/csv application/vnd.openxmlformats-officedocument.spreadsheetml.sheet " +
    "application/vnd.oasis.opendocument.spreadsheet application/xml text/xml",
  "BR-FREXT-CL-27": "1 2 CFR CIF CIP CPT DAP DDP DPU EXW FAS FCA FOB",
} as const;

export const nationalValues: Readonly<Record<string, Values>> = {
  "EN 16931 1.3.8": {
    longest: { 10: "BR-51" },
    most: { 1: "BR-66 BR-67" },
    lists: {
      "BR-CL-01 cbc:InvoiceTypeCode": { of: "documentType", less: "471 472 473 500 501 502 503" },
      "BR-CL-01 cbc:CreditNoteTypeCode": "81 83 261 262 296 308 381 396 420 458 532",
      "BR-CL-03": currencies1_3_8,
      "BR-CL-04": currencies1_3_8,
      "BR-CL-05": currencies1_3_8,
      "BR-CL-07": { of: "reference", less: "AXU" },
      ...identifiersBut(schemes(217, 248)),
      "BR-CL-13": { of: "itemClassification", less: "EMD GMN PPI" },
      "BR-CL-16": { of: "paymentMeans", less: "98" },
      "BR-CL-20": { of: "chargeReason", less: "PRV" },
      "BR-CL-22": vatex1_3_8,
      "BR-CL-25": {
        of: "eas",
        more: "9901 9906 9907 9955",
        less: "0154 0158 0177 0217 0218 0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 0246 0248 9959",
      },
    },
  },
  "EN 16931 1.3.15, CII": {
    lists: {
      "BR-CL-03": { of: "currency", more: "ANG BGN", less: "XCG" },
      "BR-CL-04": { of: "currency", more: "ANG BGN", less: "XCG" },
      "BR-CL-05": { of: "currency", more: "ANG BGN", less: "XCG" },
      ...identifiersBut(schemes(244, 248)),
      "BR-CL-25": { of: "eas", less: "0242 0245 0246 0248" },
    },
  },
  "EN 16931 1.3.15, UBL": {
    lists: {
      "BR-CL-01 cbc:InvoiceTypeCode": { of: "documentType", more: "502 503" },
      "BR-CL-01 cbc:CreditNoteTypeCode": "81 83 261 262 296 308 381 396 420 458 532",
      "BR-CL-03": { of: "currency", more: "ANG BGN", less: "XCG" },
      "BR-CL-04": { of: "currency", more: "ANG BGN", less: "XCG" },
      "BR-CL-05": { of: "currency", more: "ANG BGN", less: "XCG" },
      ...identifiersBut(schemes(244, 248)),
      "BR-CL-25": { of: "eas", less: "0242 0245 0246 0248" },
    },
  },
  "EN 16931 and Peppol, as Belgium pins them": {
    most: {
      1: "BR-66 BR-67 UBL-SR-38 UBL-SR-27 PEPPOL-EN16931-R002 PEPPOL-EN16931-R080 PEPPOL-EN16931-R006",
    },
    lists: {
      "BR-CL-01 cbc:InvoiceTypeCode": {
        of: "documentType",
        less: "71 81 102 218 219 331 382 471 472 473 500 501 553 817 870 875 876 877",
      },
      "BR-CL-01 cbc:CreditNoteTypeCode": "81 83 261 262 296 308 381 396 420 458 532",
      "BR-CL-03": currencies1_3_8,
      "BR-CL-04": currencies1_3_8,
      "BR-CL-05": currencies1_3_8,
      "BR-CL-07": { of: "reference", less: "AXU" },
      ...identifiersBut(schemes(214, 248)),
      "BR-CL-13": { of: "itemClassification", less: "EMD GMN PPI" },
      "BR-CL-16": { of: "paymentMeans", less: "98" },
      "BR-CL-20": { of: "chargeReason", less: "PRV" },
      "BR-CL-25": {
        of: "eas",
        more: "9901 9902 9904 9905 9906 9907 9955",
        less:
          "0147 0154 0158 0170 0177 0188 0205 0215 0216 0217 0218 0219 0220 0221 0225 0230 0235 0240 0242 0244 0245 " +
          "0246 0248 9959",
      },
      "PEPPOL-EN16931-CL003": { of: "chargeReason", less: "PRV" },
      "PEPPOL-EN16931-CL007": currencies1_3_8,
      "PEPPOL-EN16931-CL008": {
        more:
          "0002 0007 0009 0037 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0190 0191 0192 0193 0195 0196 " +
          "0198 0199 0200 0201 0202 0204 0208 0209 0210 0211 0212 0213 9901 9906 9907 9910 9913 9914 9915 9918 9919 9920 " +
          "9922 9923 9924 9925 9926 9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 " +
          "9944 9945 9946 9947 9948 9949 9950 9951 9952 9953 9955 9957",
      },
    },
  },
  "Romania": {
    longest: {
      20: "BR-RO-L0201 BR-RO-L0202 BR-RO-L0203 BR-RO-L0204",
      50: "BR-RO-L0501 BR-RO-L0502 BR-RO-L0503 BR-RO-L0504 BR-RO-L0505",
      100: "BR-RO-L1001 BR-RO-L1002 BR-RO-L1003 BR-RO-L1004 BR-RO-L1005 BR-RO-L1006 BR-RO-L1007 BR-RO-L1008 " +
        "BR-RO-L1009 BR-RO-L1010 BR-RO-L1011 BR-RO-L1012 BR-RO-L1013 BR-RO-L1014 BR-RO-L1015 BR-RO-L1016 BR-RO-L1017 " +
        "BR-RO-L1018 BR-RO-L1019 BR-RO-L1020 BR-RO-L1021 BR-RO-L1022 BR-RO-L1023 BR-RO-L1024 BR-RO-L1025",
      140: "BR-RO-L140",
      150: "BR-RO-L151 BR-RO-L152 BR-RO-L153 BR-RO-L154",
      200: "BR-RO-L155 BR-RO-L156 BR-RO-L201 BR-RO-L202 BR-RO-L203 BR-RO-L204 BR-RO-L205 BR-RO-L206 BR-RO-L207 " +
        "BR-RO-L208 BR-RO-L209 BR-RO-L210 BR-RO-L211 BR-RO-L212 BR-RO-L0302 BR-RO-L0303 BR-RO-L0304 BR-RO-L0305 " +
        "BR-RO-L0306 BR-RO-L0307 BR-RO-L0308",
      300: "BR-RO-L301 BR-RO-L302 BR-RO-L303",
      1000: "BR-RO-L1000",
    },
    decimals: {
      2: "BR-DEC-RO-01 BR-DEC-RO-02 BR-DEC-RO-05 BR-DEC-RO-06 BR-DEC-RO-09 BR-DEC-RO-10 BR-DEC-RO-11 BR-DEC-RO-12 " +
        "BR-DEC-RO-14 BR-DEC-RO-16 BR-DEC-RO-17 BR-DEC-RO-18 BR-DEC-RO-1009 BR-DEC-RO-1010 BR-DEC-RO-24 BR-DEC-RO-25 " +
        "BR-DEC-RO-27 BR-DEC-RO-28",
    },
    most: { 20: "BR-RO-A020", 500: "BR-RO-A500" },
    lists: {
      "BR-RO-020_1": "380 384 389 751",
      "BR-RO-020_2": "381",
      "BR-RO-040": "3 35 432",
    },
  },
  "Croatia": {
    longest: { 200: "HR-BR-42", 1024: "HR-BR-43 HR-BR-46", 4096: "HR-BR-47" },
    lists: {
      "HR-BR-CL-1": "HR:PDV25 HR:PDV13 HR:PDV5 HR:Z HR:K HR:G HR:AE HR:E HR:POVNAK HR:PP HR:PPMV HR:O HR:N",
    },
  },
  "Serbia": {
    lists: {
      "RSR-03 cbc:InvoiceTypeCode": "380 383 386",
      "RSR-03 cbc:CreditNoteTypeCode": "381",
      "RSR-06": "3 35 432",
      "RSR-14": "9948",
      "RSR-23": "9948",
      "RSR-34": serbian,
      "RSR-35": serbian,
      "RSR-36": serbian,
      "RSE-01": serbian,
      "RSE-02": serbian,
    },
  },
  "France, UBL": {
    ...french,
    longest: { ...french.longest, 35: "BR-FR-01_BT-1-1 BR-FR-01_BT-25-1 BR-FR-01_EXT-FR-FE-136-1" },
  },
  "France, CII": french,
  "EXTENDED-CTC-FR, UBL": {
    most: { 1: "UBL-SR-06" },
    lists: { ...extended, "BR-FREXT-CL-20": { of: "chargeReason" }, "BR-FREXT-04": characteristics },
  },
  "EXTENDED-CTC-FR, CII": {
    decimals: { 2: "BR-DEC-19 BR-DEC-20" },
    lists: {
      ...extended,
      "BR-FREXT-CL-10": { of: "icd", more: "BY SE" },
      "BR-FREXT-CL-19-GP": "41 42 60 62 63 64 65 66 67 68 70 71 88 95 100 102 103 104 105",
      "BR-FREXT-CL-20": { of: "chargeReason" },
      "BR-FXEXT-04": characteristics,
    },
  },
};

/** What is put where a row looks: it must fail for some, and hold for others. Each is the texts at its path, one a time. */
interface Tried {
  readonly breaks: readonly (readonly string[])[];
  readonly keeps: readonly (readonly string[])[];
  /** What of the values it is, where it is one. */
  readonly named?: string;
}

/** In no list, no number and no date. */
const ODD = "§";

const measures: Readonly<Record<"longest" | "decimals" | "most", (most: number) => Tried>> = {
  longest: (most) => ({ breaks: [["x".repeat(most + 1)]], keeps: [["x".repeat(most)]] }),
  decimals: (most) => ({ breaks: [[`1.${"1".repeat(most + 1)}`]], keeps: [[`1.${"1".repeat(most)}`]] }),
  most: (most) => ({ breaks: [Array(most + 1).fill("x")], keeps: [Array(most).fill("x")] }),
};

/** What a set says, by its rows. */
export class Told {
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(private readonly values: Values) {
    this.#numbers = new Map(
      (["longest", "decimals", "most"] as const).flatMap((kind) =>
        Object.entries(values[kind] ?? {}).flatMap(([most, ids]) =>
          ids.split(" ").map((id) => [`${kind} ${id}`, Number(most)] as const)
        )
      ),
    );
  }

  /** All that is listed, by name. */
  get names(): readonly string[] {
    return [...this.#numbers.keys(), ...Object.keys(this.values.lists ?? {}).map((it) => `value ${it}`)];
  }

  /** What a row must fail for and hold for; undefined where it says nothing that can be put at a path. */
  of({ id, kind, about }: Row, { on }: Place): Tried | undefined {
    if (about === undefined) return undefined;
    if (kind === "required") return { breaks: [[]], keeps: [["x"]] };
    if (kind === "unused") return { breaks: [["x"]], keeps: [[]] };
    if (kind === "value") return this.#listed(id, on);
    if (kind !== "longest" && kind !== "decimals" && kind !== "most") return undefined;
    const named = `${kind} ${id}`;
    const most = this.#numbers.get(named);
    if (most === undefined) throw new Error(`${id} says how many: tell it here, as it is published`);
    return { ...measures[kind](most), named };
  }

  #listed(id: string, on: string): Tried {
    const { lists = {} } = this.values;
    const name = [`${id} ${on}`, id].find((it) => it in lists) ?? "";
    const list = lists[name];
    if (list === undefined) throw new Error(`${id} has a list: tell it here, as it is published`);
    const { of, more = "", less = "", among } = typeof list === "string" ? { more: list } : list;
    const whole = of === undefined ? [] : [...codeLists[of].codes("ubl-invoice")];
    const without = new Set(less.split(" "));
    const codes = new Set([...whole, ...(among ?? more).split(" ")].filter((it) => it !== "" && !without.has(it)));
    // What other lists have is not in this one, either.
    const others = among === undefined ? [...whole, ...known].filter((it) => it !== "" && !codes.has(it)) : [];
    return {
      breaks: [...new Set([...others, ODD])].map((it) => [it]),
      keeps: [...codes].map((it) => [it]),
      named: `value ${name}`,
    };
  }
}

/** Codes that are listed here one by one. */
const known: readonly string[] = Object.values(nationalValues).flatMap(({ lists = {} }) => {
  return Object.values(lists).flatMap((list) => {
    const { more = "", less = "" } = typeof list === "string" ? { more: list } : list;
    return `${more} ${less}`.split(" ");
  });
});
