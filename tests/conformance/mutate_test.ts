import assert from "node:assert/strict";
import { validFile, validInvoice } from "../support/terminal.ts";
import { Random } from "../support/random.ts";
import { textOf, treeOf } from "../support/tree.ts";
import { validate } from "../../engine/mod.ts";
import { official } from "../../engine/official.ts";
import { insertAnywhere, typedElements } from "./insertions.ts";
import { mutate } from "./mutate.ts";

Deno.test("a document that goes through a tree has the same verdict, and no comments", () => {
  const text = textOf(treeOf(validInvoice));
  const outcome = validate(text);
  assert.ok("ok" in outcome && outcome.ok.valid);
  assert.doesNotMatch(text, /<!--/);
  assert.equal(textOf(treeOf(text)), text);
});

Deno.test("attributes, references and line breaks survive a tree", () => {
  const xml = `<a b="&#9;&#10;&quot;&lt;" xmlns:p="u"><p:c>&amp;&#13;\n&gt;</p:c><![CDATA[<]]><d/></a>`;
  const text = textOf(treeOf(xml));
  assert.equal(
    text,
    `<?xml version="1.0" encoding="UTF-8"?>\n<a b="&#9;&#10;&#34;&#60;" xmlns:p="u"><p:c>&#38;&#13;\n&#62;</p:c>&#60;<d/></a>\n`,
  );
});

Deno.test("mutations are the same for the same seed, tell what they did, and leave XML that is read", () => {
  const made = (seed: number) => {
    const root = treeOf(Deno.readTextFileSync(validFile));
    const told = mutate(root, new Random(seed));
    return { told, text: textOf(root) };
  };
  for (let seed = 0; seed < 100; seed++) {
    const { told, text } = made(seed);
    assert.ok(told.length > 0);
    assert.deepEqual({ told, text }, made(seed));
    assert.ok("ok" in validate(text), `${seed}: ${told.join("; ")}`);
  }
  assert.notEqual(made(1).text, made(2).text);
});

Deno.test("elements are inserted where the schema allows them, also where no row of a binding expects them", () => {
  let allowed = 0;
  let unexpected = 0;
  for (const file of ["base.ubl.xml", "base.creditnote.xml", "base.cii.xml"]) {
    const text = Deno.readTextFileSync(new URL(`../../cases/${file}`, import.meta.url));
    for (let seed = 0; seed < 20; seed++) {
      const root = treeOf(text);
      assert.ok(insertAnywhere(typedElements(root), new Random(seed), () => "1") !== undefined);
      const outcome = validate(textOf(root), { profile: "en16931", strict: true, sets: official });
      assert.ok("ok" in outcome, file);
      if (!outcome.ok.errors.some(({ rule }) => rule === "ATW-SCHEMA-ELEMENT" || rule === "ATW-SCHEMA-MISSING")) {
        allowed++;
      }
      if (outcome.ok.notRead.total > 0) unexpected++;
    }
  }
  assert.ok(allowed > 30, `${allowed} of 60 are allowed`);
  assert.ok(unexpected > 10, `${unexpected} of 60 have what no row expects`);
});

Deno.test("Random gives the same numbers for the same seeds, below the bound, and all of them", () => {
  const numbers = (...seeds: readonly number[]) => {
    const random = new Random(...seeds);
    return Array.from({ length: 200 }, () => random.below(10));
  };
  assert.deepEqual(numbers(1, 2), numbers(1, 2));
  assert.notDeepEqual(numbers(1, 2), numbers(2, 1));
  assert.notDeepEqual(numbers(1, 2).slice(1), numbers(1, 3).slice(0, -1));
  assert.deepEqual(new Set(numbers(5)), new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
  assert.throws(() => new Random(1).of([]), RangeError);
});
