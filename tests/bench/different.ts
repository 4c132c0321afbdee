/** Valid invoices that all differ, of 8 to 14 kB, made from a seed: those of one run are those of every other. */

const examples = [
  "cii-intra-community",
  "cii-two-rates",
  "cii-xrechnung",
  "credit-note",
  "invoice-allowances-and-charges",
  "invoice-attachment",
  "invoice-foreign-accounting-currency",
  "invoice-simple",
  "invoice-two-rates",
  "xrechnung-public-buyer",
] as const;

const LINE = /\n *<(cac:(?:Invoice|CreditNote)Line|ram:IncludedSupplyChainTradeLineItem)>[^]*?<\/\1>/g;
/** What a line that costs nothing has with 0.00, and what it does not have. */
const AMOUNT = />[\d.]+<\/(cbc:LineExtensionAmount|cbc:PriceAmount|ram:LineTotalAmount|ram:ChargeAmount)>/g;
const MORE = /\n *<(cac:AllowanceCharge|ram:SpecifiedTradeAllowanceCharge|ram:Gross\w*)>[^]*?<\/\1>/g;
const NUMBER = /(<(?:cbc:ID|ram:LineID)>)[^<]*/;
const NAME = /<(cbc:Name|cbc:Description|cbc:StreetName|cbc:Note|ram:Name|ram:LineOne|ram:Content)>/g;

const words = [
  "Alpha",
  "Beta",
  "Schraube",
  "Kabel",
  "Beratung",
  "Wartung",
  "Lampe",
  "Stuhl",
  "Papier",
  "Toner",
  "Hotel",
];

interface Parts {
  readonly head: string;
  readonly line: string;
  readonly tail: string;
}

function partsOf(name: string): Parts {
  const xml = Deno.readTextFileSync(new URL(`../../examples/${name}.xml`, import.meta.url));
  const last = [...xml.matchAll(LINE)].at(-1);
  if (last === undefined) throw new Error(`${name} has no lines`);
  const end = last.index + last[0].length;
  const line = last[0].replaceAll(AMOUNT, ">0.00</$1>").replaceAll(MORE, "");
  return { head: xml.slice(0, end), line, tail: xml.slice(end) };
}

/** So many, in turn of all examples. */
export function* different(count: number): Generator<string> {
  const parts = examples.map(partsOf);
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor(seed / 2_147_483_648 * below);
  };
  for (let index = 0; index < count; index++) {
    const { head, line, tail } = parts[index % parts.length] ?? partsOf(examples[0]);
    const most = 8_000 + random(6_000);
    let text = head;
    for (let number = 101; text.length + tail.length < most; number++) text += line.replace(NUMBER, `$1${number}`);
    yield (text + tail).replaceAll(NAME, (name) => `${name}${words[random(words.length)]} ${index}-${random(1_000)} `);
  }
}
