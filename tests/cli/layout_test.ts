/** How the report for people is laid out and painted. */
import assert from "node:assert/strict";
import { labelled } from "../../host/cli/formats/text_report.ts";
import { colours, plain, type Style } from "../../host/cli/paint.ts";

/** How each style begins and ends (ECMA-48, SGR): no more is undone than was done. */
const styles: Readonly<Record<Style, readonly [begin: number, end: number]>> = {
  good: [32, 39],
  fatal: [31, 39],
  warning: [33, 39],
  information: [36, 39],
  faint: [2, 22],
  strong: [1, 22],
};

for (const [style, [begin, end]] of Object.entries(styles) as [Style, readonly [number, number]][]) {
  Deno.test(`what is ${style} is painted and ended, and nothing is not painted`, () => {
    assert.equal(colours(style, "x"), `\x1b[${begin}mx\x1b[${end}m`);
    assert.deepEqual([colours(style, ""), plain(style, "x")], ["", "x"]);
  });
}

Deno.test("a labelled text has lines of up to 100 characters", () => {
  const [first, second] = ["x".repeat(49), "y".repeat(50)];
  assert.equal(labelled("See:", 6, `${first} ${second} z`), `    See:   ${first} ${second}\n           z\n`);
  assert.equal(labelled("See:", 6, `${first} ${second}y z`), `    See:   ${first}\n           ${second}y z\n`);
  const long = "x".repeat(120);
  assert.equal(labelled("See:", 6, `a ${long} b`), `    See:   a\n           ${long}\n           b\n`);
});
