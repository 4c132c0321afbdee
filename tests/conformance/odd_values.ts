/** Values at the edge of what may be in an invoice: what the lexical forms, the code lists and the rules tell apart. */

export const numbers: readonly string[] = words(
  "0 -0 -0.00 0.00 1e2 1.005 .5 100. +1 INF -INF +INF NaN 1,00 1.000 0.4 0.5 -0.5 19 25.0 7.00 99999999999999.99",
  "0.001 100 -100.00 0.005 -1 1 007 +0.00 -.5 . 1E400 1e-400 0x10 1_0 12345678901234567890.123456789 ١٢",
).concat(["", "  ", " 1.00 ", "\n12.50\n", "\u00a01.00", "1 000"]);

export const codes: readonly string[] = words(
  "S Z E AE K G O L M B s VAT vat GST true false 1 0 TRUE 380 381 384 389 326 875 30 58 59 48 49 50 31 42 93 97",
  "EUR eur USD HUF DKK NOK SEK DE EL GR SS AN XX IT NL IS DK NO SE GB XI 130 916 VA FC SEPA 0088 0184 0192 0208 9930 9933",
  "0245 0242 XR01 EM 102 203 610 H87 XPP 95 ABL ZZZ TST CVD cva 3 5 35 432 VATEX-EU-IC vatex-eu-ae application/pdf text/csv",
  "#AAI#x #ZZ1#x 04011000-1234-34 DE02120300000000202051 DE00120300000000202051 a@b.de a@b DE123456789 IT01234567890",
  "EL094259216 NO974760673MVA SE556677889901 DK12345674 7300010000001 1234567890 http://x.de/a x:y",
  "urn:cen.eu:en16931:2017 urn:fdc:peppol.eu:2017:poacc:billing:01:1.0",
).concat([
  "",
  "  ",
  " S ",
  " L",
  "L ",
  " VAT ",
  " false ",
  " true",
  " 30",
  "D ",
  "12",
  "+49 30 123456",
  "IT 01234567890",
])
  .concat(["IT+1234567890", "#SKONTO#TAGE=14#PROZENT=2.25#\n", "#SKONTO#TAGE=7#PROZENT=2#BASISBETRAG=10.00#\n"])
  .concat(["#SKONTO#x", "094259216|30/09/2025|1.5|1.1|A|7", "094259216|30/09/2025|+7|1.1|A|7", "true\n", "\u00a0"]);

export const dates: readonly string[] = words(
  "2024-02-30 2024-02-29 20240229 2024-01-01Z 2024-01-01+02:00 2024-01-01+14:00 2024-01-01+14:01 2024-01-01-13:59 x",
  "2024-01-01+15:00 2024-01-01-14:00 2030-12-31 19990101 2024-01-01 -2024-01-01 12024-01-01 0000-01-01 2024-1-1",
  "2024-01-01T00:00:00 +2024-01-01 20241301 2024-13-01 999-01-01",
).concat(["", " 2024-01-01 ", "\n2024-01-01"]);

/** What an invoice may say it follows (BT-24): the scenarios of XRechnung, Peppol, Factur-X, and none. */
const core = "urn:cen.eu:en16931:2017";
const xrechnung = `${core}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`;
export const specifications: readonly string[] = [
  core,
  xrechnung,
  `${xrechnung}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`,
  `${xrechnung}#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9`,
  `${core}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
  `${core}#conformant#urn:factur-x.eu:1p0:extended`,
  ` ${xrechnung} `,
  "",
];

/** Countries that have rules of their own, and how a VAT identifier of theirs begins. */
export const countries: readonly (readonly [country: string, vat: string])[] = [
  ["DE", "DE123456789"],
  ["GR", "EL094259216"],
  ["IT", "IT01234567890"],
  ["NL", "NL123456789B01"],
  ["DK", "DK12345674"],
  ["NO", "NO974760673MVA"],
  ["SE", "SE556677889901"],
  ["IS", "IS12345"],
];

function words(...lines: readonly string[]): string[] {
  return lines.flatMap((line) => line.split(" "));
}
