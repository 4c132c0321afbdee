/** What a JSON invoice asks for on its pages beside itself, in its field `pages`: a logo in base64, and a footer. */
import type { Profile } from "../../engine/mod.ts";
import type { AttachmentName, PdfOptions } from "../../engine/pdf/mod.ts";

/** What the XML in a PDF may be called, with the profiles that it is of: the first where nobody asks for another. */
export const attachmentProfiles: Readonly<Record<AttachmentName, readonly Profile[]>> = {
  "factur-x.xml": ["facturx-en16931", "fr-ctc-cii"],
  "xrechnung.xml": ["xrechnung-cii"],
};

export const attachmentNames = ["factur-x.xml", "xrechnung.xml"] as const satisfies readonly AttachmentName[];

const MADE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}Z)?$/;

/** When a PDF is to say that it was made: a day, or a second in UTC; undefined for anything else, such as 30 February. */
export function madeOn(text: string): Date | undefined {
  const date = new Date(MADE.test(text) ? text : "");
  if (Number.isNaN(date.getTime())) return undefined;
  return date.toISOString().startsWith(text.slice(0, 10)) ? date : undefined;
}

export type PagesAsked = Pick<PdfOptions, "logo" | "footer">;

const known: ReadonlySet<string> = new Set(["logo", "footer"]);

/** The field of a JSON object in UTF-8, whose other faults are for who reads the invoice; or what is wrong with it. */
export function pagesAsked(bytes: Uint8Array): PagesAsked | { readonly wrong: string } {
  const pages = fieldOf(bytes);
  if (pages === undefined) return {};
  if (typeof pages !== "object" || pages === null || Array.isArray(pages)) {
    return { wrong: 'The field pages is no object. Send, for example, {"footer": "…", "logo": "…"}.' };
  }
  const { logo, footer, ...more } = Object.fromEntries(Object.entries(pages));
  const [unknown] = Object.keys(more).filter((name) => !known.has(name));
  if (unknown !== undefined) {
    return { wrong: `The field pages has "${unknown.slice(0, 40)}", and knows only logo and footer.` };
  }
  if (footer !== undefined && typeof footer !== "string") return { wrong: "The field pages.footer is no text." };
  const picture = logo === undefined ? undefined : bytesOf(logo);
  if (logo !== undefined && picture === undefined) {
    return { wrong: "The field pages.logo is no base64. Send the bytes of a PNG, JPEG or SVG, in base64." };
  }
  return { logo: picture, footer };
}

function fieldOf(bytes: Uint8Array): unknown {
  const text = new TextDecoder().decode(bytes);
  if (!text.includes('"pages"')) return undefined;
  try {
    const invoice = JSON.parse(text);
    return typeof invoice === "object" && invoice !== null && Object.hasOwn(invoice, "pages")
      ? invoice.pages
      : undefined;
  } catch {
    return undefined;
  }
}

function bytesOf(text: unknown): Uint8Array | undefined {
  if (typeof text !== "string" || text === "") return undefined;
  try {
    return Uint8Array.fromBase64(text);
  } catch {
    return undefined;
  }
}
