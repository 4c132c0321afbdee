/// <reference lib="dom" />
/** A record's page: whether a file is the document that the record is of. Nothing is sent for it. */
import { byId } from "./dom.ts";

/** The SHA-256 of a document as records have it, in hexadecimal. */
type Fingerprint = (
  kind: "xml" | "json",
  bytes: Uint8Array<ArrayBuffer>,
) => Promise<{ readonly sha256: string }>;

type Outcome = "same" | "other" | "unread" | "old";

/** Compares each file that is chosen or dropped with the document of the record. */
export function compareFiles(fingerprint: Fingerprint): void {
  const place = byId("compare", HTMLElement);
  const field = byId("compared", HTMLInputElement);
  const said = byId("same", HTMLElement);
  const take = async (file: File | undefined) => {
    if (file === undefined) return;
    said.textContent = "";
    const outcome = await compared(file, place.dataset, fingerprint);
    // The page has the words, in its language.
    said.textContent = place.dataset[outcome] ?? "";
    said.dataset["outcome"] = outcome;
  };
  field.addEventListener("change", () => void take(field.files?.[0]));
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    void take(event.dataTransfer?.files[0]);
  });
  byId("compare-file", HTMLElement).hidden = false;
}

async function compared(
  file: File,
  { sha256: wanted = "", input = "" }: DOMStringMap,
  fingerprint: Fingerprint,
): Promise<Outcome> {
  const isJson = input === "canonical_json";
  if (globalThis.crypto.subtle === undefined || isJson && !readsDigits()) return "old";
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const { sha256 } = await fingerprint(isJson ? "json" : "xml", bytes);
    return sha256 === wanted ? "same" : "other";
  } catch {
    return isJson ? "unread" : "old";
  }
}

/** RFC 8785 needs the digits of numbers, which older browsers do not give. */
function readsDigits(): boolean {
  let source: string | undefined;
  JSON.parse("1", (_name, value: unknown, context?: { readonly source?: string }) => {
    source = context?.source;
    return value;
  });
  return source === "1";
}
