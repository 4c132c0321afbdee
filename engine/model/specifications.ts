/**
 * The specification identifiers (BT-24) and business processes (BT-23) that invoices name: the only place where their texts
 * stand. What judges an invoice that names one is a row of engine/scenarios/table.ts.
 */

/** The core of EN 16931, with which the identifiers of most others begin. */
const CORE = "urn:cen.eu:en16931:2017";
/** That of its second edition. */
const CORE_2026 = "urn:cen.eu:en16931:2026";
/** What restricts another specification, and what extends it. */
const compliant = (to: string, name: string) => `${to}#compliant#${name}`;
const conformant = (to: string, name: string) => `${to}#conformant#${name}`;

const CIUS = compliant(CORE, "urn:xeinkauf.de:kosit:xrechnung_3.0");
const NLCIUS = compliant(CORE, "urn:fdc:nen.nl:nlcius:v1.0");
const SRBDT = compliant(CORE, "urn:mfin.gov.rs:srbdt:2022");
const peppol = (name: string) => `urn:fdc:peppol.eu:2017:poacc:${name}:3.0`;
const PEPPOL = compliant(CORE, peppol("billing"));
const international = (country: string) => conformant(CORE, peppol(`billing:international:${country}`));

export interface Specification {
  readonly title: string;
  /** As invoices name it, first as its publisher writes it. */
  readonly identifiers: readonly [string, ...string[]];
  /** Who publishes its rules. */
  readonly owner: string;
  /** What only begins with its identifier names it, too: versions, and parts of it. */
  readonly begins?: true;
  /** What it is in a syntax that it is not in itself. */
  readonly like?: "en16931";
  /** What is of it has no lines, and is no invoice by EN 16931. */
  readonly withoutLines?: true;
}

/** A level of Factur-X, first as it is published; many invoices have the name that ZUGFeRD gave it, or another one around it. */
function level(title: string, name: string, published = ""): Specification {
  const starts = [published, ...["", within, around].filter((it) => it !== published)];
  const [first = name, ...others] = ["urn:factur-x.eu:1p0:", "urn:zugferd.de:2p0:"].flatMap((of) =>
    starts.map((start) => start + of + name)
  );
  return { title: `Factur-X ${title}`, identifiers: [first, ...others], owner: "FNFE-MPE, FeRD", like: "en16931" };
}

const within = compliant(CORE, "");
const around = conformant(CORE, "");

export const specifications = {
  "en16931": { title: "EN 16931", identifiers: [CORE], owner: "CEN" },
  // On UBL 2.5 and CII D25A; its parts are published, and no rules.
  "en16931-2026": { title: "EN 16931:2026", identifiers: [CORE_2026], owner: "CEN", begins: true },
  "xrechnung": { title: "XRechnung 3", identifiers: [CIUS], owner: "KoSIT" },
  "xrechnung-extension": {
    title: "XRechnung 3 Extension",
    identifiers: [conformant(CIUS, "urn:xeinkauf.de:kosit:extension:xrechnung_3.0")],
    owner: "KoSIT",
  },
  "xrechnung-cvd": {
    title: "XRechnung 3 CVD",
    identifiers: [compliant(CIUS, "urn:xeinkauf.de:kosit:xrechnung:cvd_0.9")],
    owner: "KoSIT",
  },
  "xrechnung-older": {
    title: "XRechnung 1 or 2",
    identifiers: [compliant(CORE, "urn:xoev-de:kosit:standard:xrechnung_")],
    owner: "KoSIT",
    begins: true,
  },
  "peppol": { title: "Peppol BIS Billing 3", identifiers: [PEPPOL], owner: "OpenPeppol" },
  "peppol-selfbilling": {
    title: "Peppol BIS Self-Billing 3",
    identifiers: [compliant(CORE, peppol("selfbilling"))],
    owner: "OpenPeppol",
  },
  "facturx-minimum": { ...level("MINIMUM", "minimum"), withoutLines: true },
  "facturx-basicwl": { ...level("BASIC WL", "basicwl"), withoutLines: true },
  "facturx-basic": level("BASIC", "basic", within),
  "facturx-en16931": level("EN 16931", "en16931", within),
  "facturx-extended": level("EXTENDED", "extended", around),
  "fr-extended": {
    title: "EXTENDED-CTC-FR",
    identifiers: [conformant(CORE, "urn.cpro.gouv.fr:1p0:extended-ctc-fr")],
    owner: "FNFE-MPE",
  },
  "nlcius": { title: "NLCIUS", identifiers: [NLCIUS], owner: "NEN" },
  "nlcius-gaccount": {
    title: "NLCIUS G-account",
    identifiers: [conformant(NLCIUS, "urn:fdc:nen.nl:gaccount:v1.0")],
    owner: "NEN",
  },
  "cius-ro": {
    title: "CIUS-RO",
    identifiers: [compliant(CORE, "urn:efactura.mfinante.ro:CIUS-RO:1.0.1")],
    owner: "Ministerul Finanțelor",
  },
  "ubl-be": { title: "UBL.BE", identifiers: [conformant(CORE, "urn:UBL.BE:1.0.0.20180214")], owner: "UBL.BE" },
  "hr-cius": {
    title: "HR-CIUS",
    identifiers: [
      conformant(compliant(CORE, "urn:mfin.gov.hr:cius-2025:1.0"), "urn:mfin.gov.hr:ext-2025:1.0"),
    ],
    owner: "Porezna uprava",
  },
  "srbdt": {
    title: "SRBDT",
    identifiers: [SRBDT, conformant(SRBDT, "urn:mfin.gov.rs:srbdtext:2022")],
    owner: "Ministarstvo finansija",
  },
  "cius-it": {
    title: "CIUS-IT",
    identifiers: [compliant(CORE, "urn:fatturapa.gov.it:CIUS-IT:")],
    owner: "AdE",
    begins: true,
  },
  "cius-pt": {
    title: "CIUS-PT",
    identifiers: [compliant(CORE, "urn:feap.gov.pt:CIUS-PT:2.1.1")],
    owner: "eSPap",
  },
  "si": { title: "Slovenian CIUS", identifiers: [compliant(CORE, "urn:fdc:gov.si:")], owner: "UJP", begins: true },
  // UBL before EN 16931.
  "oioubl": { title: "OIOUBL 2", identifiers: ["OIOUBL-"], owner: "Erhvervsstyrelsen", begins: true },
  "ehf": {
    title: "EHF 2 or Peppol BIS 2",
    identifiers: ["urn:www.cenbii.eu:transaction:biitrns"],
    owner: "DFØ, OpenPeppol",
    begins: true,
  },
  "ubl-tr": { title: "UBL-TR", identifiers: ["TR1."], owner: "GİB", begins: true },
  "peppol-sg": { title: "SG Peppol", identifiers: [international("sg")], owner: "OpenPeppol", begins: true },
  "peppol-aunz": { title: "A-NZ Peppol", identifiers: [international("aunz")], owner: "OpenPeppol", begins: true },
  "pint-selfbilling": {
    title: "PINT self-billing",
    identifiers: ["urn:peppol:pint:selfbilling-1"],
    owner: "OpenPeppol",
    begins: true,
  },
  "pint": { title: "PINT", identifiers: ["urn:peppol:pint:billing-1"], owner: "OpenPeppol", begins: true },
  "peppol-fr": { title: "French CIUS", identifiers: ["urn:peppol:france:billing:cius:1.0"], owner: "OpenPeppol" },
  "peppol-fr-extended": {
    title: "French EXTENDED-CTC-FR",
    identifiers: ["urn:peppol:france:billing:extended:1.0"],
    owner: "OpenPeppol",
  },
} as const satisfies Readonly<Record<string, Specification>>;

export type KnownSpecification = keyof typeof specifications;

interface StrangerRow {
  is(identifier: string): boolean;
  readonly like: KnownSpecification;
}

/** What nobody knows, by whose it is: the first that says so. `like` is the one that it is nearest to. */
const strangers = {
  "xrechnung-other": {
    is: (it) => /urn:(xeinkauf\.de:kosit|xoev-de:kosit:standard):xrechnung_[23]\./.test(it),
    like: "xrechnung",
  },
  "peppol-other": { is: (it) => it.startsWith(PEPPOL), like: "peppol" },
  // France has plain EN 16931 where it has not its extension.
  "french-core": { is: (it) => it.endsWith("en16931-ctc-fr"), like: "en16931" },
  "german-unknown": { is: (it) => /xrechnung|xeinkauf|kosit/i.test(it), like: "xrechnung" },
  "peppol-unknown": { is: (it) => /peppol/i.test(it), like: "peppol" },
} as const satisfies Readonly<Record<string, StrangerRow>>;

export type Stranger = keyof typeof strangers;

/** What BT-24 names: `none` where it says nothing, `unknown` where nobody knows whose it is. */
export type SpecificationId = KnownSpecification | Stranger | "unknown" | "none";

export const knownSpecifications = Object.keys(specifications).filter(isKnownSpecification);

/** Everything that BT-24 can name. */
export function specificationIds(): readonly SpecificationId[] {
  return [...knownSpecifications, ...Object.keys(strangers).filter(isStranger), "unknown", "none"];
}

export function isKnownSpecification(id: string): id is KnownSpecification {
  return Object.hasOwn(specifications, id);
}

function isStranger(id: string): id is Stranger {
  return Object.hasOwn(strangers, id);
}

/** The identifier of a specification, as its publisher writes it. */
export function identifierOf(id: KnownSpecification): string {
  return specifications[id].identifiers[0];
}

const exact: ReadonlyMap<string, KnownSpecification> = new Map(
  knownSpecifications.flatMap((id) => specifications[id].identifiers.map((it) => [it, id] as const)),
);

/** What an identifier names, without the white space around it. */
export function specificationOf(identifier: string): SpecificationId {
  if (identifier === "") return "none";
  const known = exact.get(identifier);
  if (known !== undefined && !begins(known)) return known;
  const [mine, other = "unknown"] = [
    beginningOf(identifier, begins),
    Object.keys(strangers).filter(isStranger).find((id) => strangers[id].is(identifier)),
  ];
  // What is of the second edition is of it, whatever restricts it.
  return other.endsWith("-other") && mine !== "en16931-2026" ? other : mine ?? other;
}

/** The specification with the longest identifier that a text begins with. */
export function beginningOf(
  text: string,
  among: (id: KnownSpecification) => boolean = () => true,
): KnownSpecification | undefined {
  const found = [...exact].filter(([identifier, id]) => among(id) && text.startsWith(identifier));
  return found.toSorted(([a], [b]) => b.length - a.length)[0]?.[1];
}

function begins(id: KnownSpecification): boolean {
  const { begins }: Specification = specifications[id];
  return begins === true;
}

/**
 * The specification among some that an identifier is nearest to: the one whose letters it has, a version, a case or a mark
 * aside, then what a stranger is like, else the first of the same publisher.
 */
export function nearestTo(
  identifier: string,
  id: SpecificationId,
  among: readonly KnownSpecification[],
): KnownSpecification | undefined {
  const letters = lettersOf(identifier);
  const near = [...exact].find(([it, of]) => among.includes(of) && lettersOf(it) === letters)?.[1];
  if (near !== undefined) return near;
  if (isStranger(id)) return strangers[id].like;
  if (!isKnownSpecification(id)) return undefined;
  const { owner, like }: Specification = specifications[id];
  return like ?? among.find((other) => specifications[other].owner === owner);
}

/** The letters of its last part, by which a version is known as one of many. */
function lettersOf(identifier: string): string {
  return identifier.slice(identifier.lastIndexOf("#") + 1).toLowerCase().replace(/[^a-z]/g, "");
}

/** Whether what an identifier names has no lines. */
export function isWithoutLines(id: SpecificationId): boolean {
  const { withoutLines }: Partial<Specification> = isKnownSpecification(id) ? specifications[id] : {};
  return withoutLines === true;
}

/** The billing modes (BT-23) that tell French invoices by EN 16931 from those of others. */
export const billingModes: readonly string[] = "B1 S1 M1 B2 S2 M2 S3 B4 S4 M4 S5 S6 B7 S7 B8 S8 M8 B9 S9 M9".split(" ");

/** The namespace of what Croatian invoices have in their extensions. */
export const CROATIAN_EXTENSION = "urn:mfin.gov.hr:schema:xsd:HRExtensionAggregateComponents-1";

/** The namespaces of what nations put into extensions, by the prefixes that rules write. */
export const nationalNamespaces: ReadonlyMap<string, string> = new Map([
  ["hrextac", CROATIAN_EXTENSION],
  ["sbt", "http://mfin.gov.rs/srbdt/srbdtext"],
]);

/** The business process (BT-23) of Peppol BIS Billing, which XRechnung takes, too. */
export const BILLING = "urn:fdc:peppol.eu:2017:poacc:billing:01:1.0";

/** That of Peppol BIS Self-Billing. */
export const SELF_BILLING = "urn:fdc:peppol.eu:2017:poacc:selfbilling:01:1.0";

/** The processes of Peppol by their numbers. */
export const processes: ReadonlyMap<string, string> = new Map([
  [BILLING, "01"],
  ["urn:peppol:france:billing:regulated", "01"],
  ["urn:peppol:france:billing:non-regulated", "01"],
  ["urn:peppol:bis:billing_with_response", "02"],
]);
