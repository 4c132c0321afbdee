/// <reference lib="dom" />
/** A browser, and a server of the built pages that notes every request. Both are only on this machine. */
import { Buffer } from "node:buffer";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { builtFiles, builtPages } from "../support/site.ts";

/** The first one there is: the one without windows is the same browser, and takes two thirds of the time. */
const browsers = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome"]
  .map((name) => `/usr/bin/${name}`);

/** Where a browser is installed; undefined where there is none. */
export function browserPath(): string | undefined {
  return browsers.find((path) => {
    try {
      return Deno.statSync(path).isFile;
    } catch {
      return false;
    }
  });
}

export async function launch(): Promise<Browser> {
  // It asks for permissions that the other tests do not have when it is loaded.
  const { chromium } = await import("playwright-core");
  return await chromium.launch(how());
}

function how() {
  const executablePath = browserPath();
  if (executablePath === undefined) throw new Error(`There is no browser at ${browsers.join(" or ")}`);
  return { executablePath, args: ["--no-sandbox"] };
}

/** One for the tests of a file: each has pages of its own, and nothing is kept from one page to another. */
let shared: Promise<Browser> | undefined;

/** Why no browser can be driven; undefined where one can. */
function obstacle(): string | undefined {
  if (browserPath() === undefined) return "no Chromium is installed";
  const may = Deno.permissions.querySync({ name: "sys" }).state === "granted";
  return may ? undefined : "a browser needs more permissions: deno task tool browser";
}

/** A test that needs a browser: where there is none, its name says why it was skipped. */
export function browserTest(name: string, work: (browser: Browser) => Promise<void>): void {
  const why = obstacle();
  Deno.test({
    name: why === undefined ? name : `${name} (skipped: ${why})`,
    ignore: why !== undefined,
    // The browser's own streams outlive a step of a test.
    sanitizeOps: false,
    sanitizeResources: false,
    async fn() {
      // One that crashed is no use to the next test.
      if ((await shared)?.isConnected() === false) shared = undefined;
      const browser = await (shared ??= launch());
      try {
        await work(browser);
      } finally {
        // The test itself reports what went wrong.
        for (const context of browser.contexts()) await context.close().catch(() => undefined);
      }
    },
  });
}

if (obstacle() === undefined) Deno.test.afterAll(async () => await (await shared)?.close());

export interface Requested {
  readonly path: string;
  /** Of the answer's body, gzipped. */
  readonly bytes: number;
}

export interface Server {
  readonly url: string;
  readonly requests: Requested[];
  stop(): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  webmanifest: "application/manifest+json",
};

const made = new WeakMap<Uint8Array, Uint8Array<ArrayBuffer>>();

/** Gzipped once, however many pages load it. */
function zipped(content: Uint8Array): Uint8Array<ArrayBuffer> {
  const known = made.get(content) ?? new Uint8Array(gzipSync(content, { level: 9 }));
  made.set(content, known);
  return known;
}

/**
 * Serves the pages as any web server does: files by their names, with an ETag, and no header that the pages would need.
 * `below` is the path of the folder, which starts and ends with a slash.
 */
export async function serveSite(below = "/", { offline = false } = {}): Promise<Server> {
  const files = new Map([...await builtFiles(), ...await builtPages()]);
  const requests: Requested[] = [];
  // An empty one keeps nothing, which spares a test the loading of all that it does not ask for. One that is missing would
  // be an error in the page's console, at a time of the browser's choice.
  if (!offline) files.set("sw.js", new Uint8Array());
  const server = Deno.serve({ hostname: "127.0.0.1", port: 0, onListen: () => {} }, ({ url, headers }) => {
    const { pathname } = new URL(url);
    const name = pathname.startsWith(below) ? pathname.slice(below.length) : `..${pathname}`;
    const path = pathname.endsWith("/") ? `${name}index.html` : name;
    if (files.has(`${path}/index.html`)) return Response.redirect(new URL(`${pathname}/`, url));
    const content = files.get(path);
    if (content === undefined) {
      requests.push({ path: pathname, bytes: 0 });
      return new Response("Not found", { status: 404 });
    }
    const etag = `"${path}"`;
    if (headers.get("if-none-match") === etag) {
      requests.push({ path: pathname, bytes: 0 });
      return new Response(null, { status: 304, headers: { etag } });
    }
    const body = zipped(content);
    requests.push({ path: pathname, bytes: body.length });
    const type = types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream";
    return new Response(body, { headers: { "content-type": type, "content-encoding": "gzip", etag } });
  });
  return { url: `http://127.0.0.1:${server.addr.port}${below}`, requests, stop: () => server.shutdown() };
}

/** Opens the validator's page, and waits until its script is at work. */
export async function openValidator(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement?.dataset["state"] !== undefined);
}

/** The same, and waits until it works without a network: the server must have the service worker. */
export async function openOffline(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement?.dataset["offline"] === "ready");
}

export interface Dropped {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** An invoice of the project's examples. */
export function example(name: string): Dropped {
  return { name, bytes: Deno.readFileSync(new URL(`../../examples/${name}`, import.meta.url)) };
}

/** Chooses files, and waits until all of them are judged. */
export async function check(page: Page, ...files: readonly Dropped[]): Promise<void> {
  await choose(page, ...files);
  await done(page);
}

/** Waits until all that was asked for is shown. */
export async function done(page: Page): Promise<void> {
  const isDone = () =>
    document.documentElement?.dataset["state"] === "done" && document.getElementById("announce")?.textContent !== "";
  await page.waitForFunction(isDone, undefined, { timeout: 30_000 });
}

/** A file that is made in the page, of a text so many times: what is large, or many, would take long on the way there. */
export interface Made {
  readonly name: string;
  readonly text: string;
  readonly times: number;
}

/** Chooses files that are made in the page, and waits for nothing. */
export async function chooseMade(page: Page, files: readonly Made[]): Promise<void> {
  await page.evaluate((files) => {
    const transfer = new DataTransfer();
    for (const { name, text, times } of files) transfer.items.add(new File([text.repeat(times)], name));
    const input = document.querySelector<HTMLInputElement>("#files");
    if (input === null) throw new Error("The page has no field for files");
    input.files = transfer.files;
    input.dispatchEvent(new Event("change", { bubbles: true }));
  }, files);
}

/** Chooses files, and waits for nothing. */
export async function choose(page: Page, ...files: readonly Dropped[]): Promise<void> {
  const payload = files.map(({ name, bytes }) => ({
    name,
    mimeType: "application/octet-stream",
    buffer: Buffer.from(bytes),
  }));
  await page.setInputFiles("#files", payload);
}
