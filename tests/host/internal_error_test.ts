import assert from "node:assert/strict";
import { internalError } from "../../host/kit/internal_error.ts";

function thrownBy(make: () => Error): Error {
  return make();
}

Deno.test("an error is printed with its name and its frames, and so is its cause, without their messages", () => {
  const cause = thrownBy(() => new RangeError("BT-1 is INV-4711\n    at least"));
  const error = thrownBy(() => new TypeError("the seller is Muster GmbH", { cause }));
  const said = internalError(error);
  assert.match(said, /\n {2}TypeError\n {4}at .*internal_error_test\.ts:\d+:\d+/);
  assert.match(said, /caused by\n {2}RangeError\n {4}at .*internal_error_test\.ts:\d+:\d+/);
  assert.doesNotMatch(said, /INV-4711|Muster|at least/);
});

Deno.test("of an error without a stack, or with an unusual one, only the name is printed", () => {
  const odd = Object.assign(new Error("INV-4711"), { stack: "Error: Muster GmbH\n    at INV-4711 of Muster GmbH" });
  odd.message = "something else";
  assert.match(internalError(odd), /\n {2}Error\n$/);
  assert.match(internalError("INV-4711"), /\n {2}string\n$/);
});
