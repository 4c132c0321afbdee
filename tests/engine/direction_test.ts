/** Who owes whom, and which account is paid: what a change turns, and what it leaves. */
import assert from "node:assert/strict";
import { copyOf } from "../../engine/edits/copies.ts";
import { type Direction, directionOf } from "../../engine/edits/direction.ts";
import type { Syntax } from "../../engine/model/codes/index.ts";
import { open } from "../../engine/open/open.ts";

interface Invoice {
  readonly type?: string;
  readonly gross?: string;
  readonly due?: string | undefined;
  readonly ibans?: readonly string[];
  readonly syntax?: Syntax;
}

const claim: Invoice = { type: "380", gross: "119.00", due: "119.00", ibans: ["DE02300209000106531065"] };

/** What a claim becomes, and whether that turns it. */
const changes: readonly (readonly [title: string, change: Invoice, direction: Direction])[] = [
  ["another amount is due", { due: "118.99" }, "same"],
  ["it is a credit note", { type: "381" }, "turned"],
  ["it is another kind of invoice", { type: "384" }, "same"],
  ["it is written as a CreditNote", { syntax: "ubl-credit-note" }, "turned"],
  ["it is paid", { due: "0.00" }, "turned"],
  ["it asks for nothing", { gross: "0.00", due: "0.00" }, "turned"],
  ["its amount has a minus", { due: "-119.00" }, "turned"],
  ["its amount cannot be read", { due: "?" }, "turned"],
  ["another account is paid", { ibans: ["DE89370400440532013000"] }, "turned"],
  ["a second account may be paid", { ibans: ["DE02300209000106531065", "DE89370400440532013000"] }, "turned"],
  ["no account is named", { ibans: [] }, "turned"],
  ["its account is written with spaces, in small letters", { ibans: ["de02 3002 0900 0106 5310 65"] }, "same"],
];

for (const [title, change, direction] of changes) {
  Deno.test(`a claim is ${direction === "same" ? "the same" : "turned"} where ${title}`, () => {
    assert.equal(between(claim, { ...claim, ...change }), direction);
  });
}

Deno.test("what was not there before turns nothing: an amount that could not be read, and an account", () => {
  assert.equal(between({ ...claim, due: "119,0 0" }, claim), "same");
  assert.equal(between({ ...claim, due: undefined }, claim), "same");
  assert.equal(between({ ...claim, ibans: [] }, claim), "same");
});

Deno.test("a paid invoice that is to be paid again, and one without any amount that becomes a claim, are turned", () => {
  assert.equal(between({ ...claim, due: "0.00" }, claim), "turned");
  assert.equal(between({ ...claim, gross: "0.00", due: "0.00" }, claim), "turned");
  assert.equal(between({ ...claim, due: "0.00" }, { ...claim, gross: "0.00", due: "0.00" }), "turned");
});

function between(...[before, after]: readonly [Invoice, Invoice]): Direction {
  return directionOf(ground(before), ground(after));
}

function ground({ type, gross, due, ibans = [], syntax }: Invoice) {
  const payment = { meansCode: "58", creditTransfers: ibans.map((iban) => ({ iban })) };
  const totals = { taxInclusiveAmount: gross, payableAmount: due };
  const opened = open({
    input: JSON.stringify({ invoiceTypeCode: type, payment, totals }),
    mediaType: "application/json",
  });
  assert.ok("ok" in opened);
  return { ...copyOf(opened.ok, {}).ground, ...(syntax === undefined ? {} : { syntax }), asStated: true };
}
