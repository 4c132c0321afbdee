/// <reference lib="dom" />
/** The script of the list of rules: shows those that hold all words of the search. */
import { byId, filled } from "./dom.ts";

function start(): void {
  const search = byId("search", HTMLInputElement);
  const found = byId("found", HTMLElement);
  const rules = [...document.querySelectorAll<HTMLElement>("[data-words]")];
  const families = [...document.querySelectorAll<HTMLElement>(".family")];
  const show = () => {
    const wanted = search.value.toLowerCase().split(/\s+/);
    for (const rule of rules) rule.hidden = !wanted.every((word) => rule.dataset["words"]?.includes(word) === true);
    for (const family of families) family.hidden = family.querySelector("[data-words]:not([hidden])") === null;
    found.textContent = filled(found.dataset["found"] ?? "", rules.filter(({ hidden }) => !hidden).length);
  };
  search.addEventListener("input", show);
  show();
}

start();
