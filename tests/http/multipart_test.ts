/** Bodies of several parts: what browsers and curl send is read, what is none is refused, and nobody waits for a large one. */
import assert from "node:assert/strict";
import { formParts } from "../../host/http/multipart.ts";

const bytesOf = (text: string) => new TextEncoder().encode(text);
const body = (...lines: readonly string[]) => bytesOf(lines.join("\r\n"));
const type = "multipart/form-data; boundary=b";

async function read(bytes: Uint8Array<ArrayBuffer>, mediaType = type, most = 3) {
  const parts = await formParts(bytes, mediaType, most);
  return parts?.map(({ name, bytes }) => [name, new TextDecoder().decode(bytes)]);
}

Deno.test("what a browser sends of files is read byte for byte, in its order", async () => {
  const form = new FormData();
  const odd = crypto.getRandomValues(new Uint8Array(3_000_000).subarray(0, 60_000));
  form.append("pdf", new Blob([odd]), 'a;name="x".pdf');
  form.append("xml", new Blob(["--b\r\n--"]), "b.xml");
  form.append("more", "plain");
  const request = new Response(form);
  const sent = new Uint8Array(await request.arrayBuffer());
  const parts = await formParts(sent, request.headers.get("content-type") ?? "", 9) ?? [];
  assert.deepEqual(parts.map(({ name }) => name), ["pdf", "xml", "more"]);
  assert.deepEqual(parts[0]?.bytes, odd);
  assert.equal(new TextDecoder().decode(parts[1]?.bytes), "--b\r\n--");
});

const whole = body("--b", 'Content-Disposition: form-data; name="a"', "", "1", "--b--", "");

const good: readonly (readonly [string, Uint8Array<ArrayBuffer>, string, readonly (readonly [string, string])[]])[] = [
  ["a part", whole, type, [["a", "1"]]],
  ["an empty part", body("--b", "content-disposition:form-data;name=a", "", "", "--b--"), type, [["a", ""]]],
  ["what stands before and after the parts", bytesOf(`before\r\n${new TextDecoder().decode(whole)}after`), type, [[
    "a",
    "1",
  ]]],
  ["a boundary in quotation marks", whole, 'Multipart/Form-Data;charset=utf-8; Boundary="b"', [["a", "1"]]],
  [
    "white space behind the boundary",
    body("--b \t", 'Content-Disposition: form-data; name="a"', "", "1", "--b--"),
    type,
    [["a", "1"]],
  ],
  ["no parts", body("--b--"), type, []],
];

for (const [what, bytes, mediaType, wanted] of good) {
  Deno.test(`a form with ${what} is read`, async () => assert.deepEqual(await read(bytes, mediaType), wanted));
}

const bad: readonly (readonly [string, Uint8Array<ArrayBuffer>, string?])[] = [
  ["nothing", new Uint8Array()],
  ["no boundary in it", bytesOf("name=a")],
  ["no end", body("--b", 'Content-Disposition: form-data; name="a"', "", "1")],
  ["a part without a name", body("--b", "Content-Disposition: form-data", "", "1", "--b--")],
  ["a part without a header", body("--b", "", "1", "--b--")],
  [
    "headers that do not end",
    body("--b", `X: ${"x".repeat(5_000)}`, 'Content-Disposition: form-data; name="a"', "", "1", "--b--"),
  ],
  ["a type without a boundary", whole, "multipart/form-data"],
  ["an empty boundary", whole, "multipart/form-data; boundary="],
  ["another type", whole, "multipart/mixed; boundary=b"],
];

for (const [what, bytes, mediaType] of bad) {
  Deno.test(`a body with ${what} is no form`, async () => assert.equal(await read(bytes, mediaType), undefined));
}

Deno.test("a part that ends in the next piece of the search is found", async () => {
  for (const length of [1_048_570, 1_048_575, 1_048_576, 2_097_152]) {
    const content = "x".repeat(length);
    const bytes = body("--b", "Content-Disposition: form-data; name=a", "", content, "--b--");
    assert.deepEqual(await read(bytes), [["a", content]]);
  }
});

Deno.test("of a million parts as many are read as are wanted", async () => {
  const one = "--b\r\nContent-Disposition: form-data; name=a\r\n\r\n\r\n";
  assert.deepEqual(await read(bytesOf(one.repeat(200_000))), [["a", ""], ["a", ""], ["a", ""]]);
});

Deno.test("while a large body is searched, others are answered", async () => {
  let turns = 0;
  const timer = setInterval(() => turns++);
  const bytes = new Uint8Array(8 * 1_048_576).fill(13);
  bytes.set(bytesOf("--b\r\nContent-Disposition: form-data; name=a\r\n\r\n"));
  assert.equal(await read(bytes), undefined);
  clearInterval(timer);
  assert.ok(turns > 0);
});
