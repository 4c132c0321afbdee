/** An invoice put into the PDF that people read, as every other door does it. Loaded with the first. */
import { writeConverted } from "../../engine/convert/written.ts";
import { type Disagreement, embed } from "../../engine/pdf/embed.ts";
import type { EmbedOptions } from "../../engine/pdf/mod.ts";
import { loadEmbedWords } from "../../engine/pdf/embed/words.ts";
import { chosenOf } from "./chosen.ts";
import { copyFor, openedFor, speechIn } from "./copies.ts";
import { isAnything } from "./repaired.ts";
import type { About, Embedded } from "./protocol.ts";
import { named } from "./saving.ts";
import { shownChanges } from "./shown_changes.ts";

/** A PDF, and the invoice that is put into it. */
export type ToEmbed =
  & About
  & { readonly with: Omit<About, "settings"> }
  & Pick<Required<EmbedOptions>, "pdfa" | "force">;

export async function embeddedOf(request: ToEmbed): Promise<Embedded | undefined> {
  const { file, settings, pdfa, force } = request;
  const pdf = await chosenOf(file, settings);
  const xml = await ciiOf({ ...request.with, settings });
  if ("kind" in pdf || xml === undefined) return undefined;
  if (xml === "lossy") return { code: "lossy", message: "" };
  const words = await loadEmbedWords(settings.language);
  const outcome = embed(pdf.input, xml, { date: new Date(), pdfa, force, words });
  if ("ok" in outcome) {
    return { saved: named(file.name, "pdf", outcome.ok.pdf, "factur-x"), pdfa: outcome.ok.pdfa !== "none" };
  }
  if ("reasons" in outcome) return { reasons: outcome.reasons.map(({ message }) => message) };
  if ("disagreements" in outcome) {
    const changes = outcome.disagreements.map(({ term, pages, xml }) => ({
      pointer: places[term],
      old: pages,
      new: xml,
    }));
    return { disagreements: shownChanges(changes, await speechIn(settings)) };
  }
  const { xmlCode, message } = outcome.refusal;
  return { code: xmlCode, message };
}

/** Where the model has what pages show. */
const places: Readonly<Record<Disagreement["term"], string>> = {
  "BT-1": "/invoiceNumber",
  "BT-2": "/issueDate",
  "BT-115": "/totals/payableAmount",
  "BT-84": "/payment/creditTransfers/0/iban",
};

/** What is in a Factur-X: CII, as it came where it is that, with what was repaired. */
async function ciiOf(about: About): Promise<Uint8Array | "lossy" | undefined> {
  const opened = await openedFor(about);
  if (opened === undefined) return undefined;
  if (opened.kind === "xml" && opened.document.syntax === "cii") {
    const { source, copy } = await copyFor(about) ?? {};
    return isAnything(about.asked) ? source && copy?.written(source.input) : source?.input;
  }
  const outcome = await writeConverted(opened, { to: "cii" });
  return "ok" in outcome ? new TextEncoder().encode(outcome.ok.text) : "lossy";
}
