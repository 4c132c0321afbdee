/** How an invoice is read by what could have happened to it: where a value is found, how it is recognised, and where it goes. */
import assert from "node:assert/strict";
import { elsewhere, townAndCode } from "../../engine/diagnosis/mishaps/elsewhere.ts";
import type { GroupId, TermId } from "../../engine/model/terms.ts";
import { treeWith } from "../support/json_trees.ts";
import { readingsOf as readings, sceneOf, type Texts } from "../support/readings.ts";

function readingsOf(
  mishap: typeof elsewhere | typeof townAndCode,
  texts: Texts,
  terms: readonly (TermId | GroupId)[] = [],
) {
  return readings(mishap, texts, { terms });
}

/** A value that a field lacks, in each of the fields that it may stand in. */
interface Stray {
  readonly to: string;
  readonly term: TermId | GroupId;
  readonly from: readonly string[];
  /** As it stands, and as it is written into its place, where that is another text. */
  readonly reads: readonly (readonly [text: string, becomes?: string])[];
  /** What looks like it. */
  readonly leaves: readonly string[];
  /** Whether it goes from there. */
  readonly goes?: true | "perhaps";
}

const parties = [
  { party: "seller", vatId: "BT-31", tax: "BT-32", name: "BT-27", address: "BT-34", email: "BT-43" },
  { party: "buyer", vatId: "BT-48", name: "BT-44", address: "BT-49", email: "BT-58" },
  { party: "taxRepresentative", vatId: "BT-63" },
] as const satisfies readonly { party: string; [kind: string]: string }[];

const vatIds: Pick<Stray, "reads" | "leaves" | "goes"> = {
  reads: [
    ["DE123456789"],
    ["de123456789", "DE123456789"],
    ["DE 123 456 788", "DE123456788"],
    ["FR123456789012"],
    ["ATU12345675"],
  ],
  leaves: ["DE12345678", "FR1234567890123", "123456789", "D1234567890"],
  goes: true,
};

const notes = ["/paymentTerms", "/notes/0/text", "/notes/1/text", "/notes/2/text"];
const references = ["/orderReference", "/contractReference", "/projectReference"];
const LEITWEG = "04011000-12345-03";

const strays: readonly Stray[] = [
  ...parties.map(({ party, vatId }): Stray => ({
    to: `/${party}/vatId`,
    term: vatId,
    from: [`/${party}/taxRegistrationId`, `/${party}/legalRegistrationId`, `/${party}/identifiers/0`],
    ...vatIds,
  })),
  {
    to: "/seller/taxRegistrationId",
    term: "BT-32",
    from: ["/seller/vatId"],
    reads: [["1234567890"], ["123/456/7890"], ["123 456.789-0"]],
    // Nine digits are a VAT identifier without its country.
    leaves: ["12345678", "123456789", "DE123456789", "1234567890a"],
    goes: true,
  },
  ...(["seller", "buyer"] as const).map((party): Stray => ({
    to: `/${party}/legalName`,
    term: party === "seller" ? "BT-27" : "BT-44",
    from: [`/${party}/name`],
    reads: [["A"], [" Muster GmbH ", "Muster GmbH"]],
    leaves: ["", " "],
  })),
  ...(["seller", "buyer"] as const).flatMap((party): readonly Stray[] => [
    {
      to: `/${party}/electronicAddress`,
      term: party === "seller" ? "BT-34" : "BT-49",
      from: [`/${party}/contact/email`],
      reads: [[" a@b.example ", '{"value":"a@b.example","schemeId":"EM"}']],
      leaves: ["a.b.example"],
    },
    {
      to: `/${party}/contact/email`,
      term: party === "seller" ? "BT-43" : "BT-58",
      from: [`/${party}/electronicAddress/value`, `/${party}/electronicAddress`],
      reads: [[" a@b.example ", "a@b.example"]],
      leaves: ["4012345000009"],
    },
  ]),
  {
    to: "/payment/creditTransfers/0/iban",
    term: "BT-84",
    from: [
      "/payment/creditTransfers/0/accountName",
      "/payment/creditTransfers/0/bic",
      "/payment/remittanceInformation",
    ],
    reads: [["NO9386011117947"], ["DE02 1203 0000 0000 2020 51", "DE02120300000000202051"], [`DE02${"1".repeat(30)}`]],
    leaves: ["NO938601111794", `DE02${"1".repeat(31)}`, "D112345678901234", "DE1A12345678901234"],
    goes: true,
  },
  {
    to: "/payment/creditTransfers/0/iban",
    term: "BT-84",
    from: notes,
    reads: [
      ["Pay to NO9386011117947, please", "NO9386011117947"],
      ["IBAN DE02 1203 0000 0000 2020 51", "DE02120300000000202051"],
    ],
    leaves: ["Pay to DE03120300000000202051", "DE02 1203"],
  },
  {
    to: "/buyerReference",
    term: "BT-10",
    from: [...references, ...notes],
    reads: [[`Leitweg-ID: ${LEITWEG}.`, LEITWEG], ["991-33333TEST-33 at last", "991-33333TEST-33"]],
    leaves: [],
  },
  {
    to: "/buyerReference",
    term: "BT-10",
    from: ["/buyer/electronicAddress/value"],
    reads: [[LEITWEG], [` ${LEITWEG} `, LEITWEG]],
    leaves: [`Leitweg-ID: ${LEITWEG}`],
  },
  {
    to: "/dueDate",
    term: "BT-9",
    from: notes,
    reads: [
      ["until 2026-01-31", "2026-01-31"],
      ["bis 31.12.2026 ohne Abzug", "2026-12-31"],
      ["am 1.2.2026", "2026-02-01"],
    ],
    leaves: ["in 14 days", "31.12.26", "2026-1-31", "12026-01-31"],
  },
  {
    to: "/delivery/address/countryCode",
    term: "BT-80",
    from: ["/buyer/address/countryCode"],
    reads: [["DE"]],
    leaves: [""],
  },
  {
    to: "/delivery/date",
    term: "BT-72",
    from: ["/taxPointDate", "/invoicingPeriod/endDate"],
    reads: [["2026-01-31"]],
    leaves: [""],
  },
];

/** An invoice with a text at a place, and with what comes before it in its list. */
function withText(path: string, text: string): Texts {
  const at = Number(/^\/notes\/(\d)/.exec(path)?.[1] ?? 0);
  const before = Array.from({ length: at }, (_, index) => [`/notes/${index}/text`, "-"] as const);
  return { ...Object.fromEntries(before), [path]: text };
}

/** Where the value goes, with the objects around it that are not there. */
function written(to: string, becomes: string, changes: string): boolean {
  return changes.split("; ").some((it) => it === `add ${to} ${becomes}` || it === `replace ${to} ${becomes}`);
}

for (const { to, term, from, reads, leaves, goes } of strays) {
  Deno.test(`what is missing at ${to} is found in ${from.join(", ")}`, () => {
    for (const path of from) {
      for (const [text, becomes = text] of reads) {
        const readings = readingsOf(elsewhere, withText(path, text), [term]).filter((it) => written(to, becomes, it));
        assert.equal(readings.length > 0, true, `${text} at ${path}`);
        const left = goes === undefined ? [false] : goes === true ? [true] : [false, true];
        const whole = path.replace(/\/value$/, "");
        assert.deepEqual(readings.map((it) => it.endsWith(`; remove ${whole}`)), left, `${text} at ${path}`);
      }
      for (const text of leaves) {
        const readings = readingsOf(elsewhere, withText(path, text), [term]).filter((it) => it.includes(` ${to} `));
        assert.deepEqual(readings, [], `${text} at ${path}`);
      }
    }
  });

  Deno.test(`nothing is looked for at ${to} where there is a value, or where nobody asks for it: from ${from[0]}`, () => {
    const [path = ""] = from;
    const [[text = ""] = []] = reads;
    assert.deepEqual(readingsOf(elsewhere, { [path]: text }), []);
    const [there] = [readingsOf(elsewhere, { [path]: text, [to]: "there" }, [term])];
    assert.deepEqual(there.filter((it) => it.includes(` ${to} `)), []);
  });
}

Deno.test("a Leitweg-ID that stands as the reference of an order, a contract or a project goes to where it belongs", () => {
  for (const path of references) {
    assert.deepEqual(readingsOf(elsewhere, { [path]: LEITWEG }, ["BT-10"]), [
      `add /buyerReference ${LEITWEG}; remove ${path}`,
    ], path);
  }
});

Deno.test("any other reference of an order, or of the buyer's books, may be that of the buyer, and perhaps its own, too", () => {
  for (const path of ["/orderReference", "/buyerAccountingReference"]) {
    assert.deepEqual(readingsOf(elsewhere, { [path]: "PO-1" }, ["BT-10"]), [
      "add /buyerReference PO-1",
      `add /buyerReference PO-1; remove ${path}`,
    ], path);
  }
  assert.deepEqual(readingsOf(elsewhere, { "/contractReference": "C-1", "/projectReference": "P-1" }, ["BT-10"]), []);
});

Deno.test("the identifier of a party that has a scheme goes as a whole", () => {
  for (const { party, vatId } of parties.filter((it) => it.party !== "taxRepresentative")) {
    for (const path of ["legalRegistrationId", "identifiers/0"]) {
      const whole = `/${party}/${path}`;
      const texts = { [`${whole}/value`]: "DE123456789", [`${whole}/schemeId`]: "0204" };
      assert.deepEqual(readingsOf(elsewhere, texts, [vatId]), [`add /${party}/vatId DE123456789; remove ${whole}`]);
    }
  }
});

const addresses = ["/seller/address", "/buyer/address", "/delivery/address", "/taxRepresentative/address"];

/** What stands in a field of an address, and what the address is then; undefined where it stays. */
const towns: readonly (readonly [field: string, text: string, becomes?: Texts])[] = [
  ["city", "12345 Berlin", { postalCode: "12345", city: "Berlin" }],
  ["city", "1234 Wien", { postalCode: "1234", city: "Wien" }],
  ["city", "D-12345 Bad Homburg", { postalCode: "12345", city: "Bad Homburg" }],
  ["city", "AT-1010 Wien", { postalCode: "1010", city: "Wien" }],
  ["city", "123 Ort"],
  ["city", "123456 Ort"],
  ["city", "ABC-1234 Ort"],
  ["city", "12345 6 Ort"],
  ["city", "12345"],
  ["postalCode", "12345 Berlin", { postalCode: "12345", city: "Berlin" }],
  ["line1", "Hauptstr. 1, 12345 Berlin", { line1: "Hauptstr. 1", postalCode: "12345", city: "Berlin" }],
  ["line2", "12345 Berlin", { postalCode: "12345", city: "Berlin" }],
  ["line2", "Haus 12345 7a"],
];

Deno.test("a town and its postcode that stand in one field of an address are taken apart", () => {
  for (const at of addresses) {
    for (const [field, text, becomes] of towns) {
      const scene = sceneOf({ [`${at}/${field}`]: text });
      const address = [...townAndCode.readings(scene)].map(({ patch }) => scene.tree.with(patch)?.print(at));
      const wanted = becomes === undefined
        ? []
        : [treeWith(Object.fromEntries(Object.entries(becomes).map(([name, it]) => [`${at}/${name}`, it]))).print(at)];
      assert.deepEqual(address, wanted, `${text} at ${at}/${field}`);
    }
  }
});

Deno.test("an address that has both a town and a postcode stays as it is", () => {
  for (const at of addresses) {
    const texts = { [`${at}/city`]: "12345 Berlin", [`${at}/postalCode`]: "12345" };
    assert.deepEqual(readingsOf(townAndCode, texts), []);
  }
});
