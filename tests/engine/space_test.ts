import assert from "node:assert/strict";
import { endOf, isBlank, isSpace, trimmed } from "../../engine/model/space.ts";

const spaces = [" ", "\n", "\r", "\t"];

Deno.test("white space is four characters, and no other that looks like it", () => {
  for (const space of spaces) assert.equal(isSpace(space.charCodeAt(0)), true, JSON.stringify(space));
  for (const other of ["\v", "\f", "\0", "\u00a0", "\u2003", "\u3000", "\ufeff", "x", "!"]) {
    assert.equal(isSpace(other.charCodeAt(0)), false, JSON.stringify(other));
  }
});

Deno.test("a text is blank that has white space alone, or nothing", () => {
  for (const blank of ["", ...spaces, " \n\r\t "]) assert.equal(isBlank(blank), true, JSON.stringify(blank));
  for (const text of ["x", " x", "x ", "\u00a0", "\v"]) assert.equal(isBlank(text), false, JSON.stringify(text));
});

Deno.test("white space around a text goes, and what is inside stays", () => {
  for (const [text, rest] of [["\t a\n b \r\n", "a\n b"], ["a", "a"], [" a", "a"], ["a ", "a"], ["  ", ""], ["", ""]]) {
    assert.equal(trimmed(text ?? ""), rest);
  }
  assert.equal(trimmed("\u00a0a\u00a0"), "\u00a0a\u00a0");
});

Deno.test("a text ends behind its last character that is no white space, but not before a start", () => {
  assert.deepEqual([endOf("ab \n"), endOf("ab"), endOf("  "), endOf("")], [2, 2, 0, 0]);
  assert.deepEqual([endOf("a   ", 3), endOf("    ", 2)], [3, 2]);
});
