/** The levels of Factur-X, which the standard calls profiles, and the specification identifiers (BT-24) that name them. */
export const levels = ["minimum", "basicwl", "basic", "en16931", "extended"] as const;

export type Level = typeof levels[number];

/** What people call them. */
export const levelTitles: Readonly<Record<Level, string>> = {
  minimum: "MINIMUM",
  basicwl: "BASIC WL",
  basic: "BASIC",
  en16931: "EN 16931",
  extended: "EXTENDED",
};

/** ZUGFeRD had a name of its own, which the code lists of Factur-X still have. */
const named = /^(?:urn:cen\.eu:en16931:2017#(?:compliant|conformant)#)?urn:(?:factur-x\.eu:1p0|zugferd\.de:2p0):(\w+)$/;
const others = /xrechnung|peppol/i;

/**
 * The level that an invoice says it is of. Without a word of it, or with one that nobody knows, it is that of EN 16931;
 * undefined for one that names a specification beside Factur-X.
 */
export function levelOf(specification: string): Level | undefined {
  const name = named.exec(specification)?.[1];
  return levels.find((it) => it === name) ?? (others.test(specification) ? undefined : "en16931");
}

/** Whether a level promises all of EN 16931, and only adds to it. */
export function isCompliant(level: Level): boolean {
  return level === "basic" || level === "en16931";
}

/** Whether the identifier names a level of Factur-X, and not EN 16931 as such. */
export function namesLevel(specification: string): boolean {
  const level = levelOf(specification);
  return level !== undefined && level !== "en16931";
}
