/** Hands over a file with what was repaired: all else in it stays as it came. */
import { judgeWhole, kindOf, type Opened } from "../../engine/checking.ts";
import { asJson } from "../../engine/edits/shown.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import { write } from "../../engine/write/generate.ts";
import { type Copy, copyFor } from "./copies.ts";
import { chosenProfile } from "./judging.ts";
import { onPages } from "./on_pages.ts";
import type { About, Saved, SavedAs, Settings } from "./protocol.ts";

const types: Readonly<Record<SavedAs, string>> = {
  xml: "application/xml",
  json: "application/json",
  pdf: "application/pdf",
};

/** Undefined for what cannot be opened, or written in the encoding that it came in. */
export async function savedOf(request: About & { readonly as: SavedAs }): Promise<Saved | undefined> {
  const { file, settings, as } = request;
  const { source, copy } = await copyFor(request) ?? {};
  if (source === undefined || copy === undefined) return undefined;
  const given = kindOf(source);
  const { repaired: { applied, opened } } = copy;
  if (as === "pdf" && given !== "pdf") return await drawn(file.name, opened, settings);
  if (applied.length === 0 && given === as) return named(file.name, as, source.input);
  const bytes = given === "json" && as === "xml" ? xmlOf(opened, settings) : copy.written(source.input);
  if (bytes === undefined) return undefined;
  return as === "pdf" ? await inPdf(file.name, source.input, bytes, copy) : named(file.name, as, bytes);
}

/** The XML of a JSON invoice; undefined where the rules forbid to write it. */
function xmlOf(opened: Opened, { profile }: Settings): Uint8Array | undefined {
  const outcome = opened.kind === "json" ? write(opened, chosenProfile(profile)) : undefined;
  return outcome !== undefined && "ok" in outcome ? new TextEncoder().encode(outcome.ok.xml) : undefined;
}

/** The invoice on pages, and where it can be written as Factur-X, that. */
async function drawn(name: string, opened: Opened, { language, docsBase }: Settings): Promise<Saved | undefined> {
  const profile = "facturx-en16931";
  const read = opened.kind === "json" ? opened : asJson(opened);
  const { texts, sets = [] } = await load(plan({ input: "" }, { profile, strict: true }), language);
  const outcome = write(read, { profile, amounts: "stated", strict: true, sets });
  const { invoice } = judgeWhole(read, {});
  const xml = "ok" in outcome ? outcome.ok.xml : undefined;
  const pages = await onPages(invoice, xml, { texts, docsBase }, language);
  return "ok" in pages ? named(name, "pdf", pages.ok) : undefined;
}

/** The PDF with the XML in it, or the XML alone where the PDF must not be added to. */
async function inPdf(name: string, pdf: Uint8Array, xml: Uint8Array, { claims }: Copy): Promise<Saved> {
  const { exchange } = await import("../../engine/pdf/exchange.ts");
  const outcome = exchange(pdf, { ...claims(), xml, date: new Date() });
  if ("ok" in outcome) return named(name, "pdf", outcome.ok);
  return { ...named(name, "xml", xml), beside: outcome.beside.why };
}

/** `what` it is stands in the name. */
export function named(name: string, as: SavedAs, bytes: Uint8Array, what?: string): Saved {
  // A copy that owns its memory, as a Blob needs.
  const content = new Blob([new Uint8Array(bytes)], { type: types[as] });
  const dot = name.lastIndexOf(".");
  const parts = [dot > 0 ? name.slice(0, dot) : name, what, as];
  return { name: parts.filter((it) => it !== undefined).join("."), content };
}
