/** The order of the elements in an element, as the XML Schemas have it. */
import assert from "node:assert/strict";
import { orderIn } from "../../engine/edits/xml/order.ts";

Deno.test("orderIn() names what may be in an element at any depth, in the order of its schema", () => {
  const party = ["ubl:Invoice", "cac:AccountingSupplierParty", "cac:Party"];
  assert.deepEqual(orderIn("ubl-invoice", [...party, "cac:PartyName"]), ["cbc:Name"]);
  assert.deepEqual(orderIn("ubl-invoice", [...party, "cac:PartyIdentification"]), ["cbc:ID"]);
  const [first, second] = orderIn("ubl-invoice", ["ubl:Invoice"]);
  assert.deepEqual([first, second], ["ext:UBLExtensions", "cbc:UBLVersionID"]);
});

Deno.test("orderIn() names nothing in an element without others, and in one that the schema does not have", () => {
  for (
    const path of [["ubl:Invoice", "cbc:ID"], ["ubl:Invoice", "cbc:None"], ["ubl:None"], ["ubl:None", "cbc:ID"], []]
  ) {
    assert.deepEqual(orderIn("ubl-invoice", path), [], path.join("/"));
  }
});
