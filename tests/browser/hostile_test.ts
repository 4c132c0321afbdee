/// <reference lib="dom" />
/** Hostile files: one sentence each, and a page that goes on working. */
import assert from "node:assert/strict";
import { Buffer } from "node:buffer";
import type { Page } from "playwright-core";
import { zipSync } from "fflate";
import {
  browserTest,
  check,
  choose,
  chooseMade,
  done,
  type Dropped,
  type Made,
  openValidator,
  serveSite,
} from "./harness.ts";

const encoder = new TextEncoder();
const good = Deno.readTextFileSync(new URL("../../examples/invoice-attachment.xml", import.meta.url));

function file(name: string, content: string | Uint8Array): Dropped {
  return { name, bytes: typeof content === "string" ? encoder.encode(content) : content };
}

/** One row a bad input: the code that the page shows, or "shown" where it is judged. */
const bad: readonly (readonly [what: string, dropped: Dropped | Made, code: string])[] = [
  ["an empty file", file("empty.xml", ""), "empty_document"],
  ["a file that is no PDF though it says so", file("x.pdf", "%PDF-1.7 nothing"), "pdf_unreadable"],
  ["a ZIP archive", file("x.zip", "PK\x03\x04 and more"), "zip_archive"],
  ["a picture", file("x.png", Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1, 2)), "not_well_formed"],
  ["a file of 50 MB", { name: "large.xml", text: " ", times: 50_000_000 }, "payload_too_large"],
  [
    "a document with a DOCTYPE",
    file("x.xml", `<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>`),
    "entity_declaration_forbidden",
  ],
  ["a million open tags", { name: "deep.xml", text: "<a>", times: 1_000_000 }, "depth_limit"],
  ["half an invoice", file("half.xml", good.slice(0, good.length / 2)), "unexpected_end"],
  ["an HTML page", file("x.html", "<html><body>x</body></html>"), "unknown_root"],
  ["JSON that is no object", file("x.json", "[1, 2]"), "bad_request"],
];

browserTest(
  "a file that is not an invoice gets its code and a sentence, whatever came before, and the next file is judged",
  async (browser) => {
    const [server, page] = [await serveSite(), await browser.newPage()];
    await openValidator(page, server.url);
    for (const [what, dropped, code] of bad) {
      await ("bytes" in dropped ? choose(page, dropped) : chooseMade(page, [dropped]));
      await done(page);
      assert.equal(await page.locator(".report.unreadable code").textContent(), code, what);
      assert.match(await page.locator(".report .message").textContent() ?? "", /\w+ .*\.$/, what);
      await check(page, file("good.xml", good));
      assert.equal(await page.locator(".report.accepted").count(), 1, what);
    }
    await server.stop();
  },
);

browserTest("a picture is called a picture, and a text document one, in the language of the page", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "de" })];
  await openValidator(page, server.url);
  const word = zipSync({ "word/document.xml": encoder.encode("x") });
  for (
    const [dropped, said] of [
      [file("rechnung.jpg", Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)), /^Das ist ein Bild\. .*XML/],
      [file("rechnung.docx", word), /^Das ist ein Textdokument\. .*XML/],
    ] as const
  ) {
    await check(page, dropped);
    assert.match(await page.locator(".report .message").textContent() ?? "", said);
  }
  await server.stop();
});

const markup = `"><img src=x onerror="window.hit=1"><script>window.hit=1</script><svg onload=window.hit=1>`;
const bidi = "\u202eevil\u2066";
const escaped = `${markup}${bidi}`.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The invoice with hostile text in every element that has text, and in attributes. */
function poisoned(xml: string): string {
  const elements = xml.replace(/>([^<>]*[^<>\s][^<>]*)<\//g, (_, text: string) => `>${text}${escaped}</`);
  return elements.replace(
    /(filename|mimeCode|schemeID|unitCode|currencyID)="([^"]*)"/g,
    (_, name, value) => `${name}="${value}${escaped}"`,
  );
}

async function isUnharmed(page: Page): Promise<void> {
  const found = await page.evaluate(() => ({
    hit: "hit" in globalThis,
    foreign:
      document.querySelectorAll("main img, main script, main svg:not(.drop-icon), main iframe, main object").length,
    bidi: /[\u202a-\u202e\u2066-\u2069]/.test(document.body.innerText),
  }));
  assert.deepEqual(found, { hit: false, foreign: 0, bidi: false });
}

browserTest("markup, handlers and bidi controls in every field of an invoice are shown as text", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const faults: string[] = [];
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  page.on("dialog", (dialog) => faults.push(dialog.message()));
  await check(page, file(`${markup.replaceAll("/", "")}.xml`, poisoned(good)));
  await isUnharmed(page);
  const text = await page.locator(".sheet").innerText();
  assert.ok(text.includes("<script>window.hit=1</script>") && text.includes("⟨U+202E⟩"));
  for (const button of await page.locator(".sheet button").all()) await button.click();
  await isUnharmed(page);
  assert.deepEqual(faults, []);
  await server.stop();
});

browserTest("the same in a JSON invoice is shown as text", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const text = Deno.readTextFileSync(new URL("../../examples/invoice-from-json.json", import.meta.url));
  const hostile = JSON.stringify(
    JSON.parse(text, (_, value) => typeof value === "string" ? value + markup + bidi : value),
  );
  await check(page, file("x.json", hostile));
  await isUnharmed(page);
  await server.stop();
});

browserTest("an attachment is saved byte by byte, and its type cannot make the browser run it", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage()];
  await openValidator(page, server.url);
  const content = "<script>1</script>";
  const xml = good.replace(
    /(<cbc:EmbeddedDocumentBinaryObject[^>]*>)[^<]*/,
    `$1${Buffer.from(content).toString("base64")}`,
  )
    .replace(/mimeCode="[^"]*"/, `mimeCode="text/html"`);
  await check(page, file("x.xml", xml));
  const download = page.waitForEvent("download");
  await page.locator(".part-documents button.link").first().click();
  assert.equal(await Deno.readTextFile(await (await download).path()), content);
  await server.stop();
});

browserTest("a refusal is said in the language of the page", async (browser) => {
  const [server, page] = [await serveSite(), await browser.newPage({ locale: "de" })];
  await openValidator(page, server.url);
  await check(page, file("x.zip", "PK\x03\x04 and more"));
  assert.match(await page.locator(".report .message").textContent() ?? "", /ZIP-Archiv/);
  await server.stop();
});
