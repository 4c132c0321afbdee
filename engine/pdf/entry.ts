/** E-invoices in PDF as they are published, dist/pdf.js: functions that name an argument that is wrong. */
import { bytes, type Fits, named, object } from "../model/named.ts";
import * as pdf from "./mod.ts";

export { defaultPdfLimits, loadContainerWords, withContainer } from "./mod.ts";

const fonts: Fits = (it) => bytes(Object(it).regular) && bytes(Object(it).bold);

export const attachmentsOf: typeof pdf.attachmentsOf = named(pdf.attachmentsOf, { pdf: bytes, limits: object });
export const exchange: typeof pdf.exchange = named(pdf.exchange, { pdf: bytes, asked: object });
export const extract: typeof pdf.extract = named(pdf.extract, { pdf: bytes });
export const pdfWriter: typeof pdf.pdfWriter = named(pdf.pdfWriter, { fonts });
export const inspect: typeof pdf.inspect = named(pdf.inspect, { pdf: bytes, options: object });
