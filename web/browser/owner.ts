/// <reference lib="dom" />
/** Whose invoice it is, which the page asks once: who received it may not change it, and writes to the issuer. */
import type { RepairTexts } from "../texts/repairs/texts.ts";
import { el } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { keep, kept } from "./preferences.ts";

export type Owner = "issuer" | "recipient";

export function keptOwner(): Owner {
  return kept("owner") === "recipient" ? "recipient" : "issuer";
}

export function ownerView(owner: Owner, said: RepairTexts, changed: (owner: Owner) => void): HTMLElement {
  const choice = (name: Owner) => {
    const pressed = `${name === owner}`;
    return button(said[name], { class: "secondary", "data-owner": name, "aria-pressed": pressed }, () => {
      keep("owner", name);
      changed(name);
    });
  };
  const label = { class: "owner", role: "group", "aria-label": said.whose };
  return el("div", label, el("span", { "aria-hidden": "true" }, said.whose), choice("issuer"), choice("recipient"));
}
