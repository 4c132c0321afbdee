/** An entry of its own: invoices in another syntax or profile. */
export { type Conversion, convert, type Converted, judgeConverted, type Judged } from "./convert.ts";
export type { Loss } from "./losses.ts";
export { unheldIn } from "./unheld.ts";
export { isTarget, type Target, targetRow, targets } from "./targets.ts";
