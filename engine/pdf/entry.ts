/** E-invoices in PDF as they are published, dist/pdf.js: functions that name an argument that is wrong. */
import { bytes, type Fits, named, object } from "../model/named.ts";
import { isContainerLanguage } from "./container/words.ts";
import * as pdf from "./mod.ts";

export { defaultPdfLimits } from "./mod.ts";

const fonts: Fits = (it) => bytes(Object(it).regular) && bytes(Object(it).bold);

const language: Fits = (it) => typeof it === "string" && isContainerLanguage(it);
const findings: Fits = (it) => Array.isArray(it) && it.every(object);
const verdict: Fits = (it) => findings(Object(it).errors) && findings(Object(it).information);

export const attachmentsOf: typeof pdf.attachmentsOf = named(pdf.attachmentsOf, { pdf: bytes, limits: object });
export const embed: typeof pdf.embed = named(pdf.embed, { pdf: bytes, xml: bytes, options: object });
export const exchange: typeof pdf.exchange = named(pdf.exchange, { pdf: bytes, asked: object });
export const extract: typeof pdf.extract = named(pdf.extract, { pdf: bytes });
export const loadContainerWords: typeof pdf.loadContainerWords = named(pdf.loadContainerWords, { language });
export const pdfWriter: typeof pdf.pdfWriter = named(pdf.pdfWriter, { fonts });
export const inspect: typeof pdf.inspect = named(pdf.inspect, { pdf: bytes, options: object });
export const withContainer: typeof pdf.withContainer = named(pdf.withContainer, { verdict, findings });
