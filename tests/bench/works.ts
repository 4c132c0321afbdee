/** What is measured of JSON invoices: a goal a row, with its work or its input as `figure.ts` calls it. */

/** Goal, work, title, and how many a second there are to be. */
export const writings = [
  ["generateUbl", "generate-ubl", "UBL, read, judged, written", 2_000],
  ["generateCii", "generate-cii", "CII, read, judged, written", 2_000],
  ["writeUbl", "write-ubl", "UBL, writing alone", 8_000],
  ["writeCii", "write-cii", "CII, writing alone", 8_000],
] as const;

/** Goal and input of the diagnoses. */
export const crowds = [
  ["emptyLines", "empty lines"],
  ["wrongLines", "lines wrong in several ways"],
  ["differentFaults", "different faults"],
  ["vatGroups", "VAT groups"],
  ["manyAllowances", "allowances"],
] as const;
