/** The VAT categories and what EN 16931-1, clause 6.4.3 asks of each: one row a category. */
import type { Group } from "../../syntax/bound.ts";

/** One VAT category and what is asked of it. */
export interface Family {
  /** The category code (BT-95, BT-102, BT-118, BT-151). */
  readonly code: string;
  /** How many breakdowns the category has when it is used: one, or one a rate. */
  readonly breakdowns: "one" | "some";
  /** Seller's registration: any, a VAT identifier, or no VAT identifier of anyone. */
  readonly seller: "any" | "vat" | "none";
  /** Buyer's registration, where one is needed. */
  readonly buyer?: "vat" | "vatOrLegal";
  readonly rate: Rate | { readonly ubl: Rate; readonly cii: Rate };
  /** The exemption reason (BT-120, BT-121). */
  readonly reason: "required" | "forbidden";
}

export type Rate = "positive" | "notNegative" | "zero" | "absent";

export const families = {
  S: { code: "S", breakdowns: "some", seller: "any", rate: "positive", reason: "forbidden" },
  Z: { code: "Z", breakdowns: "one", seller: "any", rate: "zero", reason: "forbidden" },
  E: { code: "E", breakdowns: "one", seller: "any", rate: "zero", reason: "required" },
  AE: { code: "AE", breakdowns: "one", seller: "any", buyer: "vatOrLegal", rate: "zero", reason: "required" },
  IC: { code: "K", breakdowns: "one", seller: "vat", buyer: "vat", rate: "zero", reason: "required" },
  G: { code: "G", breakdowns: "one", seller: "vat", rate: "zero", reason: "required" },
  O: { code: "O", breakdowns: "one", seller: "none", rate: "absent", reason: "required" },
  AF: {
    code: "L",
    breakdowns: "some",
    seller: "any",
    rate: { ubl: "notNegative", cii: "positive" },
    reason: "forbidden",
  },
  AG: { code: "M", breakdowns: "some", seller: "any", rate: "notNegative", reason: "forbidden" },
} as const satisfies Readonly<Record<string, Family>>;

export type Prefix = keyof typeof families;

/** The rules that every category has. */
export const ruleNumbers = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10"] as const;

export type RuleNumber = (typeof ruleNumbers)[number];

/** Whether the tax of a category is its base times its rate; otherwise it is 0. */
export function isTaxed({ breakdowns }: Family): boolean {
  return breakdowns === "some";
}

export type Category = Group<"taxCategory">;
