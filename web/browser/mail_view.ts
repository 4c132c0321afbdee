/// <reference lib="dom" />
/** The message to the issuer, to be copied or sent. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Mail } from "../worker/protocol.ts";
import { el } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { copy } from "./save.ts";

export function mailView({ to, language, subject, text }: Mail, said: RepairTexts): HTMLElement {
  const whole = `${subject}\n\n${text}`;
  const address = `mailto:${encodeURIComponent(to)}?subject=${encodeURIComponent(subject)}&body=${
    encodeURIComponent(text.replaceAll("\n", "\r\n"))
  }`;
  const press = button(
    said.mailCopy,
    { class: "primary", "data-save": "mail" },
    () => void copy(whole, press, said.copied),
  );
  return el(
    "div",
    { class: "box mail" },
    el("p", {}, said.mailLead),
    el("pre", { "data-mail": true, lang: language, tabindex: "0" }, whole),
    el("p", { class: "deeds" }, press, " ", el("a", { href: address, rel: "noopener" }, said.mailOpen)),
  );
}
