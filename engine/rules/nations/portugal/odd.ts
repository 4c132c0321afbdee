/** What CIUS-PT asks of single values beyond lengths, forms and lists. */
import { identifierOf } from "../../../model/specifications.ts";
import { grouped } from "../../../model/grouped.ts";
import { normalize } from "../../../syntax/values.ts";
import { like, raw, written } from "../../paths/asks.ts";
import { pathsOf, select } from "../../paths/path.ts";
import type { Ask } from "../../paths/row.ts";
import type { Scene } from "../../paths/scene.ts";
import { valueOf } from "../../paths/tree.ts";
import { means } from "./codes.ts";
import { currenciesAt, inCurrency, isLine } from "./forms.ts";
import { marked } from "./notes.ts";

/** One of a list as it is written, white space and all. */
export function exact(values: ReadonlySet<string>): Ask {
  const [sample = ""] = values;
  return { ...like(sample, written(".", (it) => values.has(it))), expected: [...values].join(", ") };
}

const IDENTIFIER = identifierOf("cius-pt");
const before = IDENTIFIER.slice(0, IDENTIFIER.lastIndexOf(":") + 1);

/** A version of the set, of whatever name: the identifier with one to ten characters behind it. */
export const named: Ask = like(
  IDENTIFIER,
  written(".", (it) => it.startsWith(before) && isLine(it.slice(before.length), 10)),
);

const ENTITY = "ENTITY@ATMPAYMENT";

/** A code of payment means, or the entity of a payment at an ATM in its place. */
export const paid: readonly (readonly [string, Ask])[] = [
  [
    "079.1",
    {
      ...written(".", (it) => !normalize(it).startsWith(`#${ENTITY}#`) || marked(ENTITY, 20)(it), "own"),
      sample: `#${ENTITY}#20001#`,
    },
  ],
  [
    "079.2",
    {
      ...written(".", (it) => normalize(it).startsWith(`#${ENTITY}#`) || means.has(normalize(it))),
      expected: [...means].join(", "),
      sample: "30",
    },
  ],
];

const DESCRIPTION = "DESCRIPTION@ATMPAYMENT";
const hasDescription = raw(
  "@name",
  (it) => !normalize(it).startsWith(`#${DESCRIPTION}#`) || marked(DESCRIPTION, 125)(it),
);

export const describedPayment: Ask = {
  kind: "own",
  about: "@name",
  test: (at, scene) => hasDescription(at, scene) || {},
  sample: `#${DESCRIPTION}#Pay by 30 November#`,
};

/** The remittance information is a reference for a payment at an ATM or to the state, and nothing else. */
export const payable: Ask = {
  ...written(".", (it) => ["REFERENCE@ATMPAYMENT", "REFERENCE@DUCPAYMENT"].some((mark) => marked(mark, 20)(it)), "own"),
  sample: "#REFERENCE@ATMPAYMENT#123456789#",
};

/** With 0.75 bytes a character and 1,024 bytes a kilobyte, below 5,000. */
const MOST_CHARACTERS = 5_000 * 1_024 / 0.75;

export const small: Ask = { ...written(".", (it) => [...it].length < MOST_CHARACTERS, "own"), sample: "JVBERi0=" };

const own = currenciesAt("cbc:DocumentCurrencyCode");
const accounting = currenciesAt("cbc:TaxCurrencyCode");

/** In the currency for accounting where there is one, else in that of the invoice; of several each must be it. */
export function inTaxCurrency(number: string): readonly (readonly [string, Ask])[] {
  const asked = (currencies: typeof own, isAsked: (scene: Scene) => boolean): Ask => {
    const { test, ...rest } = inCurrency(currencies);
    return {
      ...rest,
      test: (at, scene) => {
        const { size } = currencies(scene);
        return !isAsked(scene) || size === 0 || (size === 1 ? test(at, scene) : {});
      },
    };
  };
  return [
    [`${number}.2`, asked(accounting, () => true)],
    [`${number}.3`, asked(own, (scene) => accounting(scene).size === 0)],
  ];
}

const lineIds = pathsOf("//ubl:Invoice/cac:InvoiceLine/cbc:ID | //cn:CreditNote/cac:CreditNoteLine/cbc:ID");

function areDistinct({ root }: Scene): boolean {
  const all = lineIds.flatMap((it) => select(root, it)).map(valueOf);
  return new Set(all).size === all.length;
}

/** No two lines have the same number; every line fails where two do. */
export const distinct: Ask = {
  kind: "own",
  about: ".",
  test: (at, scene) => scene.once(areDistinct) || { at, actual: normalize(valueOf(at)) },
};

const names = pathsOf(
  ["//ubl:Invoice/cac:InvoiceLine", "//cn:CreditNote/cac:CreditNoteLine"]
    .map((it) => `${it}/cac:Item/cac:AdditionalItemProperty/cbc:Name`).join(" | "),
);
const allLines = pathsOf("//ubl:Invoice/cac:InvoiceLine | //cn:CreditNote/cac:CreditNoteLine");

/** How often each name of a property occurs, and how many lines there are. */
function counts({ root }: Scene) {
  const byName = grouped(names.flatMap((it) => select(root, it)).map(valueOf), (it) => it);
  return { byName, lines: allLines.flatMap((it) => select(root, it)).length };
}

/** No more properties of a name than there are lines. */
function perLine(mark: string): Ask {
  const name = `#${mark}#`;
  return {
    kind: "own",
    about: ".",
    test: (at, scene) => {
      if (!normalize(valueOf(at)).startsWith(name)) return true;
      const { byName, lines } = scene.once(counts);
      return (byName.get(name)?.length ?? 0) <= lines || { at, actual: normalize(valueOf(at)) };
    },
  };
}

const PRECEDING = "#ID@INVOICEDOCUMENTREFERENCE@BILLINGREFERENCE-";

export const properties: readonly (readonly [string, Ask])[] = [
  ["139_1", {
    ...written(
      ".",
      (it) =>
        !normalize(it).startsWith(PRECEDING) ||
        it.startsWith(PRECEDING) && /^[0-9]{3}#$/.test(it.slice(PRECEDING.length)),
      "own",
    ),
    sample: `${PRECEDING}001#`,
  }],
  ["139_2", perLine("TAXEXEMPTIONREASONCODE@CLASSIFIEDTAXCATEGORY")],
  ["139_3", perLine("TAXEXEMPTIONREASON@CLASSIFIEDTAXCATEGORY")],
  ["139_5", perLine("LINEID@COMMITMENTLINEREFERENCE")],
];
