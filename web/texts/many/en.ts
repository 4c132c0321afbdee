import type { ManyTexts } from "./texts.ts";

export const texts: ManyTexts = {
  title: { one: "{0} file", several: "{0} files" },
  verdicts: { accepted: "Accepted", refused: "Refused", unreadable: "Not readable", waiting: "Not checked" },
  progress: "{0} of {1} checked",
  totals: "{0} accepted, {1} refused, {2} not readable",
  all: "All",
  filter: "Show",
  search: "Part of a file name",
  shared: "What is wrong in several files",
  suchAs: "such as: {0}",
  inFiles: { one: "{0} file", several: "{0} files" },
  columns: {
    file: "File",
    verdict: "Verdict",
    rule: "Rule",
    cause: "What is wrong first",
    errors: "Errors",
    warnings: "Warnings",
    due: "Amount due",
    currency: "Currency",
    sha256: "SHA-256",
  },
  nothingWrong: "Nothing",
  more: "Show {0} more",
  noneFound: "No file is like that.",
  saveCsv: "Save the table (CSV)",
  saveReport: "Save one report",
  left: {
    one: "{0} file of the archive was not opened: it is damaged, encrypted or too large, or there are too many.",
    several:
      "{0} files of the archive were not opened: they are damaged, encrypted or too large, or there are too many.",
  },
  stop: "Stop",
  stopped: "Stopped. What was not checked has no verdict.",
  open: "Open {0}",
  table: "The files with their verdicts",
  compare: "Compare the two",
  equal: "Both state the same.",
  different: {
    one: "{0} value differs between {1} and {2}:",
    several: "{0} values differ between {1} and {2}:",
  },
  notCompared: "They cannot be compared, because one of them cannot be read.",
  embed: {
    press: "Put the invoice into the PDF",
    made: "Saved: a Factur-X PDF (PDF/A-3) with the invoice in it. Your PDF looks as before.",
    plain: "Saved: an ordinary PDF with the invoice in it. It is not PDF/A-3, so not everybody takes it as Factur-X.",
    reasons: "The PDF cannot become PDF/A-3, which Factur-X requires:",
    asPlain: "Make an ordinary PDF instead",
    pages: "The pages state something else than the invoice data (pages → data):",
    anyway: "Put it in anyway",
    failed: "The invoice cannot be read, so nothing was made.",
    refused: {
      lossy:
        "The invoice is not CII, and cannot become CII without loss. Convert it first, which shows what gets lost.",
      pdf_encrypted: "The PDF is encrypted. Save it without protection.",
      pdf_several_invoices: "The PDF holds an e-invoice already. Choose the PDF without it.",
      pdf_unreadable:
        "The PDF is damaged or signed, so nothing can be added to it. Save it again, and sign it afterwards.",
      unknown_root:
        "The profile of the invoice (BT-24) does not exist in Factur-X. Convert the invoice to Factur-X first.",
    },
  },
};
