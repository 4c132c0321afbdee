/** The rows of Factur-X, a level each, and again with the rules of France behind those of the level. */
import { type Edition, editions } from "./editions.ts";
import { billingModes } from "../model/specifications.ts";
import { type Level, levels } from "../rules/facturx/levels.ts";
import { askedFrench } from "./national.ts";
import { core, type ScenarioRow } from "./row.ts";

/** A level of Factur-X, whose Schematron says which rules of EN 16931 run, and in whose place its own stand. */
function facturx(level: Level, followed: readonly Edition[] = []): ScenarioRow {
  return {
    ...core,
    id: `facturx-${level}`,
    specifications: [`facturx-${level}`],
    by: ["document", "facturx-en16931"],
    syntaxes: ["cii"],
    schema: { cii: `schema-facturx-${level}` },
    elements: { cii: ["elements-cii", `elements-facturx-${level}`] },
    families: ["FX-SCH-*"],
    editions: [...followed, { ...editions.facturx, set: `factur-x-${level}` }],
  };
}

/** Levels that promise all of EN 16931. */
const whole: readonly Level[] = ["basic", "en16931"];

/** A level, and those rules of France that are for every invoice, whatever it is otherwise under (Flux 2). */
function french(level: Level): ScenarioRow {
  const row = facturx(level, whole.includes(level) ? [editions.en16931] : []);
  return {
    ...row,
    id: `${row.id}-fr`,
    by: [...row.by, ...askedFrench],
    takes: [{ by: askedFrench, of: row.specifications }],
    processes: billingModes,
    // What is between French parties and goes beyond EN 16931 is theirs, even if it does not say so.
    ...(level === "extended" ? { nation: "FR" } : {}),
    elements: { cii: [...row.elements.cii ?? [], "fr-flux2-cii"] },
    families: [...row.families, "BR-FR-*"],
    editions: [...row.editions, editions.france],
  };
}

export const facturxRows: readonly ScenarioRow[] = [
  facturx("minimum"),
  facturx("basicwl"),
  facturx("basic", [editions.en16931]),
  {
    ...facturx("en16931", [editions.en16931]),
    // A caller who asks for Factur-X gets this level wherever the invoice names no other, EN 16931 as such included.
    takes: [{ by: ["facturx-en16931"] }],
    // Factur-X is CII D22B, whose header names any number of preceding invoices; D16B of XRechnung names one.
    writes: { specification: "en16931", several: true },
  },
  facturx("extended"),
  ...levels.map(french),
  // In a PDF, EN 16931 as such is that level.
  { ...french("en16931"), id: "facturx-plain-fr", specifications: ["en16931"], by: ["facturx-en16931"], takes: [] },
];
