/// <reference lib="dom" />
/** Nothing leaves the page, and the page needs nothing once it is there. */
import assert from "node:assert/strict";
import { PDFDocument } from "@cantoo/pdf-lib";
import type { Browser, Page } from "playwright-core";
import { classic, objectsWith } from "../support/pdf.ts";
import { browserTest, check, choose, done, example, openOffline, type Server, serveSite } from "./harness.ts";

/** A PDF with an example in it. */
function pdfWith(name: string): Uint8Array {
  const content = Array.from(example(name).bytes, (byte) => String.fromCharCode(byte)).join("");
  return classic(objectsWith([{ name: "factur-x.xml", content }]));
}

/** The same, encrypted as accounting software does against changes: it opens without a password. */
async function lockedWith(name: string): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  document.addPage();
  await document.attach(example(name).bytes, "factur-x.xml", { mimeType: "text/xml" });
  document.encrypt({ userPassword: "", ownerPassword: "owner", algorithm: "AES-256" });
  return await document.save();
}

async function opened(browser: Browser, locale = "en"): Promise<{ readonly page: Page; readonly server: Server }> {
  const [server, page] = [await serveSite("/", { offline: true }), await browser.newPage({ locale })];
  await openOffline(page, server.url);
  return { page, server };
}

browserTest("after the page is loaded no request is made, whatever is done in it", async (browser) => {
  const { page, server } = await opened(browser, "de");
  await page.waitForLoadState("networkidle");
  const before = server.requests.length;
  const asked: string[] = [];
  page.context().on("request", (request) => {
    if (!/^(?:blob|data):/.test(request.url())) asked.push(request.url());
  });
  await check(page, example("broken-totals.xml"), example("broken-from-json.json"), example("credit-note.xml"));
  await page.click('tr[data-file="broken-totals.xml"] button');
  await done(page);
  for (const language of ["en", "fr", "de"]) {
    await page.click(`.languages a[hreflang=${language}]`);
    await page.waitForFunction((tag) => document.documentElement.lang === tag, language);
  }
  await page.click("#theme");
  await page.locator("[data-save]").first().click();
  await page.locator('[data-owner="recipient"]').click();
  await page.waitForSelector("[data-mail]");
  await page.locator('[data-owner="issuer"]').click();
  await page.waitForTimeout(300);
  // The browser itself asks, when it sees fit, whether the service worker is still the same, which says nothing of the page.
  const requested = server.requests.slice(before).map(({ path }) => path);
  assert.deepEqual(requested.filter((path) => path !== "/sw.js"), []);
  // What the service worker serves out of its cache is seen here, too, and is of this site.
  assert.deepEqual(asked.filter((url) => !url.startsWith(server.url)), []);
  await server.stop();
});

for (const [name, again] of [["as it is", false], ["when it is loaded again", true]] as const) {
  browserTest(`with the network cut the page judges, repairs and speaks every language, ${name}`, async (browser) => {
    const { page, server } = await opened(browser, "de");
    await server.stop();
    if (again) await page.reload();
    await check(page, example("broken-totals.xml"));
    assert.ok((await page.locator(".finding .rule").allTextContents()).includes("BR-CO-10"));
    for (const [language, verdict] of [["fr", "Refusée"], ["en", "Refused"]] as const) {
      await page.click(`.languages a[hreflang=${language}]`);
      await page.waitForFunction((said) => document.querySelector(".verdict-title")?.textContent === said, verdict);
    }
    await page.locator("[data-repair]").first().click();
    await page.waitForSelector("[data-changes]");
    await check(page, { name: "invoice.pdf", bytes: pdfWith("cii-two-rates.xml") });
    assert.equal(await page.locator(".verdict-title").textContent(), "Accepted");
    await check(page, { name: "locked.pdf", bytes: await lockedWith("cii-two-rates.xml") });
    assert.equal(await page.locator(".verdict-title").textContent(), "Accepted");
    await page.locator(".start-over button").click();
    await page.click("#example");
    await page.waitForSelector(".verdict-title");
  });
}

browserTest("the folder works below a path of a server, without a network as well", async (browser) => {
  const [server, page] = [await serveSite("/tools/invoices/", { offline: true }), await browser.newPage()];
  assert.match(server.url, /\/tools\/invoices\/$/);
  await openOffline(page, server.url);
  await server.stop();
  await page.reload();
  await check(page, example("broken-totals.xml"));
  const link = await page.locator(".finding .rule").first().getAttribute("href");
  assert.equal(link, `${server.url}rules/BR-CO-10?lang=en`);
});

browserTest("the security policy of the page forbids every connection", async (browser) => {
  const { page, server } = await opened(browser);
  const tried = await page.evaluate(async (url) => {
    const ways: Record<string, () => Promise<unknown>> = {
      fetch: () => fetch(url),
      xhr: () =>
        new Promise((yes, no) => {
          const request = new XMLHttpRequest();
          request.onload = yes;
          request.onerror = no;
          request.open("GET", url);
          request.send();
        }),
      socket: () =>
        new Promise((yes, no) => {
          const socket = new WebSocket(url.replace("http", "ws"));
          socket.onopen = yes;
          socket.onerror = no;
        }),
      image: () =>
        new Promise((yes, no) => {
          const image = new Image();
          image.onload = yes;
          image.onerror = no;
          image.src = "https://example.org/picture.png";
        }),
    };
    const outcomes: Record<string, string> = {};
    for (const [name, way] of Object.entries(ways)) {
      outcomes[name] = await way().then(() => "went through", () => "refused");
    }
    return outcomes;
  }, server.url);
  assert.deepEqual(tried, { fetch: "refused", xhr: "refused", socket: "refused", image: "refused" });
  await server.stop();
});

browserTest("the page sets no cookie", async (browser) => {
  const { page, server } = await opened(browser);
  await check(page, example("broken-totals.xml"));
  assert.deepEqual(await page.context().cookies(), []);
  await server.stop();
});

// Another language comes beside English, in which the engine speaks by itself.
for (const [locale, most] of [["en", 133], ["de", 156], ["fr", 156]] as const) {
  browserTest(`up to the first verdict in ${locale} at most ${most} kB are loaded, gzipped`, async (browser) => {
    const server = await serveSite("/", { offline: true });
    // The service worker would fetch the rest meanwhile, for later.
    const page = await browser.newPage({ locale, serviceWorkers: "block" });
    // The official rules and what comes after them never arrive: what the specification says does not wait for them.
    await page.context().route(/\/official-\w+\.js$/, () => {});
    await page.goto(server.url);
    await choose(page, example("broken-totals.xml"));
    await page.waitForSelector(".asking .verdict-title");
    // The example is there to warm up with.
    const needed = server.requests.filter(({ path }) => !path.startsWith("/assets/broken-vat"));
    const bytes = needed.reduce((sum, it) => sum + it.bytes, 0);
    assert.ok(bytes > 50_000 && bytes <= most * 1_000, `${bytes} bytes`);
    await server.stop();
  });
}

browserTest(
  "where the official rules cannot be loaded there is no verdict, and what the norm says is shown",
  async (browser) => {
    const server = await serveSite("/", { offline: true });
    const page = await browser.newPage({ locale: "de", serviceWorkers: "block" });
    await page.context().route(/\/official-\w+\.js$/, (route) => route.abort());
    await page.goto(server.url);
    await check(page, example("invoice-simple.xml"));
    assert.equal(await page.locator("[data-verdict]").count(), 0);
    assert.equal(await page.locator(".verdict-title").textContent(), "Noch kein Urteil");
    assert.match(await page.locator(".verdict").textContent() ?? "", /Nach der Norm allein: gültig/);
    await server.stop();
  },
);
