import assert from "node:assert/strict";
import { snapshotOf } from "../../tools/platforms.ts";

const names = Array.from({ length: 12 }, (_, at) => `Plateforme ${at}`);
const asked = { asOf: "2026-10-01", source: "the list" };

function namesOf(text: string, column?: string): readonly string[] {
  const made = snapshotOf(text, column === undefined ? asked : { ...asked, column });
  assert.ok(typeof made !== "string", `it is a list, and not: ${made}`);
  assert.deepEqual([made.as_of, made.source, made.official.reported_on], ["2026-10-01", "the list", "2026-10-01"]);
  assert.equal(made.official.reported_count, made.names.length);
  return made.names;
}

Deno.test("a text with a name a line is the snapshot, each name once", () => {
  const found = namesOf(`\ufeff\r\n"Équation"\r\n${[...names, "Équation"].join("\n")}\n`);
  assert.deepEqual(found.filter((name) => !names.includes(name)), ["Équation"]);
  assert.ok(names.every((name) => found.includes(name)));
});

Deno.test("the column of names is found in CSV, whatever its separator, below a title, and quoted cells are one", () => {
  const rows = names.map((name, at) => `${at};"${name}; ""SA""\nParis";x`);
  const found = namesOf(`Liste des plateformes;;\nN°;Dénomination sociale;Site\n${rows.join("\n")}\n`);
  assert.deepEqual(found.slice(0, 2), ['Plateforme 0; "SA" Paris', 'Plateforme 1; "SA" Paris']);
  assert.deepEqual(namesOf(`SIREN\tNom commercial\n${names.map((name) => `1\t${name}`).join("\n")}`).length, 12);
  assert.deepEqual(namesOf(`a,b\n${names.map((name) => `1,${name}`).join("\n")}`, "B").length, 12);
});

Deno.test("a page that was saved gives the longest table of names, without its tags, scripts and entities", () => {
  const rows = names.map((name) =>
    `<TR class="x"><td>1</td><td><a href="#">${name} &amp; Soci&eacute;t&#233;</a></td></TR>`
  );
  const page = `<!DOCTYPE html><html><script>"<table><tr><td>Nom</td></tr></table>"</script>
    <table><tr><th>Nom</th><th>Téléphone</th></tr><tr><td>Accueil</td><td>1</td></tr></table>
    <table><thead><tr><th>N°</th><th><b>Raison</b> sociale</th></tr></thead><tbody>${
    rows.join("")
  }</tbody></table></html>`;
  const found = namesOf(page);
  assert.ok(found.includes("Plateforme 3 & Société"), found.join(", "));
  assert.ok(!found.includes("Accueil"));
});

for (
  const [what, text, asOf, source, column] of [
    ["no day", names.join("\n"), "today", "x"],
    ["no source", names.join("\n"), "2026-10-01", " "],
    ["too few names", "A\nB", "2026-10-01", "x"],
    ["a table without names", `${names.join("\n")}\n${"x".repeat(201)}`, "2026-10-01", "x"],
    ["no such column", names.join("\n"), "2026-10-01", "x", "Nom"],
    ["a page without a table of names", "<html><p>none</p></html>", "2026-10-01", "x"],
  ] as const
) {
  Deno.test(`a snapshot with ${what} is refused`, () => {
    assert.equal(typeof snapshotOf(text, column === undefined ? { asOf, source } : { asOf, source, column }), "string");
  });
}
