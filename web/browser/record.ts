/// <reference lib="dom" />
/** The script of a record's page: whether a file is the document that the record is of. Nothing is sent for it. */
import { fingerprint } from "../../host/domain/fingerprint.ts";
import { byId } from "./dom.ts";

const place = byId("compare", HTMLElement);
const field = byId("compared", HTMLInputElement);
const said = byId("same", HTMLElement);
const { sha256: wanted = "", input: hashInput = "" } = place.dataset;

type Outcome = "same" | "other" | "unread" | "old";

/** RFC 8785 needs the digits of numbers, which older browsers do not give. */
function readsDigits(): boolean {
  let source: string | undefined;
  JSON.parse("1", (_name, value: unknown, context?: { readonly source?: string }) => {
    source = context?.source;
    return value;
  });
  return source === "1";
}

async function compared(file: File): Promise<Outcome> {
  const isJson = hashInput === "canonical_json";
  if (globalThis.crypto.subtle === undefined || isJson && !readsDigits()) return "old";
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { sha256 } = await fingerprint(isJson ? "json" : "xml", bytes);
    return sha256 === wanted ? "same" : "other";
  } catch {
    return isJson ? "unread" : "old";
  }
}

async function take(file: File | undefined): Promise<void> {
  if (file === undefined) return;
  said.textContent = "";
  const outcome = await compared(file);
  // The page has the words, in its language.
  said.textContent = place.dataset[outcome] ?? "";
  said.dataset["outcome"] = outcome;
}

field.addEventListener("change", () => void take(field.files?.[0]));
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  event.preventDefault();
  void take(event.dataTransfer?.files[0]);
});
byId("compare-file", HTMLElement).hidden = false;
