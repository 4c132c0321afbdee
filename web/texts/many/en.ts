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
};
