/** Who is who: numbers without the register that they are of, and numbers in another form than their country gives them. */
import { codeLists } from "../../model/codes/index.ts";
import { termRows } from "../../model/terms.ts";
import { compact } from "../../edits/values.ts";
import { lastStep } from "../../edits/operation.ts";
import { registers } from "../../edits/registers.ts";
import { isTaxNumber } from "./elsewhere.ts";
import { type Mishap, put, type Reading, type Scene, type Value, valuesOf } from "./mishap.ts";

const MOST_SCHEMES = 3;

/** A number without the register that it is of, or with another one than it can be of. */
export const noScheme = {
  id: "noScheme",
  *readings(scene: Scene): Iterable<Reading> {
    const { tree, terms } = scene;
    const bare = valuesOf(scene).filter(({ term, pointer }) => {
      const { type, codes } = termRows[term];
      const isNumber = (type === "identifier" || type === "endpoint") && codes !== undefined;
      const isWhole = lastStep(pointer) !== "schemeId" && lastStep(pointer) !== "listId";
      return isNumber && isWhole && (terms.has(term) || type === "endpoint");
    });
    for (const it of bare) {
      const holder = lastStep(it.pointer) === "value" ? it.pointer.replace(/\/value$/, "") : it.pointer;
      const stated = tree.text(`${holder}/schemeId`);
      const own = partsOf(it);
      if (own !== undefined && (stated === own.schemeId || !isScheme(stated, it))) {
        yield { patch: [{ op: "replace", path: holder, value: own }] };
      }
      for (const scheme of schemesFor(it, scene).filter((one) => one !== stated).slice(0, MOST_SCHEMES)) {
        yield {
          patch: holder === it.pointer
            ? [{ op: "replace", path: holder, value: { value: it.text, schemeId: scheme } }]
            : [put(tree, `${holder}/schemeId`, scheme)],
        };
      }
    }
  },
} as const satisfies Mishap;

/** Programs write the register before the number: 0204:04011000-12345-03. */
function partsOf({ text, term }: Value): { readonly value: string; readonly schemeId: string } | undefined {
  const at = text.indexOf(":");
  const [schemeId, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  return at > 0 && value !== "" && isScheme(schemeId, { term }) ? { value, schemeId } : undefined;
}

function isScheme(text: string | undefined, { term }: Pick<Value, "term">): boolean {
  const list = termRows[term].codes;
  return text !== undefined && list !== undefined && codeLists[list].codes("cii").has(text);
}

function schemesFor({ text, term, pointer }: Value, { tree, syntax }: Scene): readonly string[] {
  const list = termRows[term].codes;
  const party = pointer.split("/")[1] ?? "";
  const country = tree.text(`/${party}/address/countryCode`);
  const number = text.trim();
  return registers.filter((it) =>
    (it.country === undefined || it.country === country) && it.has(number) &&
    (list === undefined || codeLists[list].codes(syntax).has(it.scheme))
  ).map(({ scheme }) => scheme);
}

/** A tax number stands as the VAT identifier of a seller who is known by nothing else: then it is that, too (BR-CO-26). */
export const onlyTaxNumber = {
  id: "onlyTaxNumber",
  *readings({ tree, rules }: Scene): Iterable<Reading> {
    const text = tree.text("/seller/vatId");
    const others = ["/seller/taxRegistrationId", "/seller/legalRegistrationId", "/seller/identifiers"];
    if (text === undefined || !rules.has("BR-CO-09") || !isTaxNumber(text)) return;
    if (others.some((it) => tree.at(it) !== undefined)) return;
    const value = text.trim();
    yield {
      patch: [
        { op: "add", path: "/seller/taxRegistrationId", value },
        { op: "add", path: "/seller/identifiers", value: [] },
        { op: "add", path: "/seller/identifiers/-", value },
        { op: "remove", path: "/seller/vatId" },
      ],
    };
  },
} as const satisfies Mishap;

/** A number that is written otherwise than its register has it: with its country, with points, or as that of a branch. */
export const otherForm = {
  id: "otherForm",
  *readings(scene: Scene): Iterable<Reading> {
    for (const { pointer, text, term } of valuesOf(scene)) {
      const scheme = lastStep(pointer) === "value" ? scene.tree.text(pointer.replace(/value$/, "schemeId")) : undefined;
      const register = registers.find((it) => it.scheme === scheme && it.country !== undefined);
      if (register === undefined || !scene.terms.has(term) || register.has(text)) continue;
      const number = compact(text);
      const written = [number, number.replace(/^[A-Z]{2}/, ""), number.slice(0, SIREN), `0${number}`];
      const value = written.find((it) => register.has(it));
      if (value !== undefined) yield { patch: [put(scene.tree, pointer, value)] };
    }
  },
} as const satisfies Mishap;

const ORGANISATION = 10;
const ENTERPRISE = 10;

/** The first digits of a SIRET are the SIREN. */
const SIREN = 9;

/** How countries write their numbers around the digits, where that is more than their code in front. */
const forms: Readonly<Record<string, (digits: string, rules: Scene["rules"]) => string | undefined>> = {
  NO: (digits) => `NO${digits}MVA`,
  CH: (digits) => `CHE${digits}MWST`,
  AT: (digits) => `ATU${digits}`,
  // The number of the organisation, and 01 for the only registration that most have.
  SE: (digits, rules) => rules.has("SE-R-001") && digits.length === ORGANISATION ? `SE${digits}01` : undefined,
  BE: (digits) => digits.length === ENTERPRISE - 1 ? `BE0${digits}` : undefined,
};

/** A VAT identifier without what its country writes around the digits. */
export const bareVatId = {
  id: "bareVatId",
  *readings(scene: Scene): Iterable<Reading> {
    const { tree, rules } = scene;
    for (const { pointer, text, term } of valuesOf(scene)) {
      if (term !== "BT-31" && term !== "BT-48" && term !== "BT-63") continue;
      const country = tree.text(`${pointer.slice(0, pointer.lastIndexOf("/"))}/address/countryCode`) ?? "";
      const form = forms[country];
      const number = compact(text).replace(/\D/g, "");
      const value = form?.(number, rules);
      if (value !== undefined && number !== "" && value !== text) yield { patch: [put(tree, pointer, value)] };
    }
  },
} as const satisfies Mishap;
