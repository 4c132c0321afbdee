import assert from "node:assert/strict";
import canonicalize from "canonicalize";
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { authenticity, sign, signingKey, signingKeys } from "../../host/domain/receipts.ts";
import { hmac, hmacKey, sha256 } from "../../host/kit/secrets.ts";

/** RFC 8785, appendix B: a double by its bits, and how it is written. */
const doubles: readonly (readonly [bits: bigint, text: string])[] = [
  [0x0000000000000000n, "0"],
  [0x8000000000000000n, "0"],
  [0x0000000000000001n, "5e-324"],
  [0x8000000000000001n, "-5e-324"],
  [0x7fefffffffffffffn, "1.7976931348623157e+308"],
  [0xffefffffffffffffn, "-1.7976931348623157e+308"],
  [0x4340000000000000n, "9007199254740992"],
  [0xc340000000000000n, "-9007199254740992"],
  [0x4430000000000000n, "295147905179352830000"],
  [0x44b52d02c7e14af5n, "9.999999999999997e+22"],
  [0x44b52d02c7e14af6n, "1e+23"],
  [0x44b52d02c7e14af7n, "1.0000000000000001e+23"],
  [0x444b1ae4d6e2ef4en, "999999999999999700000"],
  [0x444b1ae4d6e2ef4fn, "999999999999999900000"],
  [0x444b1ae4d6e2ef50n, "1e+21"],
  [0x3eb0c6f7a0b5ed8cn, "9.999999999999997e-7"],
  [0x3eb0c6f7a0b5ed8dn, "0.000001"],
  [0x41b3de4355555553n, "333333333.3333332"],
  [0x41b3de4355555555n, "333333333.3333333"],
  [0x41b3de4355555557n, "333333333.33333343"],
  [0xbecbf647612f3696n, "-0.0000033333333333333333"],
  [0x43143ff3c1cb0959n, "1424953923781206.2"],
];

Deno.test("canonical JSON writes numbers as RFC 8785 does", () => {
  for (const [bits, text] of doubles) {
    assert.equal(canonicalize(new Float64Array(new BigUint64Array([bits]).buffer)[0]), text);
  }
  assert.throws(() => canonicalize(NaN));
  assert.throws(() => canonicalize([Infinity]));
});

Deno.test("canonical JSON sorts names by UTF-16 code units and escapes as RFC 8785 does", () => {
  const names = ["\u20ac", "\r", "\ufb33", "1", "\u{1f600}", "\u0080", "\u00f6"];
  assert.equal(
    canonicalize(Object.fromEntries(names.map((name, at) => [name, at]))),
    '{"\\r":1,"1":3,"\u0080":5,"\u00f6":6,"\u20ac":0,"\u{1f600}":4,"\ufb33":2}',
  );
  assert.equal(
    canonicalize({ literals: [null, true, false], string: '\u20ac$\u000f\nA\'B"\\\\"/', numbers: [4.5, 2e-3, 1e-27] }),
    '{"literals":[null,true,false],"numbers":[4.5,0.002,1e-27],"string":"\u20ac$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  );
  assert.throws(() => canonicalize("\ud83d"));
});

Deno.test("hmac() is HMAC-SHA-256 (RFC 4231, test case 2)", async () => {
  assert.equal(
    await hmac(await hmacKey("Jefe"), "what do ya want for nothing?"),
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

function bytes(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

function ofJson(text: string): Promise<string> {
  return fingerprint("json", bytes(text)).then((it) => it.sha256);
}

Deno.test("the fingerprint of XML is the SHA-256 of its bytes", async () => {
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  assert.deepEqual(await fingerprint("xml", bytes("abc")), { sha256: abc, hash_input: "raw_xml_bytes" });
});

Deno.test("the fingerprint of JSON is that of its canonical form, however it is laid out", async () => {
  const canonical = '{"a":[1,"\u20ac"],"b":0.5}';
  const expected = { sha256: await sha256(canonical), hash_input: "canonical_json" };
  for (
    const text of [canonical, '\ufeff{ "b": 5e-1,\n"a":\t[1.00, "\\u20AC"] }', '{"b":9,"a":[1,"\u20ac"],"b":0.50}']
  ) {
    assert.deepEqual(await fingerprint("json", bytes(text)), expected, text);
  }
  assert.notEqual(await ofJson('{"a":["\u20ac",1],"b":0.5}'), expected.sha256);
});

Deno.test("amounts that a double cannot tell apart have different fingerprints; the way of writing makes none", async () => {
  const [cent, more] = ["123456789012345.12", "123456789012345.121"];
  assert.equal(Number(cent), Number(more));
  assert.notEqual(await ofJson(`{"a":${cent}}`), await ofJson(`{"a":${more}}`));
  assert.equal(await ofJson('{"a":12345678901234567.1}'), await sha256('{"a":"12345678901234567.1"}'));
  for (
    const [one, other] of [["0.30000000000000004", "3.0000000000000004e-1"], ["1e23", "1E+23"], ["-0.0", "0"], [
      "100",
      "1.00e2",
    ]]
  ) {
    assert.equal(await ofJson(`[${one}]`), await ofJson(`[${other}]`), one);
    assert.equal(await ofJson(`[${one}]`), await sha256(canonicalize([Number(one)]) ?? ""), one);
  }
});

Deno.test("numbers of a million digits have a fingerprint, and so have names that objects have already", async () => {
  await ofJson(`{"a":${"9".repeat(1e6)}, "b":1e${"9".repeat(1e6)}, "c":0.${"0".repeat(1e6)}1}`);
  assert.equal(await ofJson('{"toJSON":1,"__proto__":{"x":2}}'), await sha256('{"__proto__":{"x":2},"toJSON":1}'));
});

Deno.test("JSON with half of a surrogate pair has a fingerprint, too: that of its bytes", async () => {
  for (const text of ['{"a":"\\ud83d"}', '{"\\ud83d":1}', '{"a":[{"b":"\\ude00"}]}']) {
    assert.deepEqual(await fingerprint("json", bytes(text)), {
      sha256: await sha256(text),
      hash_input: "raw_json_bytes",
    });
  }
});

const statement = { id: "1", findings: [{ rule: "BR-02", text: "\u20ac" }], total: 1.5 };

const known = await signingKeys("secret of the operator");

Deno.test("a signature holds for what was signed with this key, in whatever order it is written", async () => {
  const signed = await sign(statement, known.current);
  const key_id = known.current?.id;
  assert.deepEqual({ ...signed, signature: "" }, { ...statement, signed: true, key_id, signature: "" });
  assert.match(signed.signature ?? "", /^[0-9a-f]{64}$/);
  const reversed = Object.fromEntries(Object.entries(signed).reverse()) as typeof signed;
  for (const it of [signed, reversed, JSON.parse(JSON.stringify(signed))]) {
    assert.equal(await authenticity(it, await signingKeys("secret of the operator")), "authentic");
  }
});

Deno.test("a signature is HMAC-SHA-256 over the canonical JSON of everything but itself", async () => {
  const { signature, ...rest } = await sign(statement, await signingKey("k"));
  const text = canonicalize(rest) ?? "";
  assert.ok(
    text.startsWith('{"findings":[{"rule":"BR-02","text":"\u20ac"}],"id":"1","key_id":"') &&
      text.endsWith('"signed":true,"total":1.5}'),
  );
  assert.equal(signature, await hmac(await hmacKey("k"), text));
});

Deno.test("a signature does not hold once anything was changed, and nobody can tell without its key", async () => {
  const signed = await sign(statement, known.current);
  const changed = [
    { ...signed, id: "2" },
    { ...signed, findings: [] },
    { ...signed, extra: true },
    { ...signed, signed: false },
    { ...signed, key_id: null },
    { ...signed, signature: "0".repeat(64) },
    { ...signed, signature: signed.signature?.slice(2) ?? null },
    { ...signed, signature: "no hexadecimal" },
    { ...signed, signature: null },
    { ...signed, signed: false, signature: null },
    { ...statement, ...JSON.parse('{"signed":"true","key_id":5,"signature":{}}') },
    JSON.parse("{}"),
  ];
  for (const it of changed) assert.equal(await authenticity(it, known), "altered", JSON.stringify(it));
  assert.equal(await authenticity({ ...signed, key_id: "0".repeat(16) }, known), "unknown_key");
  assert.equal(await authenticity(signed, await signingKeys("another")), "unknown_key");
});

Deno.test("what an old key signed still verifies, and only the current one signs", async () => {
  const rotated = await signingKeys("the next secret", ["an older secret", "secret of the operator"]);
  const [before, after] = [await sign(statement, known.current), await sign(statement, rotated.current)];
  assert.deepEqual([await authenticity(before, rotated), await authenticity(after, rotated)], [
    "authentic",
    "authentic",
  ]);
  assert.equal(await authenticity({ ...before, id: "2" }, rotated), "altered");
  assert.equal(after.key_id, (await signingKey("the next secret")).id);
  assert.equal(await authenticity(after, known), "unknown_key");
  const retired = await signingKeys(undefined, ["secret of the operator"]);
  assert.deepEqual([retired.current, await authenticity(before, retired)], [undefined, "authentic"]);
});

Deno.test("without a key a statement says that it is unsigned, and so it is for every key", async () => {
  const unsigned = await sign(statement, undefined);
  assert.deepEqual(unsigned, { ...statement, signed: false, key_id: null, signature: null });
  assert.equal(await authenticity(unsigned, known), "unsigned");
});

Deno.test("the id of a signing key tells keys apart and holds nothing of them", async () => {
  const ids = await Promise.all(["abcdef0123456789", "abcdef0123456788"].map(async (it) => (await signingKey(it)).id));
  assert.equal(new Set(ids).size, 2);
  for (const id of ids) assert.match(id, /^(?!abcdef)[0-9a-f]{16}$/);
});
