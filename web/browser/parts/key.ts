/// <reference lib="dom" />
/** A key, which is shown once, with the ways to keep it. */
import type { KeyWords } from "../../shop/words.ts";
import { type Child, el, fill } from "../dom.ts";
import { copy, saveText } from "../save.ts";
import { button } from "./controls.ts";

/** `name` is the account that a password manager keeps it for; `more` follows. */
export function showKey(place: HTMLElement, key: string, name: string, words: KeyWords, ...more: readonly Child[]) {
  const press = button(words.copy, { class: "primary" }, () => void copy(key, press, words.copied));
  const title = el("h2", { tabindex: "-1" }, words.ready);
  fill(
    place,
    title,
    el("p", { class: "key" }, el("code", {}, key), press),
    el("p", {}, el("strong", {}, words.once)),
    el("p", {}, button(words.save, { class: "link" }, () => saveText("faktlint-key.txt", `${key}\n`, "text/plain"))),
    keeping(key, name, words),
    ...more,
  );
  place.hidden = false;
  title.focus();
}

/** A form as password managers know it: what is sent by it, they offer to keep. Nothing leaves the page. */
function keeping(key: string, name: string, words: KeyWords): HTMLElement {
  const account = { type: "email", name: "username", autocomplete: "username", readonly: "", value: name };
  const secret = { type: "password", name: "password", autocomplete: "new-password", readonly: "", value: key };
  const fields = [
    el("input", { ...account, "aria-label": words.account }),
    el("input", { ...secret, "aria-label": words.ready }),
    button(words.keep, { type: "submit", class: "secondary" }, () => {}),
  ];
  const form = el("form", { class: "field", action: "#key" }, ...fields);
  form.addEventListener("submit", (event) => event.preventDefault());
  return form;
}
