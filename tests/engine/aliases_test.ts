/** What people and programs write where codes belong, each word as it is meant. */
import assert from "node:assert/strict";
import { codesFor } from "../../engine/diagnosis/hints/aliases.ts";

/** Words, parted by bars, and the codes that they may mean, the likelier first. */
const meant = {
  currency: [
    ["euro | euros | €", "EUR"],
    ["dollar | dollars | us$ | $", "USD"],
    ["pound | pounds | pfund | £", "GBP"],
    ["franken | francs | sfr | fr", "CHF"],
    ["zloty | złoty | zł | zl", "PLN"],
    ["kč | kc | koruna", "CZK"],
    ["kr", "SEK DKK NOK"],
    ["kronor", "SEK"],
    ["kroner", "DKK NOK"],
    ["ft | forint", "HUF"],
    ["lei | leu", "RON"],
  ],
  country: [
    ["deu | ger | d | deutschland | germany | allemagne | 276", "DE"],
    ["aut | a | österreich | oesterreich | austria | autriche | 040", "AT"],
    ["fra | f | frankreich | france | 250", "FR"],
    ["ita | i | italien | italy | italia | italie | 380", "IT"],
    ["esp | e | spanien | spain | españa | espagne | 724", "ES"],
    ["nld | niederlande | netherlands | nederland | pays-bas | holland", "NL"],
    ["bel | b | belgien | belgium | belgië | belgique", "BE"],
    ["lux | l | luxemburg | luxembourg", "LU"],
    ["che | schweiz | switzerland | suisse", "CH"],
    ["pol | polen | poland | polska | pologne", "PL"],
    ["cze | tschechien | czechia | tchéquie", "CZ"],
    ["dnk | dänemark | denmark | danmark | danemark", "DK"],
    ["swe | s | schweden | sweden | sverige | suède", "SE"],
    ["nor | n | norwegen | norway | norge | norvège", "NO"],
    ["fin | finnland | finland | suomi | finlande", "FI"],
    ["gbr | uk | großbritannien | great britain | united kingdom | royaume-uni | england", "GB"],
    ["irl | irland | ireland | irlande", "IE"],
    ["prt | portugal", "PT"],
    ["hun | ungarn | hungary | hongrie", "HU"],
    ["svk | slowakei | slovakia | slovaquie", "SK"],
    ["svn | slowenien | slovenia | slovénie", "SI"],
    ["hrv | kroatien | croatia | croatie", "HR"],
    ["rou | rumänien | romania | roumanie", "RO"],
    ["bgr | bulgarien | bulgaria | bulgarie", "BG"],
    ["grc | el | griechenland | greece | grèce", "GR"],
    ["usa | united states | états-unis", "US"],
  ],
  unit: [
    ["stk | pcs", "C62 H87 EA XPP"],
    ["stck | stueck | st | pc", "C62 H87"],
    ["stück", "C62 H87 XPP"],
    ["unit | units | einheit | unité | u | 1 | qty", "C62"],
    ["pce | piece | pieces | pièce | szt | pz", "H87"],
    ["each", "EA"],
    ["h | std | stunde | stunden | hr | hrs | hour | hours | heure | heures", "HUR"],
    ["tag | tage | d | days | jour | jours | pt", "DAY"],
    ["woche | wochen | week | weeks | semaine", "WEE"],
    ["monat | monate | month | months | mois", "MON"],
    ["jahr | jahre | year | years | an | année", "ANN"],
    ["minute | minuten | minutes", "MIN"],
    ["kg | kilo | kilogramm | kilogram | kilogramme", "KGM"],
    ["g | gr | gramm | gram | gramme", "GRM"],
    ["t | to | tonne | tonnen | ton", "TNE"],
    ["l | lt | ltr | liter | litre", "LTR"],
    ["ml | milliliter", "MLT"],
    ["m | meter | metre | mètre | lfm", "MTR"],
    ["cm | zentimeter", "CMT"],
    ["mm | millimeter", "MMT"],
    ["km | kilometer", "KMT"],
    ["m2 | m² | qm | sqm", "MTK"],
    ["m3 | m³ | cbm", "MTQ"],
    ["kwh", "KWH"],
    ["pauschal | pauschale | psch | pausch | lump sum | forfait", "LS"],
    ["paar | pair | paire", "PR"],
    ["satz | sets", "SET"],
    ["% | prozent | percent", "P1"],
    ["karton | box | carton | kiste", "XBX"],
    ["palette | pallet", "XPX"],
  ],
  vatCategory: [
    ["standard | normal | regelsteuersatz | 19 | 20 | 7 | ust | mwst | tva | vat | r | h | aa", "S"],
    ["zero | null", "Z"],
    ["0", "Z E"],
    ["exempt | steuerfrei | befreit | exonéré", "E"],
    ["reverse | reverse charge | rc | §13b | 13b | autoliquidation", "AE"],
    ["ic | ig | igl | intra", "K"],
    ["export | ausfuhr", "G"],
    ["nicht steuerbar | out of scope | ns", "O"],
  ],
  paymentMeans: [
    ["sepa", "58"],
    ["überweisung | ueberweisung | transfer | credit transfer | virement", "30 58"],
    ["bank", "30"],
    ["lastschrift | direct debit | prélèvement", "59"],
    ["bar | cash | espèces", "10"],
    ["karte | card | credit card | kreditkarte | carte", "48"],
  ],
  documentType: [
    ["invoice | rechnung | facture | re | inv", "380"],
    ["credit note | gutschrift | avoir | gs | cn", "381"],
    ["korrektur | corrected invoice | rechnungskorrektur", "384"],
    ["teilrechnung | partial invoice", "326"],
    ["self-billed invoice", "389"],
  ],
} as const;

for (const [list, rows] of Object.entries(meant) as [keyof typeof meant, readonly (readonly [string, string])[]][]) {
  Deno.test(`words for codes: each word of the list ${list} means its codes, with a full stop, too`, () => {
    for (const [words, codes] of rows) {
      for (const word of words.split(" | ")) {
        assert.equal(codesFor(word, list).join(" "), codes, word);
        assert.equal(codesFor(` ${word}. `, list).join(" "), codes, `${word}.`);
      }
    }
  });
}

Deno.test("words for codes: a word of no list, and one of another list, mean nothing; capitals do not matter", () => {
  assert.deepEqual(codesFor("stück", "country"), []);
  assert.deepEqual(codesFor("stückchen", "unit"), []);
  assert.deepEqual(codesFor("", "unit"), []);
  assert.deepEqual(codesFor("STÜCK", "unit"), ["C62", "H87", "XPP"]);
});
