/** The document types (UNTDID 1001) that EN 16931-1 counts among credit notes, and some others. */
export const creditNotes: readonly string[] = [
  "81",
  "83",
  "261",
  "262",
  "296",
  "308",
  "381",
  "396",
  "420",
  "458",
  "502",
  "503",
  "532",
];

export const invoices: readonly string[] = ["380", "384", "386", "389", "751", "875", "999", ""];
