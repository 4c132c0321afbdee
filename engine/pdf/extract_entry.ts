/** What takes e-invoices out of PDFs as it is published, dist/extract.js. */
import { bytes, named } from "../model/named.ts";
import { extract as from } from "./extract.ts";

export const extract: typeof from = named(from, { pdf: bytes });
