/** What is written waits for a value, with all that stands around it. */
import assert from "node:assert/strict";
import { Held } from "../../engine/syntax/write/held.ts";

/** The events that some calls send on, an end tag as "/name", each with its place. */
function sent(calls: (held: Held) => void): readonly string[] {
  const events: string[] = [];
  calls(
    new Held({
      open: (name, _attributes, place) => events.push(`${name} ${place}`),
      text: (text, place) => events.push(`"${text}" ${place}`),
      close: (name, place) => events.push(`/${name} ${place}`),
    }),
  );
  return events;
}

Deno.test("a group without a value is not sent, nor its constants, nor the wrappers in it", () => {
  assert.deepEqual(
    sent((held) => {
      held.open("group", true, 1);
      held.constant("fixed", undefined, "x", 1);
      held.open("wrapper", false, 2);
      held.constant("inner", undefined, "y", 2);
      held.close(2);
      held.open("empty", false, 2);
      held.close(2);
      held.close(1);
    }),
    [],
  );
});

Deno.test("the constants of a group are sent with its first value, in their places, and later ones at once", () => {
  assert.deepEqual(
    sent((held) => {
      held.open("group", true, 1);
      held.constant("fixed", undefined, "x", 1);
      held.open("wrapper", false, 2);
      held.constant("inner", undefined, "y", 3);
      held.close(4);
      held.open("empty", false, 5);
      held.close(5);
      held.value("value", undefined, "z", 6);
      held.constant("later", undefined, "w", 7);
      held.close(8);
    }),
    [
      "group 1",
      "fixed 1",
      '"x" 1',
      "/fixed 1",
      "wrapper 2",
      "inner 3",
      '"y" 3',
      "/inner 3",
      "/wrapper 4",
      "value 6",
      '"z" 6',
      "/value 6",
      "later 7",
      '"w" 7',
      "/later 7",
      "/group 8",
    ],
  );
});

Deno.test("a constant in a wrapper of a group that was sent is sent with the wrapper", () => {
  assert.deepEqual(
    sent((held) => {
      held.open("group", true, 1);
      held.text("t", 2);
      held.open("wrapper", false, 3);
      held.constant("fixed", undefined, "x", 4);
      held.close(5);
      held.close(6);
    }),
    ["group 1", '"t" 2', "wrapper 3", "fixed 4", '"x" 4', "/fixed 4", "/wrapper 5", "/group 6"],
  );
});

Deno.test("a group inside one that was sent still waits for a value of its own", () => {
  assert.deepEqual(
    sent((held) => {
      held.open("outer", true, 1);
      held.keep();
      held.open("inner", true, 2);
      held.constant("fixed", undefined, "x", 3);
      held.close(4);
      held.constant("own", undefined, "y", 5);
      held.close(6);
    }),
    ["outer 1", "own 5", '"y" 5', "/own 5", "/outer 6"],
  );
});

Deno.test("a constant outside of all groups is sent at once, and closing what is not open does nothing", () => {
  assert.deepEqual(
    sent((held) => {
      held.close(1);
      held.keep();
      held.constant("fixed", undefined, "x", 2);
      held.close(3);
    }),
    ["fixed 2", '"x" 2', "/fixed 2"],
  );
});
