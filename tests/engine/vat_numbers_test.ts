/** VAT identifiers and identifiers of participants: their forms and check digits, held against an independent implementation. */
import assert from "node:assert/strict";
import { schemeFault } from "../../engine/rules/own/scheme_ids.ts";
import { mayBeVatId, vatIdFault } from "../../engine/rules/own/vat_numbers.ts";

/** Good numbers of each country whose check digits are known: with every check digit that there is, where there is one. */
const good: Readonly<Record<string, readonly string[]>> = {
  AT: ["U13585627", "U94580739", "U02157361", "U42621294", "U97220033", "U32245380", "U99095148", "U20405602"],
  BE: ["0428759497", "0783212147", "0365252015", "0201288856", "0760831277"],
  DE: ["136695976", "536446919", "724327140", "407158666", "119882842", "302548683", "333904534", "207113097"],
  DK: ["13585628", "98320261", "76481555", "86839970", "44678179", "45604497", "48104223", "72213734", "25442008"],
  EL: ["094259216", "799351229", "498262618", "705434361", "137845185", "721372330", "695929652", "080408424"],
  FI: ["20774740", "07474858", "54435253", "05594880", "05842581", "39515044", "18755532", "24834296", "48317365"],
  FR: ["40303265045", "62860217777", "20877156000", "95124651365", "48686067141"],
  HR: ["33392005961", "75827755800", "68481032556", "84109750138", "43746768544", "25138249283", "02987200982"],
  IT: ["00743110157", "13597240913", "99425500396", "48007140394", "22655110108", "85014730890", "62638250837"],
  LU: ["15027442", "79566101", "84831253", "10051534", "73539779"],
  PL: ["8567346215", "4204785772", "4780256153", "9257851528", "4807254701", "4164375110", "0197978544"],
  PT: ["501964843", "249202492", "853238618", "921708580", "265738881", "133592286", "504102885", "901557609"],
  SE: ["123456789701", "167358656401", "388916008501", "317610610601", "790899259201", "750836608001"],
  SI: ["50223054", "48916099", "18014712", "49875175", "51554283", "51588498", "53568516", "64423271", "67724434"],
};

for (const [country, numbers] of Object.entries(good)) {
  Deno.test(`VAT identifiers of ${country} have the check digits of their country`, () => {
    for (const number of numbers) assert.equal(vatIdFault(`${country}${number}`), undefined, number);
  });

  Deno.test(`VAT identifiers of ${country} with another check digit are wrong`, () => {
    // The two digits in front of a French number are its check digits, and those of Sweden have 01 behind them.
    const at = country === "FR" ? 1 : country === "SE" ? 9 : -1;
    for (const number of numbers) {
      const place = at < 0 ? number.length - 1 : at;
      for (let step = 1; step < 10; step++) {
        const digit = String((number.charCodeAt(place) - 48 + step) % 10);
        const wrong = number.slice(0, place) + digit + number.slice(place + 1);
        assert.equal(vatIdFault(`${country}${wrong}`), "check_digits", wrong);
        assert.equal(mayBeVatId(`${country}${wrong}`), false);
      }
    }
  });

  Deno.test(`VAT identifiers of ${country} have as many digits as their country says`, () => {
    for (const number of numbers) {
      assert.equal(vatIdFault(`${country}${number}0`), "format", number);
      assert.equal(vatIdFault(`${country}${number.slice(0, -1)}`), "format", number);
      assert.equal(vatIdFault(`${country} ${number}`), "format", number);
    }
  });
}

Deno.test("numbers for which there is no check digit at all are not given out", () => {
  for (const start of ["FI2532495", "FI0373937", "PL174239202", "PL212251382", "SI2258795", "SI6770825"]) {
    for (let digit = 0; digit < 10; digit++) assert.equal(vatIdFault(`${start}${digit}`), "check_digits", start);
  }
});

const forms: readonly (readonly [id: string, fault: ReturnType<typeof vatIdFault>])[] = [
  ["BG123456789", undefined],
  ["BG1234567890", undefined],
  ["BG12345678", "format"],
  ["CY12345678X", undefined],
  ["CZ12345678", undefined],
  ["EE123456789", undefined],
  ["ESX1234567X", undefined],
  ["FRXX123456789", undefined],
  ["FRIO123456789", "format"],
  ["HU12345678", undefined],
  ["IE1234567WA", undefined],
  ["IE1A23456A", undefined],
  ["IE1A2345A", "format"],
  ["IE1A23456WX", "format"],
  ["LT123456789", undefined],
  ["LT1234567890", "format"],
  ["LT123456789012", undefined],
  ["LV12345678901", undefined],
  ["MT12345678", undefined],
  ["NL123456789B01", undefined],
  ["RO12", undefined],
  ["RO1", "format"],
  ["SE123456789002", undefined],
  ["SI00000000", undefined],
  ["SK1234567890", undefined],
  ["XI123456789", undefined],
  ["XIGD123", undefined],
  ["XIGD1234", "format"],
  ["GR094259216", "prefix"],
  ["GB123456789", "prefix"],
  ["de136695976", "prefix"],
  ["D", "prefix"],
  ["", "prefix"],
];

for (const [id, fault] of forms) {
  Deno.test(`the VAT identifier "${id}" ${fault === undefined ? "may be one" : `is wrong by its ${fault}`}`, () => {
    assert.equal(vatIdFault(id), fault);
    assert.equal(mayBeVatId(id), fault !== "check_digits");
  });
}

const schemes: readonly (readonly [scheme: string, id: string, fault: ReturnType<typeof schemeFault>])[] = [
  ["0007", "5599000170", undefined],
  ["0007", "5599000171", "check_digits"],
  ["0007", "559900-0170", "format"],
  ["0088", "4012345000009", undefined],
  ["0088", "4012345000008", "check_digits"],
  ["0088", "401234500000", "format"],
  ["0096", "1234567890", undefined],
  ["0096", "123456789", "format"],
  ["0184", "dk12345678", undefined],
  ["0184", "12345678", undefined],
  ["0184", "DK1234567", "format"],
  ["0192", "974760673", undefined],
  ["0192", "974760674", "check_digits"],
  ["0204", "04011000-1234512345-06", undefined],
  ["0204", "04011000-1234512345-07", "check_digits"],
  ["0204", "04011000", "format"],
  ["0208", "0999004186", undefined],
  ["0208", "0999004187", "check_digits"],
  ["9930", "DE136695976", undefined],
  ["9930", "de136695976", undefined],
  ["9930", "DE136695977", "check_digits"],
  ["9930", "136695976", "format"],
  ["9930", "ATU13585627", "format"],
  ["0060", "anything", undefined],
  ["EM", "a@b.example", undefined],
  ["1234", "x", "scheme"],
  ["toString", "x", "scheme"],
];

for (const [scheme, id, fault] of schemes) {
  Deno.test(`${id} in the scheme ${scheme} ${fault === undefined ? "may be known" : `is wrong by its ${fault}`}`, () => {
    assert.equal(schemeFault(scheme, id), fault);
  });
}
