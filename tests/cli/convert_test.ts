/** `faktlint convert`: what is written, what is said of losses, and what bad calls and bad files give. */
import assert from "node:assert/strict";
import { strToU8, zipSync } from "fflate";
import { parse } from "../../engine/mod.ts";
import { faktlint, withFolder } from "../support/terminal.ts";

function example(name: string): string {
  return Deno.readTextFileSync(new URL(`../../examples/${name}`, import.meta.url));
}

const files = { "a.xml": example("invoice-simple.xml"), "b.xml": example("cii-two-rates.xml") };

function syntaxOf(xml: string): string {
  const read = parse(xml);
  return "ok" in read ? read.ok.syntax : read.refusal.error;
}

Deno.test("convert prints the document in the other syntax", async () => {
  await withFolder(files, async (folder) => {
    for (const [file, to, syntax] of [["a.xml", "cii", "cii"], ["b.xml", "ubl", "ubl-invoice"]] as const) {
      const { status, out, err } = await faktlint(["convert", "--to", to, `${folder}/${file}`]);
      assert.deepEqual([status, err, syntaxOf(out)], [0, "", syntax]);
    }
  });
});

Deno.test("convert writes nothing where something gets lost, names it, and leaves it out with --allow-loss", async () => {
  await withFolder(files, async (folder) => {
    const call = ["convert", "--to", "facturx-minimum", `${folder}/a.xml`, "--out", `${folder}/out.xml`];
    const refused = await faktlint(call);
    assert.deepEqual([refused.status, refused.out], [1, ""]);
    assert.match(refused.err, /BT-83 {2}2025-1042 {2}\/Invoice\/cac:PaymentMeans\/cbc:PaymentID \(56:5\)/);
    assert.throws(() => Deno.statSync(`${folder}/out.xml`), Deno.errors.NotFound);
    const made = await faktlint([...call, "--allow-loss"]);
    assert.equal(made.status, 0, made.err);
    assert.match(made.err, /BT-83 {2}2025-1042/);
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out.xml`)), "cii");
  });
});

Deno.test("convert says in its language what the official validators would refuse, and writes nothing", async () => {
  await withFolder({ "a.xml": example("broken-totals.xml") }, async (folder) => {
    const { status, out, err } = await faktlint(["convert", "--to", "cii", "--lang", "de", `${folder}/a.xml`]);
    assert.deepEqual([status, out], [1, ""]);
    assert.match(err, /nicht umgewandelt/);
    assert.match(err, /BR-CO-10/);
  });
});

Deno.test("convert takes a folder into another, where no name leads out of it", async () => {
  await withFolder({ "in/a.xml": files["a.xml"], "in/b/b.xml": files["b.xml"] }, async (folder) => {
    const { status, err } = await faktlint(["convert", "--to", "cii", `${folder}/in`, "--out", `${folder}/out`]);
    assert.equal(status, 0, err);
    for (const name of ["a.xml", "b/b.xml"]) {
      assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/${name}`)), "cii", name);
    }
    const alone = await faktlint(["convert", "--to", "cii", `${folder}/in`]);
    assert.equal(alone.status, 2);
    assert.match(alone.err, /--out/);
  });
});

Deno.test("convert leaves a file that is there alone, and replaces it with --force; a device stays what it is", async () => {
  await withFolder({ ...files, "out.xml": "mine" }, async (folder) => {
    const call = ["convert", "--to", "cii", `${folder}/a.xml`, "--out", `${folder}/out.xml`];
    const { status, out, err } = await faktlint(call);
    assert.deepEqual([status, out], [2, ""]);
    assert.match(err, /out\.xml" is there already: .*--force/);
    assert.equal(Deno.readTextFileSync(`${folder}/out.xml`), "mine");
    assert.equal((await faktlint([...call, "--force"])).status, 0);
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out.xml`)), "cii");
    assert.equal((await faktlint(["convert", "--to", "cii", `${folder}/a.xml`, "--out", "/dev/null"])).status, 0);
    assert.ok(Deno.statSync("/dev/null").isCharDevice);
    for (const device of ["/dev/full", "/dev/none"]) {
      const { status, err } = await faktlint(["convert", "--to", "cii", `${folder}/a.xml`, "--out", device]);
      assert.deepEqual([status, err.includes(`"${device}" cannot be written`)], [2, true], err);
    }
  });
});

Deno.test("convert --force does not replace the invoice that it reads", async () => {
  await withFolder(files, async (folder) => {
    Deno.symlinkSync(`${folder}/a.xml`, `${folder}/link.xml`);
    for (const name of ["a.xml", "link.xml"]) {
      const call = ["convert", "--to", "cii", `${folder}/a.xml`, "--out", `${folder}/${name}`, "--force"];
      const { status, err } = await faktlint(call);
      assert.equal(status, 2);
      assert.match(err, /also what is read/);
      assert.equal(Deno.readTextFileSync(`${folder}/a.xml`), files["a.xml"]);
    }
  });
});

/** Bad input, and the code that it gets. */
const bad: readonly (readonly [name: string, content: string, code: string])[] = [
  ["a.xml", "<Order xmlns='urn:x'/>", "unknown_root"],
  ["a.xml", "<Invoice", "unexpected_end"],
  ["a.pdf", "%PDF-1.7 but none", "pdf"],
  ["a.json", "{", "bad_request"],
];

for (const [name, content, code] of bad) {
  Deno.test(`convert of ${JSON.stringify(content)} in ${name} is not read, and writes nothing`, async () => {
    await withFolder({ [name]: content }, async (folder) => {
      const call = ["convert", "--to", "ubl", `${folder}/${name}`, "--out", `${folder}/out.xml`];
      const { status, out, err } = await faktlint(call);
      assert.deepEqual([status, out], [2, ""]);
      assert.ok(err.includes(code), err);
      assert.throws(() => Deno.statSync(`${folder}/out.xml`), Deno.errors.NotFound);
    });
  });
}

Deno.test("convert to a target that does not exist, or to none, names those that do", async () => {
  for (const call of [["--to", "edifact", "a.xml"], ["a.xml"]]) {
    const { status, err } = await faktlint(["convert", ...call]);
    assert.equal(status, 2);
    assert.match(err, /facturx-basicwl/);
  }
});

const several = {
  "in/a.xml": files["a.xml"],
  "in/b/b.xml": files["b.xml"],
  "in/bad.xml": "<Invoice",
  "in/not.xml": example("broken-totals.xml"),
};

Deno.test("convert goes on behind files that are not read and not converted, counts them, and tells by its status", async () => {
  await withFolder(several, async (folder) => {
    for (const jobs of [[], ["--jobs", "2"]]) {
      const out = `${folder}/out${jobs.length}`;
      const { status, err } = await faktlint(["convert", "--to", "cii", `${folder}/in`, "--out", out, ...jobs]);
      assert.equal(status, 2);
      assert.match(err, /bad\.xml: .*unexpected_end[^]*not\.xml: not converted/);
      assert.match(err, /\n2 converted, 1 not converted, 1 not read or not written\n$/);
      assert.deepEqual([...Deno.readDirSync(out)].map(({ name }) => name).sort(), ["a.xml", "b"]);
      assert.equal(syntaxOf(Deno.readTextFileSync(`${out}/b/b.xml`)), "cii");
    }
  });
});

Deno.test("several workers give the same documents as one, in the same order of what is said", async () => {
  const many = Object.fromEntries(
    Array.from(
      { length: 40 },
      (_, at) => [`in/${at}.xml`, at % 7 === 6 ? "<Invoice" : files["a.xml"].replace("2025-1042", `N${at}`)],
    ),
  );
  await withFolder(many, async (folder) => {
    const said = [];
    for (const jobs of ["1", "3"]) {
      const out = `${folder}/out${jobs}`;
      const { status, err } = await faktlint(["convert", "--to", "cii", `${folder}/in`, "--out", out, "--jobs", jobs]);
      assert.equal(status, 2);
      const names = [...Deno.readDirSync(out)].map(({ name }) => name).sort();
      said.push({ err, texts: names.map((name) => [name, Deno.readTextFileSync(`${out}/${name}`)]) });
    }
    assert.deepEqual(said[0], said[1]);
    assert.match(said[1]?.texts[0]?.[1] ?? "", />N0</);
  });
});

Deno.test("convert into a folder replaces no file that is there, unless it is told to", async () => {
  await withFolder({ ...several, "out/a.xml": "mine" }, async (folder) => {
    const call = ["convert", "--to", "cii", `${folder}/in/*.xml`, `${folder}/in/b`, "--out", `${folder}/out`];
    const { status, err } = await faktlint(call);
    assert.equal(status, 2);
    assert.match(err, /out\/a\.xml" is there already/);
    assert.equal(Deno.readTextFileSync(`${folder}/out/a.xml`), "mine");
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/b.xml`)), "cii");
    await faktlint([...call, "--force"]);
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/a.xml`)), "cii");
  });
});

Deno.test("what becomes of an archive lies below its own names, and two names that become one are said", async () => {
  const entries = {
    "x/a.xml": strToU8(files["a.xml"]),
    "../up.xml": strToU8(files["b.xml"]),
    "x/a.json": strToU8(example("invoice-from-json.json")),
  };
  await withFolder({ "month.zip": zipSync(entries) }, async (folder) => {
    const { status, err } = await faktlint(["convert", "--to", "cii", `${folder}/month.zip`, "--out", `${folder}/out`]);
    assert.equal(status, 2);
    assert.match(err, /out\/x\/a\.xml" was written for another file of this call/);
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/x/a.xml`)), "cii");
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/up.xml`)), "cii");
    assert.throws(() => Deno.statSync(`${folder}/up.xml`), Deno.errors.NotFound);
  });
});

Deno.test("a pattern keeps the folders below the one that it begins with", async () => {
  await withFolder({ "in/1/a.xml": files["a.xml"], "in/2/a.xml": files["b.xml"] }, async (folder) => {
    const { status, err } = await faktlint([
      "convert",
      "--to",
      "ubl",
      `${folder}/in/**/*.xml`,
      "--out",
      `${folder}/out`,
    ]);
    assert.equal(status, 0, err);
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/1/a.xml`)), "ubl-invoice");
    assert.equal(syntaxOf(Deno.readTextFileSync(`${folder}/out/2/a.xml`)), "ubl-invoice");
  });
});
