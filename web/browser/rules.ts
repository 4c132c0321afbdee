/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The search among all rules, while one types. Without this script the form asks the server, which finds the same. */
import { byId, filled } from "./dom.ts";

interface IndexRow {
  readonly item: HTMLElement;
  readonly text: string;
  readonly profiles: readonly string[];
}

function rowsOf(): readonly IndexRow[] {
  return [...document.querySelectorAll<HTMLElement>("li[data-terms]")].map((item) => ({
    item,
    text: `${item.textContent} ${item.dataset["terms"]}`.toLowerCase(),
    profiles: (item.dataset["profiles"] ?? "").split(" "),
  }));
}

/** Shows the rows that hold every word and run in the profile, and how many these are. */
function show(rows: readonly IndexRow[], words: string, profile: string): void {
  const asked = words.toLowerCase().split(/\s+/).filter((word) => word !== "");
  let found = 0;
  for (const { item, text, profiles } of rows) {
    const fits = asked.every((word) => text.includes(word)) && (profile === "" || profiles.includes(profile));
    item.hidden = !fits;
    if (fits) found++;
  }
  const isAsked = asked.length > 0 || profile !== "";
  for (const family of document.querySelectorAll<HTMLDetailsElement>("details.family")) {
    family.hidden = family.querySelector("li:not([hidden])") === null;
    family.open = isAsked;
  }
  const said = byId("found", HTMLElement);
  said.textContent = filled(said.dataset["text"] ?? "", found, rows.length);
  byId("none", HTMLElement).hidden = found > 0;
}

/** Only a page with all rules can be searched here; where the server has chosen some, the form goes on asking it. */
function start(): void {
  const [words, profile] = [byId("q", HTMLInputElement), byId("profile", HTMLSelectElement)];
  if (words.value !== "" || profile.value !== "") return;
  const rows = rowsOf();
  const update = () => show(rows, words.value, profile.value);
  words.addEventListener("input", update);
  profile.addEventListener("change", update);
  words.form?.addEventListener("submit", (event) => {
    event.preventDefault();
    update();
  });
  // A server of files alone gives the whole page for every query.
  const query = new URLSearchParams(location.search);
  words.value = query.get("q") ?? "";
  profile.value = query.get("profile") ?? "";
  update();
  openAt(location.hash);
  addEventListener("hashchange", () => openAt(location.hash));
}

/** What a link leads to may be in a group that is closed. */
function openAt(hash: string): void {
  const closed = hash === "" ? null : document.getElementById(hash.slice(1))?.closest("details");
  if (closed) closed.open = true;
}

start();
