/// <reference lib="dom" />
/** The script of the signup page: asks the API for a key, and shows it once. */
import { loadSignupTexts } from "../texts/signup/load.ts";
import type { SignupTexts } from "../texts/signup/texts.ts";
import { answered, attemptOf } from "./attempts.ts";
import { byId, el, filled } from "./dom.ts";
import { button, complain } from "./parts/controls.ts";
import { showKey } from "./parts/key.ts";
import { followLanguage } from "./language.ts";
import { saveText } from "./save.ts";
import { putWords } from "./standing.ts";

interface Issued {
  readonly key: string;
  readonly monthly_limit: number;
}

type Answer = { readonly issued: Issued } | { readonly message: string };

const form = byId("signup", HTMLFormElement);
const email = byId("email", HTMLInputElement);
const fault = byId("signup-fault", HTMLElement);
const place = byId("key", HTMLElement);

async function ask(address: string, ui: SignupTexts): Promise<Answer> {
  try {
    const answer = await fetch(form.dataset["url"] ?? "", {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": attemptOf(address) },
      body: JSON.stringify({ email: address }),
    });
    const body: unknown = await answer.json();
    answered(address);
    if (isIssued(body)) return { issued: body };
    return { message: hasMessage(body) ? body.message : ui.notSent };
  } catch {
    return { message: ui.notSent };
  }
}

function isIssued(body: unknown): body is Issued {
  return typeof body === "object" && body !== null && "key" in body && typeof body.key === "string";
}

function hasMessage(body: unknown): body is { readonly message: string } {
  return typeof body === "object" && body !== null && "message" in body && typeof body.message === "string";
}

function refuse(message: string): void {
  complain(email, fault, message);
  email.focus();
}

function show({ key, monthly_limit }: Issued, ui: SignupTexts): void {
  const url = (form.dataset["url"] ?? "").replace(/\/keys$/, "/validate");
  const line = `curl -H "Authorization: Bearer ${key}" -H "Content-Type: application/xml" ` +
    `--data-binary @invoice.xml ${new URL(url, document.baseURI).href}`;
  showKey(
    place,
    key,
    { title: ui.yourKey, copy: ui.copyKey, copied: ui.copied },
    el("p", {}, button(ui.saveKey, {}, () => saveText("faktlint-key.txt", `${key}\n`, "text/plain"))),
    keeping(key, ui),
    el("p", {}, el("strong", {}, ui.keyShownOnce), " ", filled(ui.keyLimit, monthly_limit)),
    el("h3", {}, ui.tryIt),
    el("pre", { class: "excerpt", tabindex: "0" }, line),
  );
  form.hidden = true;
}

/** A form as password managers know it: what is sent by it, they offer to keep. Nothing leaves the page. */
function keeping(key: string, ui: SignupTexts): HTMLElement {
  const name = { type: "email", name: "username", autocomplete: "username", readonly: "", value: email.value };
  const secret = { type: "password", name: "password", autocomplete: "new-password", readonly: "", value: key };
  const form = el(
    "form",
    { class: "field", action: "#key" },
    el("input", { ...name, "aria-label": ui.keyName }),
    el("input", { ...secret, "aria-label": ui.yourKey }),
    el("button", { type: "submit" }, ui.keepKey),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  return form;
}

async function submit(texts: SignupTexts): Promise<void> {
  if (!email.checkValidity()) return refuse(email.validationMessage);
  complain(email, fault, "");
  const send = form.querySelector("button");
  if (send !== null) send.disabled = true;
  const answer = await ask(email.value, texts);
  if (send !== null) send.disabled = false;
  if ("issued" in answer) show(answer.issued, texts);
  else refuse(answer.message);
}

function start(): void {
  let texts: SignupTexts | undefined;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (texts !== undefined) void submit(texts);
  });
  void followLanguage(async (_, tag) => {
    texts = await loadSignupTexts(tag);
    putWords("s", texts.standing);
  });
}

start();
