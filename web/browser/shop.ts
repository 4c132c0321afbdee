/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The script of the pages on prices, payments and accounts. Keys stay in the page, and go to the service alone. */
import type { Spoken } from "../shop/words.ts";
import { type Answer, ask as asked } from "./api.ts";
import { byId, type Child, el, filled } from "./dom.ts";
import { complain, tell } from "./parts/controls.ts";
import { showKey } from "./parts/key.ts";
import { showUsage } from "./usage_view.ts";

const main = byId("main", HTMLElement);
const spoken: Spoken = JSON.parse(main.dataset["words"] ?? "{}");
const api = main.dataset["api"] ?? "";

/** The key of the account page, as long as it is open. */
let account = "";

function ask(method: "GET" | "POST", path: string, { body, key }: { body?: object; key?: string } = {}) {
  const makesKey = ["/keys", "/fix/claim", "/keys/rotate"].includes(path);
  return asked(api, { method, path, key, body: body && JSON.stringify(body), makesKey });
}

function faultOf({ body: { error } }: Answer): string {
  const faults: Readonly<Record<string, string>> = { ...spoken.faults };
  return (typeof error === "string" ? faults[error] : undefined) ?? spoken.faults.other;
}

/** What is wrong is marked at the field of the form, too. */
function say(place: Element, status: string, fault = ""): void {
  const [alert, said] = [place.querySelector<HTMLElement>("[data-fault]"), place.querySelector("[data-status]")];
  const field = place instanceof HTMLFormElement ? place.querySelector(".field > input") : null;
  if (field !== null) complain(field, fault, alert);
  else if (alert !== null) tell(alert, fault);
  if (said !== null) said.textContent = status;
}

/** Leads to a page of Stripe, or says why there is none. */
function leave(form: HTMLFormElement, answer: Answer): void {
  const { url } = answer.body;
  if (!answer.ok || typeof url !== "string" || !/^https?:/.test(url)) return say(form, "", faultOf(answer));
  say(form, spoken.leaving);
  location.assign(url);
}

function handOver(form: HTMLFormElement, key: string, name: string, ...more: readonly Child[]): void {
  const place = form.querySelector<HTMLElement>("[data-key]");
  if (place !== null) showKey(place, key, name, spoken.key, ...more);
}

function valueOf(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === "string" ? value.trim() : "";
}

function dateOf(iso: unknown): string {
  const at = typeof iso === "string" ? new Date(iso) : new Date(NaN);
  const how = { dateStyle: "long", timeZone: "UTC" } as const;
  return Number.isNaN(at.getTime()) ? "" : new Intl.DateTimeFormat(document.documentElement.lang, how).format(at);
}

async function signUp(form: HTMLFormElement): Promise<void> {
  const email = valueOf(form, "email");
  const answer = await ask("POST", "/keys", { body: { email } });
  const { key, monthly_limit } = answer.body;
  if (!answer.ok || typeof key !== "string") return say(form, "", faultOf(answer));
  const request = `curl -H "Authorization: Bearer ${key}" -H "Content-Type: application/xml" ` +
    `--data-binary @invoice.xml ${new URL(`${api}/validate`, document.baseURI).href}`;
  handOver(
    form,
    key,
    email,
    el("p", {}, filled(spoken.keyLimit, String(monthly_limit))),
    el("h3", {}, spoken.tryIt),
    el("pre", { tabindex: "0" }, request),
  );
  const field = document.getElementById("key");
  if (field instanceof HTMLInputElement) field.value = key;
}

async function buy(form: HTMLFormElement, pressed: HTMLElement | null): Promise<void> {
  const key = valueOf(form, "key");
  if (key === "") {
    byId("key", HTMLInputElement).focus();
    return say(form, "", spoken.faults.missing_api_key);
  }
  const plan = pressed instanceof HTMLButtonElement ? pressed.value : "starter";
  leave(form, await ask("POST", "/billing/checkout", { body: { key, plan, period: valueOf(form, "period") } }));
}

async function buyFix(form: HTMLFormElement): Promise<void> {
  leave(form, await ask("POST", "/billing/checkout", { body: { plan: "fix_report" } }));
}

async function claim(form: HTMLFormElement): Promise<void> {
  const answer = await ask("POST", "/fix/claim", { body: { transaction_id: valueOf(form, "transaction") } });
  const { key, expires } = answer.body;
  if (!answer.ok || typeof key !== "string") return say(form, "", faultOf(answer));
  handOver(form, key, valueOf(form, "transaction"), el("p", {}, filled(spoken.until, dateOf(expires))));
}

async function showAccount(form: HTMLFormElement): Promise<void> {
  const key = valueOf(form, "key");
  const answer = await ask("GET", "/usage", { key });
  const [usage, actions] = ["[data-usage]", "[data-actions]"].map((name) => main.querySelector<HTMLElement>(name));
  for (const place of [usage, actions]) if (place instanceof HTMLElement) place.hidden = !answer.ok;
  if (!answer.ok) return say(form, "", faultOf(answer));
  account = key;
  if (usage instanceof HTMLElement) showUsage(usage, answer.body, spoken, dateOf);
  const portal = main.querySelector<HTMLElement>('[data-form="portal"]');
  if (portal !== null) portal.hidden = answer.body["portal_endpoint"] === undefined;
}

async function toPortal(form: HTMLFormElement): Promise<void> {
  leave(form, await ask("POST", "/billing/portal", { key: account }));
}

async function rotate(form: HTMLFormElement): Promise<void> {
  if (!confirm(spoken.rotateSure)) return;
  const answer = await ask("POST", "/keys/rotate", { key: account });
  const { key } = answer.body;
  if (!answer.ok || typeof key !== "string") return say(form, "", faultOf(answer));
  account = key;
  byId("key", HTMLInputElement).value = key;
  handOver(form, key, "");
}

/** Milliseconds between two questions: short at first, because most payments are confirmed at once. */
const waits = [...Array(30).fill(2000), ...Array(60).fill(10_000)];

/** Asks until the server knows of the payment. The redirect alone says nothing. */
async function awaitPayment(place: HTMLElement): Promise<void> {
  const transaction_id = decodeURIComponent(location.hash.slice(1));
  if (transaction_id === "") return say(place, "", spoken.unknownPayment);
  say(place, spoken.waiting);
  for (const [count, wait] of waits.entries()) {
    const answer = await ask("POST", "/billing/checkout/status", { body: { transaction_id } });
    if (answer.body["error"] === "claim_not_found") return say(place, "", spoken.unknownPayment);
    if (answer.body["status"] === "done") return confirmed(place, transaction_id);
    if (count === 15) say(place, spoken.stillWaiting);
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

function confirmed(place: HTMLElement, transaction: string): void {
  const isFix = place.dataset["await"] === "fix_report";
  say(place, isFix ? spoken.paidFix : spoken.paid);
  const form = main.querySelector<HTMLElement>('[data-form="claim"]');
  if (!isFix || form === null) return;
  form.hidden = false;
  byId("transaction", HTMLInputElement).value = transaction;
}

type Submit = (form: HTMLFormElement, pressed: HTMLElement | null) => Promise<void>;

const submits: Readonly<Record<string, Submit>> = {
  signup: signUp,
  buy,
  fix: buyFix,
  claim,
  account: showAccount,
  portal: toPortal,
  rotate,
};

function start(): void {
  for (const form of document.querySelectorAll<HTMLFormElement>("form[data-form]")) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      say(form, "");
      // One at a time: a second press changes nothing.
      const buttons = [...form.querySelectorAll<HTMLButtonElement>('button[type="submit"]')];
      buttons.forEach((it) => it.disabled = true);
      await submits[form.dataset["form"] ?? ""]?.(form, event.submitter);
      buttons.forEach((it) => it.disabled = false);
    });
  }
  const awaiting = main.querySelector<HTMLElement>("[data-await]");
  if (awaiting !== null) void awaitPayment(awaiting);
}

start();
