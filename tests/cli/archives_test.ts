/** Archives: what is in them is checked as if it lay beside them, and no archive takes the machine with it. */
import assert from "node:assert/strict";
import { gzipSync, zipSync } from "fflate";
import { createTarPacker, packTar } from "modern-tar";
import { tar, tarGzip, tarZstd, zip } from "../support/archives.ts";
import { faktlint, invalidInvoice, type Run, validInvoice, withFolder } from "../support/terminal.ts";
import { longTest } from "../support/sweeps.ts";

interface Line {
  readonly file: string;
  readonly status: number;
  readonly error?: { readonly error: string; readonly xml_code?: string };
  readonly result?: { readonly valid: boolean };
}

function lines({ out }: Run): readonly Line[] {
  return out.trimEnd().split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

/** What is said of each file, by its path below the folder. */
async function said(folder: string, ...args: readonly string[]) {
  const run = await faktlint(["validate", "--format", "ndjson", ...args]);
  const what = lines(run).map(({ file, error, result }) => [
    file.replace(`${folder}/`, ""),
    result?.valid ?? error?.xml_code ?? error?.error,
  ]);
  return { status: run.status, what };
}

Deno.test("a ZIP that says it has fewer entries than it lists is not taken for whole", async () => {
  const whole = zip({ "one.xml": validInvoice, "two.xml": invalidInvoice });
  const end = whole.length - 22;
  const fewer = whole.slice();
  for (const at of [8, 10]) new DataView(fewer.buffer).setUint16(end + at, 1, true);
  await withFolder({ "fewer.zip": fewer, "in.zip": zip({ "fewer.zip": fewer }) }, async (folder) => {
    for (const name of ["fewer.zip", "in.zip"]) {
      const { status, what } = await said(folder, `${folder}/${name}`);
      const inner = name === "in.zip" ? "in.zip/fewer.zip" : name;
      assert.deepEqual([status, what], [2, [[`${inner}/one.xml`, true], [inner, "bad_request"]]]);
    }
  });
});

const files = { "b/two.xml": invalidInvoice, "a.xml": validInvoice, "readme.txt": "no invoice", "c.JSON": "{" };
const inOrder = [["b/two.xml", false], ["a.xml", true], ["c.JSON", "malformed_json"]] as const;

const kinds = {
  "all.zip": () => zip(files),
  "all.tar": () => tar(files),
  "all.tar.gz": () => tarGzip(files),
  "all.TGZ": () => tarGzip(files),
  "all.tar.zst": () => tarZstd(files),
} as const;

for (const [name, made] of Object.entries(kinds)) {
  Deno.test(`${name}: its invoices are checked in its order, by their paths in it, and other files passed over`, async () => {
    await withFolder({ [name]: await made() }, async (folder) => {
      const { status, what } = await said(folder, `${folder}/${name}`);
      assert.deepEqual(what.map(([file]) => file), inOrder.map(([file]) => `${name}/${file}`));
      assert.deepEqual(what.slice(0, 2).map(([, verdict]) => verdict), [false, true]);
      assert.equal(status, 2);
      assert.deepEqual(await said(folder, folder), { status, what });
      assert.deepEqual(await said(folder, "--jobs", "2", folder), { status, what });
    });
  });

  Deno.test(`${name}, cut off anywhere, is never taken for whole`, async () => {
    const whole = await made();
    for (const share of [0, 0.1, 0.5, 0.9]) {
      await withFolder({ [name]: whole.slice(0, Math.floor(whole.length * share)) }, async (folder) => {
        const { status, what } = await said(folder, `${folder}/${name}`);
        assert.equal(status, 2);
        assert.deepEqual(what.at(-1), [name, "bad_request"], `${share} of it`);
      });
    }
  });
}

Deno.test("an archive that is not there, or not what its name says, is refused by its name", async () => {
  await withFolder({ "a.zip": "no archive", "b.tar": "x".repeat(2_000), "c.tgz": validInvoice }, async (folder) => {
    for (const name of ["a.zip", "b.tar", "c.tgz", "none.zip"]) {
      assert.deepEqual(await said(folder, `${folder}/${name}`), { status: 2, what: [[name, "bad_request"]] });
    }
  });
});

Deno.test("a byte that changed in a stored file of a ZIP is noticed by its checksum", async () => {
  const whole = zipSync({ "a.xml": [new TextEncoder().encode(validInvoice), { level: 0 }] });
  whole[whole.indexOf(0x3e, 1_000)] = 0x20;
  await withFolder({ "a.zip": whole }, async (folder) => {
    assert.deepEqual(await said(folder, folder), { status: 2, what: [["a.zip/a.xml", "bad_request"]] });
  });
});

for (const [what, size] of [["less", 10], ["more", 1_000_000]] as const) {
  Deno.test(`a file of a ZIP that says it unpacks to ${what} than it does is not read, and what follows is`, async () => {
    const made = zip({ "one.xml": validInvoice, "two.xml": invalidInvoice });
    const view = new DataView(made.buffer);
    const contents = view.getUint32(made.length - 6, true);
    view.setUint32(contents + 24, size, true);
    await withFolder({ "all.zip": made }, async (folder) => {
      const { status, what } = await said(folder, `${folder}/all.zip`);
      assert.deepEqual([status, what], [2, [["all.zip/one.xml", "bad_request"], ["all.zip/two.xml", false]]]);
    });
  });
}

Deno.test("a name that leads out of its archive is only a name", async () => {
  for (const made of [zip, tar]) {
    const name = made === zip ? "a.zip" : "a.tar";
    await withFolder({ [name]: await made({ "../../out.xml": validInvoice }) }, async (folder) => {
      assert.deepEqual(await said(folder, folder), { status: 0, what: [[`${name}/../../out.xml`, true]] });
    });
  }
});

Deno.test("a link in a TAR is not followed, and said to be one", async () => {
  const link = { header: { name: "a.xml", size: 0, type: "symlink", linkname: "/etc/hostname" } } as const;
  await withFolder({ "a.tar": await packTar([link]) }, async (folder) => {
    assert.deepEqual(await said(folder, folder), { status: 2, what: [["a.tar/a.xml", "bad_request"]] });
  });
});

Deno.test("what is larger unpacked than a document may be is refused, and what comes after it is read", async () => {
  const huge = " ".repeat(30_000_000);
  for (const [name, made] of [["a.zip", zip], ["a.tgz", tarGzip]] as const) {
    await withFolder({ [name]: await made({ "1.xml": huge, "2.xml": validInvoice }) }, async (folder) => {
      const { status, what } = await said(folder, folder);
      assert.deepEqual(what, [[`${name}/1.xml`, "character_limit"], [`${name}/2.xml`, true]]);
      assert.equal(status, 2);
    });
  }
});

Deno.test("an archive that unpacks to far more than its size is given up", async () => {
  // More than a gigabyte of zeros, in a file that is not an invoice: it is passed over, and has to be unpacked for that.
  const { readable, controller } = createTarPacker();
  controller.add({ name: "zeros.bin", size: 1_100_000_000, type: "file" });
  const { value: header } = await readable.getReader().read();
  const zeros = gzipSync(new Uint8Array(10_000_000), { level: 1 });
  const bomb = new Blob([
    gzipSync(header ?? new Uint8Array()).slice(),
    ...Array.from({ length: 110 }, () => zeros.slice()),
  ]);
  await withFolder({ "bomb.tgz": await bomb.bytes() }, async (folder) => {
    assert.deepEqual(await said(folder, folder), { status: 2, what: [["bomb.tgz", "payload_too_large"]] });
  });
});

longTest("entries of a ZIP that all lie on the same bytes are given up, too", async () => {
  const one = new TextEncoder().encode("x".repeat(23_000_000));
  const whole = overlapped(zipSync({ "a.xml": one }), 80);
  await withFolder({ "bomb.zip": whole }, async (folder) => {
    const { status, what } = await said(folder, folder);
    assert.equal(status, 2);
    assert.deepEqual(what.at(-1), ["bomb.zip/a.xml", "payload_too_large"]);
  });
});

/** A ZIP with one entry, as one that lists it many times. */
function overlapped(zip: Uint8Array, times: number): Uint8Array {
  const end = zip.length - 22;
  const view = new DataView(zip.buffer, zip.byteOffset);
  const at = view.getUint32(end + 16, true);
  const entry = zip.slice(at, end);
  const made = new Uint8Array(at + entry.length * times + 22);
  made.set(zip.subarray(0, at));
  for (let count = 0; count < times; count++) made.set(entry, at + count * entry.length);
  made.set(zip.subarray(end), made.length - 22);
  const tail = new DataView(made.buffer, made.length - 22);
  for (const field of [8, 10]) tail.setUint16(field, times, true);
  tail.setUint32(12, entry.length * times, true);
  return made;
}

const packers = { "in.zip": zip, "in.tar": tar, "in.tgz": tarGzip } as const;

for (const [outer, pack] of Object.entries(packers)) {
  for (const [inner, packInner] of Object.entries(packers)) {
    Deno.test(`an archive ${inner} in an archive ${outer} is looked into, in its place`, async () => {
      const nested = await packInner({ "two.xml": invalidInvoice, "deep/readme.txt": "no invoice" });
      const whole = await pack({ "one.xml": validInvoice, [`months/${inner}`]: nested, "three.xml": validInvoice });
      await withFolder({ [outer]: whole }, async (folder) => {
        assert.deepEqual(await said(folder, folder), {
          status: 1,
          what: [[`${outer}/one.xml`, true], [`${outer}/months/${inner}/two.xml`, false], [`${outer}/three.xml`, true]],
        });
      });
    });
  }
}

Deno.test("archives lie in one another to a depth, and one that lies deeper is counted as not read", async () => {
  let packed = zip({ "deepest.xml": validInvoice });
  for (const level of [4, 3, 2, 1]) packed = zip({ [`${level}.xml`]: validInvoice, "in.zip": packed });
  await withFolder({ "all.zip": packed }, async (folder) => {
    const { status, what } = await said(folder, folder);
    assert.deepEqual(what, [
      ["all.zip/1.xml", true],
      ["all.zip/in.zip/2.xml", true],
      ["all.zip/in.zip/in.zip/3.xml", true],
      ["all.zip/in.zip/in.zip/in.zip/4.xml", true],
      ["all.zip/in.zip/in.zip/in.zip/in.zip", "payload_too_large"],
    ]);
    assert.equal(status, 2);
  });
});

Deno.test("an archive in another that is too large to be held is counted as not read, and what follows is read", async () => {
  const whole = await tarGzip({ "in.zip": " ".repeat(65_000_000), "b.xml": validInvoice });
  await withFolder({ "a.tgz": whole }, async (folder) => {
    assert.deepEqual(await said(folder, folder), {
      status: 2,
      what: [["a.tgz/in.zip", "payload_too_large"], ["a.tgz/b.xml", true]],
    });
  });
});

Deno.test("a damaged archive in another is counted as not read, by its path, and what follows is read", async () => {
  const whole = zip({ "in.zip": "no archive", "in.tgz": (await tarGzip(files)).slice(0, 20), "b.xml": validInvoice });
  await withFolder({ "a.zip": whole }, async (folder) => {
    assert.deepEqual(await said(folder, folder), {
      status: 2,
      what: [["a.zip/in.zip", "bad_request"], ["a.zip/in.tgz", "bad_request"], ["a.zip/b.xml", true]],
    });
  });
});

longTest("archives in an archive unpack to no more than it may alone", async () => {
  const large = zip({ "in.zip": zip({ "a.xml": "x".repeat(20_000_000) }) });
  const whole = overlapped(large, 60);
  await withFolder({ "bomb.zip": whole }, async (folder) => {
    const { status, what } = await said(folder, folder);
    assert.equal(status, 2);
    assert.ok(
      what.some(([file, verdict]) => file?.toString().startsWith("bomb.zip") && verdict === "payload_too_large"),
    );
  });
});

Deno.test("what is left out of archives for its name is counted, so that all of their files add up", async () => {
  const inner = await tarGzip({ "b.xml": invalidInvoice, "c.xml.p7m": "signed", "readme": "no invoice" });
  const whole = zip({ "a.xml": validInvoice, "notes.txt": "no invoice", "in.tgz": inner, "x.json": "{" });
  await withFolder({ "all.zip": whole }, async (folder) => {
    const text = await faktlint(["validate", folder]);
    assert.match(text.out, /^3 files: 1 valid, 1 invalid, 1 not read\n3 other files in archives passed over: /m);
    const german = await faktlint(["validate", "--lang", "de", folder]);
    assert.match(german.out, /\n3 andere Dateien in Archiven übergangen/);
    const lines = await faktlint(["validate", "--format", "ndjson", folder]);
    assert.match(lines.err, /^faktlint validate: 3 other files in archives passed over/);
    assert.doesNotMatch(lines.out, /passed over/);
  });
});

Deno.test("of an archive with something behind it, all that is in it is read, and that it is damaged is said", async () => {
  for (const [name, pack] of [["a.tgz", tarGzip], ["a.tar", tar]] as const) {
    const whole = await pack({ "a.xml": validInvoice, "b.xml": invalidInvoice, "c.xml": validInvoice });
    const behind = new Uint8Array([...whole, ...new Uint8Array(3_000).fill(0x41)]);
    await withFolder({ [name]: behind }, async (folder) => {
      assert.deepEqual(await said(folder, folder), {
        status: 2,
        what: [[`${name}/a.xml`, true], [`${name}/b.xml`, false], [`${name}/c.xml`, true], [name, "bad_request"]],
      });
    });
  }
});

Deno.test("files in an archive are not repaired, and it is left as it is", async () => {
  const whole = zip({ "a.xml": invalidInvoice });
  await withFolder({ "a.zip": whole }, async (folder) => {
    assert.deepEqual(await said(folder, "--fix", folder), { status: 2, what: [["a.zip", "bad_request"]] });
    assert.deepEqual(await Deno.readFile(`${folder}/a.zip`), whole);
  });
});
