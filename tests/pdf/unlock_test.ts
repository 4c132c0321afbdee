/** PDFs that are encrypted, and which of several attachments counts as the invoice. */
import assert from "node:assert/strict";
import { PDFDocument } from "@cantoo/pdf-lib";
import { Buffer } from "node:buffer";
import { createCipheriv, createHash } from "node:crypto";
import { extract as extractPlain } from "../../engine/pdf/extract.ts";
import { defaultPdfLimits, extract } from "../../engine/pdf/mod.ts";
import { attachmentsOf } from "../../engine/pdf/read/attachments.ts";
import type { Lock } from "../../engine/pdf/read/file.ts";
import { type Encryption, unlock } from "../../engine/pdf/read/unlock.ts";
import { classic, objectsWith } from "../support/pdf.ts";

const invoice = "<a>für alle</a>";
const algorithms = ["RC4-40", "RC4-128", "AES-128", "AES-256"] as const;

async function encrypted(algorithm: (typeof algorithms)[number], userPassword: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(new TextEncoder().encode(invoice), "factur-x.xml", { mimeType: "text/xml" });
  document.encrypt({ userPassword, ownerPassword: "owner", algorithm, allowWeakCryptography: true });
  return await document.save();
}

for (const algorithm of algorithms) {
  Deno.test(`the invoice in a PDF that ${algorithm} protects without a user password is read`, async () => {
    const outcome = extract(await encrypted(algorithm, ""));
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    assert.equal(outcome.ok.name, "factur-x.xml");
    assert.equal(new TextDecoder().decode(outcome.ok.xml), invoice);
  });

  Deno.test(`a PDF that ${algorithm} protects with a user password is refused as encrypted`, async () => {
    const outcome = extract(await encrypted(algorithm, "secret"));
    assert.equal("refusal" in outcome && outcome.refusal.xmlCode, "pdf_encrypted");
  });
}

Deno.test("the small extractor for browsers refuses what is encrypted", async () => {
  const outcome = extractPlain(await encrypted("AES-256", ""));
  assert.equal("refusal" in outcome && outcome.refusal.xmlCode, "pdf_encrypted");
});

function pdfWith(...attached: readonly (readonly [name: string, xml: string])[]): Uint8Array {
  return classic(objectsWith(attached.map(([name, xml]) => {
    return { name, content: Buffer.from(xml).toString("latin1") };
  })));
}

Deno.test("two attachments with one invoice each count as one where they are equal", () => {
  const outcome = extract(pdfWith(["ZUGFeRD-invoice.xml", invoice], ["factur-x.xml", invoice]));
  assert.ok("ok" in outcome);
  assert.deepEqual(outcome.ok.all, ["ZUGFeRD-invoice.xml", "factur-x.xml"]);
  const alike = extract(pdfWith(["ZUGFeRD-invoice.xml", "<a>1</a>"], ["factur-x.xml", "<a>2</a>"]));
  assert.equal("refusal" in alike && alike.refusal.xmlCode, "pdf_several_invoices");
  const copied = extract(pdfWith(["factur-x (1).xml  ", "<old/>"], ["factur-x.xml", invoice]));
  assert.equal("ok" in copied && copied.ok.name, "factur-x.xml");
  const different = extract(pdfWith(["ZUGFeRD-invoice.xml", invoice], ["factur-x.xml", "<a/>"]));
  assert.equal("refusal" in different && different.refusal.xmlCode, "pdf_several_invoices");
});

for (const name of ["./factur-x.xml", "factur-x.xml  ", "factur-x (1).xml", "FACTUR-X(2).XML", "a/xrechnung.xml"]) {
  Deno.test(`an attachment called "${name}" is found, and keeps its name in the answer`, () => {
    const outcome = extract(pdfWith([name, invoice]));
    assert.ok("ok" in outcome, JSON.stringify(outcome));
    assert.equal(outcome.ok.name, name);
  });
}

Deno.test("an attachment that is only called alike is no invoice", () => {
  for (const name of ["my-factur-x.xml", "factur-x.xml.bak", "factur-x (1) (2).xml", "factur-x ().xml"]) {
    const outcome = extract(pdfWith([name, invoice]));
    assert.equal("refusal" in outcome && outcome.refusal.xmlCode, "pdf_no_invoice", name);
  }
});

/** What becomes of an encrypted PDF whose encryption dictionary says something else. */
async function outcomeWith(algorithm: (typeof algorithms)[number], was: string, becomes: string): Promise<string> {
  const pdf = Buffer.from(await encrypted(algorithm, "")).toString("latin1");
  assert.ok(pdf.includes(was), was);
  const outcome = extract(Buffer.from(pdf.replace(was, becomes), "latin1"));
  return "ok" in outcome ? new TextDecoder().decode(outcome.ok.xml) : outcome.refusal.xmlCode;
}

const changes: readonly (readonly [(typeof algorithms)[number], was: string, becomes: string, outcome: string])[] = [
  ["RC4-40", "/R 2", "/R 1", "pdf_encrypted"],
  ["RC4-128", "/V 2", "/V 3", "pdf_encrypted"],
  ["AES-128", "/Length 128", "/Length 40 ", invoice],
  ["AES-128", "/R 4", "/R 5", "pdf_encrypted"],
  ["AES-128", "/V 4", "/V 3", "pdf_encrypted"],
  ["AES-128", "/P -3904", "/P -3904/EncryptMetadata false", "pdf_encrypted"],
  ["AES-256", "/R 6", "/R 7", "pdf_encrypted"],
  ["AES-256", "/R 6", "/R 5", "pdf_encrypted"],
  ["AES-256", "/V 5", "/V 6", "pdf_encrypted"],
  ["AES-256", "/Filter /Standard", "/Filter /Other", "pdf_encrypted"],
];

for (const [algorithm, was, becomes, expected] of changes) {
  const what = expected === invoice ? "is read" : "is refused as encrypted";
  Deno.test(`a PDF by ${algorithm} that has ${becomes} for ${was} ${what}`, async () => {
    assert.equal(await outcomeWith(algorithm, was, becomes), expected);
  });
}

/** What an encrypted PDF says of its encryption. */
async function encryptionOf(algorithm: (typeof algorithms)[number]): Promise<Encryption> {
  let said: Encryption | undefined;
  attachmentsOf(await encrypted(algorithm, ""), defaultPdfLimits, (encryption) => {
    said = encryption;
    return unlock(encryption);
  });
  assert.ok(said !== undefined);
  return said;
}

function lockOf(encryption: Encryption): Lock {
  const lock = unlock(encryption);
  assert.ok(lock !== undefined);
  return lock;
}

Deno.test("what AES has encrypted loses the padding that its last byte counts, where that can be one", async () => {
  const lock = lockOf(await encryptionOf("AES-128"));
  // A block that decrypts to sixteen bytes shows what the first block has to be for any other sixteen.
  const blocks = Array.from({ length: 256 }, (_, at) => new Uint8Array(16).fill(at));
  const block = blocks.find((it) => lock.stream(Buffer.concat([new Uint8Array(16), it]), 5).length === 16);
  assert.ok(block !== undefined);
  const plain = lock.stream(Buffer.concat([new Uint8Array(16), block]), 5);
  const opened = (last: number) => {
    const wanted = new Uint8Array(16).fill(last);
    return lock.stream(Buffer.concat([plain.map((byte, at) => byte ^ (wanted[at] ?? 0)), block]), 5);
  };
  assert.deepEqual([0, 1, 15, 16, 17, 255].map((it) => opened(it).length), [16, 15, 1, 0, 16, 16]);
  assert.deepEqual([...opened(17)], Array(16).fill(17));
});

Deno.test("what AES has encrypted begins with a block of its own, and half a block at the end is left out", async () => {
  const lock = lockOf(await encryptionOf("AES-128"));
  for (const length of [0, 15, 16, 31]) assert.equal(lock.stream(new Uint8Array(length), 5).length, 0, `${length}`);
  const two = Uint8Array.from({ length: 32 }, (_, at) => at);
  assert.deepEqual(lock.stream(new Uint8Array([...two, 1, 2, 3]), 5), lock.stream(two, 5));
});

Deno.test("a key that AES cannot have makes what it has encrypted unreadable", async () => {
  const short = { ...await encryptionOf("RC4-40"), version: 4, streams: "AESV2", strings: "Identity" };
  const lock = lockOf(short);
  assert.throws(() => lock.stream(new Uint8Array(32), 5), /a part cannot be decrypted/);
  assert.deepEqual(lock.string(Uint8Array.of(1, 2), 5), Uint8Array.of(1, 2));
});

Deno.test("each object has a key of its own, by all three bytes of its number", async () => {
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
  for (const algorithm of ["RC4-128", "AES-128"] as const) {
    const lock = lockOf(await encryptionOf(algorithm));
    const opened = [1, 0x100, 0x10000, 0x10001, 0x1000001].map((object) => `${lock.string(bytes, object)}`);
    assert.equal(new Set(opened).size, 4);
    assert.equal(opened[4], opened[0]);
  }
});

Deno.test("that metadata are not encrypted is part of the key from revision 4 on", async () => {
  const opens = async (algorithm: (typeof algorithms)[number]) => {
    return unlock({ ...await encryptionOf(algorithm), encryptMetadata: false }) !== undefined;
  };
  assert.deepEqual(await Promise.all((["RC4-40", "RC4-128", "AES-128"] as const).map(opens)), [true, true, false]);
});

Deno.test("the length of a key counts from revision 3 on, up to 16 bytes", async () => {
  const opens = async (algorithm: (typeof algorithms)[number], length: number) => {
    return unlock({ ...await encryptionOf(algorithm), length }) !== undefined;
  };
  assert.deepEqual([await opens("RC4-40", 128), await opens("RC4-40", 40)], [true, true]);
  assert.deepEqual([await opens("RC4-128", 40), await opens("RC4-128", 128), await opens("RC4-128", 256)], [
    false,
    true,
    true,
  ]);
});

Deno.test("an encryption dictionary whose strings are too short opens nothing, and what is behind them does not count", async () => {
  const encryption = await encryptionOf("AES-256");
  const { user, userKey } = encryption;
  assert.equal(unlock({ ...encryption, user: user.subarray(0, 47) }), undefined);
  assert.equal(unlock({ ...encryption, userKey: userKey.subarray(0, 31) }), undefined);
  const longer = { ...encryption, user: Buffer.concat([user, user]), userKey: Buffer.concat([userKey, userKey]) };
  const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
  assert.deepEqual(lockOf(longer).stream(bytes, 1), lockOf(encryption).stream(bytes, 1));
});

Deno.test("revision 5 has its key by SHA-256 alone", async () => {
  const hash = (text: string) => createHash("sha256").update(text).digest();
  const sealed = (key: Uint8Array, iv: Uint8Array, plain: Uint8Array, pads: boolean) => {
    const cipher = createCipheriv("aes-256-cbc", key, iv).setAutoPadding(pads);
    return Buffer.concat([cipher.update(plain), cipher.final()]);
  };
  const [key, iv] = [new Uint8Array(32).fill(7), new Uint8Array(16)];
  const encryption = {
    ...await encryptionOf("AES-256"),
    revision: 5,
    user: Buffer.concat([hash("validate"), Buffer.from("validatekey salt")]),
    userKey: sealed(hash("key salt"), iv, key, false),
  };
  const lock = lockOf(encryption);
  const text = lock.string(Buffer.concat([iv, sealed(key, iv, Buffer.from("opened"), true)]), 3);
  assert.equal(Buffer.from(text).toString(), "opened");
});

Deno.test("what has no method of encryption is as it is", async () => {
  const bytes = Uint8Array.of(1, 2, 3);
  for (const method of ["None", "Identity"]) {
    const lock = lockOf({ ...await encryptionOf("AES-128"), streams: method });
    assert.deepEqual([lock.stream(bytes, 5), lock.string(bytes, 5).length], [bytes, 0]);
  }
});
