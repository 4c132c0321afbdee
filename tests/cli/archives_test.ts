/** Archives: what is in them is checked as if it lay beside them, and no archive takes the machine with it. */
import assert from "node:assert/strict";
import { gzipSync, zipSync } from "fflate";
import { createTarPacker, packTar } from "modern-tar";
import { type Files, tar, tarGzip, zip } from "../support/archives.ts";
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

const files: Files = { "b/two.xml": invalidInvoice, "a.xml": validInvoice, "readme.txt": "no invoice", "c.JSON": "{" };
const inOrder = [["b/two.xml", false], ["a.xml", true], ["c.JSON", "malformed_json"]] as const;

const kinds = {
  "all.zip": () => zip(files),
  "all.tar": () => tar(files),
  "all.tar.gz": () => tarGzip(files),
  "all.TGZ": () => tarGzip(files),
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
  // More than a gigabyte of zeros, in a file that is none of ours: it is passed over, and has to be unpacked for that.
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

Deno.test("files in an archive are not repaired, and it is left as it is", async () => {
  const whole = zip({ "a.xml": invalidInvoice });
  await withFolder({ "a.zip": whole }, async (folder) => {
    assert.deepEqual(await said(folder, "--fix", folder), { status: 2, what: [["a.zip", "bad_request"]] });
    assert.deepEqual(await Deno.readFile(`${folder}/a.zip`), whole);
  });
});
