/** What comes with an invoice (BT-125) is attached to its PDF. */
import assert from "node:assert/strict";
import type { Invoice } from "../../engine/mod.ts";
import { attachmentsOf, defaultPdfLimits, extract } from "../../engine/pdf/mod.ts";
import { supplementsOf } from "../../engine/pdf/write/attached.ts";
import { bytesOf } from "./made.ts";
import { type Sample, samples } from "./samples.ts";

function sample(name: string): Sample {
  const found = samples.find((it) => it.name === name);
  assert.ok(found !== undefined, name);
  return found;
}

type Document = NonNullable<Invoice["supportingDocuments"]>[number];

function namesOf(...documents: readonly Document[]): readonly string[] {
  return supplementsOf({ supportingDocuments: [...documents] }).map(({ name }) => name);
}

Deno.test("documents with content are attached as supplements, behind the XML, and do not hide it", async () => {
  const pdf = await bytesOf(sample("attachments"));
  const found = attachmentsOf(pdf, defaultPdfLimits).map(({ name, relationship, read }) => {
    return [name, relationship, new TextDecoder().decode(read()).slice(0, 6)];
  });
  // By name, because readers look names up by halves.
  assert.deepEqual(found, [
    ["Stundenzettel (März) (2).csv", "Supplement", "a;b\n1;"],
    ["Stundenzettel (März).csv", "Supplement", "Tag;St"],
    ["factur-x (2).xml", "Supplement", "<note/"],
    ["factur-x.xml", "Alternative", "<?xml "],
  ]);
  const outcome = extract(pdf);
  assert.ok("ok" in outcome);
  assert.equal(outcome.ok.name, "factur-x.xml");
});

Deno.test("an attachment's name is no path, is there once, and is not the invoice's", () => {
  const content = "YQ==";
  assert.deepEqual(namesOf({ id: "1", content, filename: "../../etc/passwd" }), [".._.._etc_passwd"]);
  assert.deepEqual(namesOf({ id: "1", content, filename: "a\\b:c\u0000\u202e.pdf" }), ["a_b_c.pdf"]);
  assert.deepEqual(namesOf({ id: "Z-1", content }, { id: "z-1", content }), ["Z-1", "z-1 (2)"]);
  assert.deepEqual(namesOf({ id: "1", content, filename: "XRechnung.XML" }), ["XRechnung (2).XML"]);
  assert.deepEqual(namesOf({ id: "..", content }), ["attachment"]);
  assert.equal(namesOf({ id: "1", content, filename: "x".repeat(10_000) })[0]?.length, 120);
});

Deno.test("what has no content, or content that is no base64, is not attached", () => {
  assert.deepEqual(
    namesOf({ id: "1" }, { id: "2", content: "" }, { id: "3", content: "?" }, { id: "4", content: "a" }),
    [],
  );
  const [broken] = supplementsOf({ supportingDocuments: [{ id: "5", content: "YW\nJj" }] });
  assert.equal(new TextDecoder().decode(broken?.bytes), "abc");
});

Deno.test("of three attachments with one name, in whatever letters, the second and third are numbered", () => {
  const content = "YQ==";
  const same = ["Plan.PDF", "plan.pdf", "PLAN.pdf"].map((filename) => ({ id: "1", content, filename }));
  assert.deepEqual(namesOf(...same), ["Plan.PDF", "plan (2).pdf", "PLAN (3).pdf"]);
  const hidden = [".profile", ".profile"].map((filename) => ({ id: "1", content, filename }));
  assert.deepEqual(namesOf(...hidden), [".profile", ".profile (2)"]);
});

Deno.test("an attachment keeps its description and media type, and is bytes of any kind without one", () => {
  const [told, bare] = supplementsOf({
    supportingDocuments: [
      { id: "1", content: "YWJj", description: "Hours", mimeCode: "text/csv" },
      { id: "2", content: "YWI=" },
    ],
  });
  assert.deepEqual([told?.description, told?.mimeType, told?.bytes], [
    "Hours",
    "text/csv",
    new TextEncoder().encode("abc"),
  ]);
  assert.deepEqual([bare?.mimeType, bare?.bytes], ["application/octet-stream", new TextEncoder().encode("ab")]);
  assert.ok(bare !== undefined && !("description" in bare));
});
