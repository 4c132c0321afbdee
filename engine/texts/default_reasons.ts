/** Why there is no VAT (BT-120), by VAT category, where a JSON invoice does not say it; category E has no usual reason. */
export const defaultReasons: ReadonlyMap<string, string> = new Map([
  ["AE", "Reverse charge: the customer owes the VAT"],
  ["K", "Intra-Community supply, exempt from VAT"],
  ["G", "Export outside the European Union, exempt from VAT"],
  ["O", "Outside the scope of VAT"],
]);
