/** What UBL.BE 1.31 has of Peppol's rules for Danish and Greek sellers that Peppol has no more, or has otherwise now. */
import { normalize } from "../../../syntax/values.ts";
import { and, asks, count, type Holds, or, stated, text } from "../../paths/asks.ts";
import { pathOf, select } from "../../paths/path.ts";
import { on, type Pattern, rule, warning } from "../../paths/row.ts";
import { one, type Scene } from "../../paths/scene.ts";
import { type Node, valueOf } from "../../paths/tree.ts";
import { isGreekTaxNumber } from "../../kit/check_digits.ts";

const SELLER = "cac:AccountingSupplierParty/cac:Party";
const AGENT = "cac:TaxRepresentativeParty";
const ADDRESS = "cac:PostalAddress/cac:Country/cbc:IdentificationCode";
const COMPANY = "cac:PartyTaxScheme[cac:TaxScheme/cbc:ID~=VAT]/cbc:CompanyID";

function textIn(at: Node, path: string): string {
  const node = one(at, pathOf(path));
  return node === undefined ? "" : valueOf(node);
}

/** The first two registrations, where they are for VAT, have a number of Denmark. */
const isDanish: Holds = (at) =>
  select(at, pathOf("cac:PartyTaxScheme")).slice(0, 2).every((tax) =>
    normalize(textIn(tax, "cac:TaxScheme/cbc:ID/text()")) !== "VAT" ||
    /^DK[0-9]{8}$/.test(textIn(tax, "cbc:CompanyID/text()"))
  );

/** The country of the VAT identifier of the seller, else of its representative, else of its address; of several, none. */
function countryOf({ root }: Scene): string {
  const vat = [SELLER, AGENT].map((party) => `${party}/cac:PartyTaxScheme[cac:TaxScheme/cbc:ID=VAT]/cbc:CompanyID`);
  for (const path of [...vat, `${SELLER}/${ADDRESS}`]) {
    const found = select(root, pathOf(path)).map(valueOf).map((it) => path.endsWith("CompanyID") ? it.slice(0, 2) : it);
    if (found.length > 1) return "";
    const [country = ""] = found;
    if (country !== "") return normalize(country).toUpperCase();
  }
  return "";
}

const isAbroad: Holds = (_, scene) => !["GR", "EL"].includes(scene.once(countryOf));

/** Peppol writes a stroke in it today. */
const LINK = "##INVOICE-URL##";
const described = (as: string) => `cac:AdditionalDocumentReference[cbc:DocumentDescription=${as}]`;

const hasOneNumber = count(COMPANY, (it) => it === 1);

const isGreekNumber: Holds = (at) => {
  const id = textIn(at, COMPANY);
  return id.startsWith("EL") && isGreekTaxNumber(id.slice(2));
};

const { test: isNamed } = stated("cac:PartyName/cbc:Name");

export const abroad: readonly Pattern[] = [
  [
    on(
      `/*[${SELLER}/${ADDRESS}=DK]`,
      rule(
        "DK-R-015",
        ["BT-31"],
        asks(
          (at, scene) => select(at, pathOf(SELLER)).every((it) => isDanish(it, scene)),
          `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
          "DK12345674",
        ),
      ),
    ),
  ],
  [
    on(
      "/ubl:Invoice | /cn:CreditNote",
      rule(
        "GR-R-004-1",
        ["BG-24"],
        asks(
          or(isAbroad, count(described("##M.AR.K##"), (it) => it === 1)),
          `${described("##M.AR.K##")}/cbc:ID`,
          "400001234567890",
        ),
      ),
      warning(
        "GR-S-008-1",
        ["BG-24"],
        asks(
          or(isAbroad, count(described(LINK), (it) => it === 1)),
          `${described(LINK)}/cbc:DocumentDescription`,
          LINK,
        ),
      ),
      rule(
        "GR-R-008-2",
        ["BG-24"],
        asks(or(isAbroad, count(described(LINK), (it) => it <= 1)), `${described(LINK)}/cbc:DocumentDescription`, LINK),
      ),
    ),
    on(
      described(LINK),
      rule(
        "GR-R-008-3",
        ["BT-124"],
        asks(
          or(isAbroad, text("cac:Attachment/cac:ExternalReference/cbc:URI", (it) => it !== "")),
          "cac:Attachment/cac:ExternalReference/cbc:URI",
          "https://example.com/invoice/17",
        ),
      ),
    ),
    on(
      SELLER,
      rule(
        "GR-R-007-1",
        ["BT-31", "BG-11"],
        asks(
          or(isAbroad, hasOneNumber, count("/ubl:Invoice/cac:TaxRepresentativeParty", (it) => it === 1)),
          COMPANY,
          "EL123456783",
        ),
      ),
    ),
    on(
      AGENT,
      rule(
        "GR-R-007-2",
        ["BT-62"],
        asks(or(isAbroad, (at, scene) => isNamed(at, scene) === true), "cac:PartyName/cbc:Name"),
      ),
      rule("GR-R-007-3", ["BT-63"], asks(or(isAbroad, and(hasOneNumber, isGreekNumber)), COMPANY, "EL123456783")),
    ),
  ],
];
