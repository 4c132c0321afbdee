/** Specification identifiers that name rules which are not carried here: known ones, made up ones, and near misses. */
import { identifierOf, knownSpecifications, specificationOf } from "../../engine/model/specifications.ts";
import { carriedBy, rowsWith } from "../../engine/scenarios/find.ts";
import { CIUS, CORE, CVD, EXTENSION, PEPPOL } from "../../cases/identifiers.ts";

const carried = carriedBy(rowsWith());
const known = knownSpecifications.filter((id) => !carried.includes(id)).map(identifierOf);

const countries = [
  "at",
  "bg",
  "cy",
  "cz",
  "dk",
  "ee",
  "es",
  "fi",
  "gr",
  "hu",
  "ie",
  "is",
  "lt",
  "lu",
  "lv",
  "mt",
  "pl",
];
const bases = [CORE, CIUS, EXTENSION, PEPPOL];
const words = ["#compliant#", "#conformant#", "#extended#", "#"];

const madeUp = [
  ...countries.flatMap((it) => [
    `${CORE}#compliant#urn:example.${it}:cius:1.0`,
    `${CORE}#conformant#urn:example.${it}:extension:2026`,
    `urn:peppol:pint:billing-2@${it}-1`,
    `urn:example:${it}`,
  ]),
  ...[1, 2, 3, 4, 5].flatMap((
    version,
  ) => [`urn:example:cius:${version}.0`, `${CORE}#compliant#urn:example:${version}`]),
  ...bases.flatMap((base) => words.map((word) => `${base}${word}urn:example:more`)),
];

/** Versions that nobody has published, and slips of the pen. */
const near = [CORE, CIUS, EXTENSION, CVD, PEPPOL].flatMap((it) => [
  `${it}.1`,
  `${it}0`,
  `${it}:`,
  it.slice(0, -1),
  it.slice(1),
  it.toUpperCase(),
  it.replaceAll(":", "."),
  it.replace("2017", "2026"),
  `${it} ${it}`,
  `x${it}`,
  `${it}-draft`,
  `${it}_1`,
  `${it}/`,
  `${it}#`,
  `${it}#conformant#urn:example:of:${it}`,
  `${it}#compliant#`,
]);

/** The same of nations whose rules are carried. */
const national = (["fr-extended", "nlcius", "cius-ro", "ubl-be", "hr-cius", "srbdt", "cius-pt"] as const).map(
  identifierOf,
)
  .flatMap((it) => [`${it}.1`, `x${it}`]);

const others = [
  "EN 16931",
  "none",
  "0",
  "urn:",
  "n/a",
  "UBL 2.1",
  "https://example.org/invoice",
  "XRechnung",
  "Peppol",
  "ö",
];

/** Some 200, each once. What is of the second edition of the standard has a finding of its own. */
export const strangers: readonly string[] = [...new Set([...known, ...madeUp, ...near, ...national, ...others])]
  .filter((it) => specificationOf(it) !== "en16931-2026");
