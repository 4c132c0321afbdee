/** The rule files that this project follows, a row a set: what they are called, where their rows are, and what judges by them. */

export interface Artefact {
  /** The names of its files without dates and versions, in front of the ending. */
  readonly names: RegExp;
  /** The folders, or files, that hold its rows. */
  readonly rows: readonly string[];
  /** The set that judges by it, where it is handed in by itself; of two, the one that fits the syntax in the name. */
  readonly sets?: readonly string[];
}

const nations = "engine/rules/nations";
const older = [`${nations}/editions.ts`, `${nations}/codes.ts`];
const edition1_3_15 = [...older, `${nations}/edition_1_3_15.ts`, `${nations}/edition_1_3_15_cii.ts`];

const artefacts: readonly Artefact[] = [
  { names: /^EN16931-(?:UBL|CII)[\w-]*$/, rows: ["engine/rules/en16931"] },
  { names: /^XRechnung-(?:UBL|CII)[\w-]*$/, rows: ["engine/rules/xrechnung"] },
  { names: /^PEPPOL-EN16931-(?:UBL|CII)[\w-]*$/, rows: ["engine/rules/peppol", "engine/rules/national"] },
  {
    names: /^BR-FR-Flux2-Schematron-(?:UBL|CII)$/,
    rows: [`${nations}/france/flux2`, "engine/model/specifications.ts"],
    sets: ["fr-flux2-ubl", "fr-flux2-cii"],
  },
  {
    names: /^EXTENDED-CTC-FR-(?:UBL|CII)$/,
    rows: [`${nations}/france/extended`],
    sets: ["fr-extended-ubl", "fr-extended-cii"],
  },
  { names: /^EN16931-UBL-srbdt/, rows: [`${nations}/serbia`, ...older, `${nations}/edition_1_3_8.ts`], sets: ["rs"] },
  { names: /^HR-CIUS-EXT-EN16931-UBL(?:-codes)?$/, rows: [`${nations}/croatia`, ...edition1_3_15], sets: ["hr"] },
  { names: /^si-ubl$/, rows: [`${nations}/netherlands`, ...edition1_3_15], sets: ["nl-ubl"] },
  {
    names: /^si-ubl-2\.0-ext-gaccount$/,
    rows: [`${nations}/netherlands`, ...edition1_3_15],
    sets: ["nl-gaccount"],
  },
  {
    names: /^(?:nlcius-cii|NLCIUS-CII-validation)$/,
    rows: [`${nations}/netherlands`, ...edition1_3_15],
    sets: ["nl-cii"],
  },
  {
    names: /^(?:ROeFactura-UBL-validation-Invoice|EN16931-CIUS_RO-UBL-validation)$/,
    rows: [`${nations}/romania`, ...older, `${nations}/edition_1_3_8.ts`],
    sets: ["ro"],
  },
  { names: /^urn_feap\.gov\.pt_CIUS-PT$/, rows: [`${nations}/portugal`, `${nations}/codes.ts`], sets: ["pt"] },
  { names: /^GLOBALUBL\.BE$/, rows: [`${nations}/belgium`, ...older], sets: ["be"] },
];

const ending = /\.(?:xslt?|sch)$/;
const version = /[-_][vV]?(\d+(?:\.\d+)*)$/;

/** A file's name without its ending. */
export function nameAlone(file: string): string {
  return file.replace(ending, "");
}

/** The version at the end of a file's name; undefined where there is none. */
export function editionIn(file: string): string | undefined {
  return version.exec(nameAlone(file))?.[1];
}

/** A file's name without the day at its start and the version at its end: what it keeps from one edition to the next. */
export function lastingName(file: string): string {
  const alone = nameAlone(file);
  return `${alone.replace(/^\d{8}_/, "").replace(version, "")}${file.slice(alone.length)}`;
}

/** What a file is of, by its lasting name; undefined where this project does not follow it. */
export function artefactOf(name: string): Artefact | undefined {
  return ending.test(name) ? artefacts.find(({ names }) => names.test(nameAlone(name))) : undefined;
}

/** The one of the sets of an artefact that is for the syntax in a file's name; undefined where the engine has its rules. */
export function setOf({ sets = [] }: Artefact, name: string): string | undefined {
  const [first, second = first] = sets;
  return name.includes("CII") ? second : first;
}
