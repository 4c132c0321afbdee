/** Discounts for early payment as XRechnung writes them into the payment terms (BT-20, BR-DE-18), a line each. */

export interface CashDiscount {
  readonly days: string;
  readonly percent: string;
  /** What it is on, where that is not the amount due. */
  readonly base?: string;
}

/** Those that software would grant: lines that say days and share. Everything else is text for people. */
export function cashDiscountsIn(terms: string): readonly CashDiscount[] {
  return terms.split(/\r\n|[\n\r]/).flatMap((line) => {
    const { kind, days, percent, base } = signedLine(line) ?? {};
    if (kind !== "SKONTO" || days === undefined || percent === undefined) return [];
    return [{ days, percent, ...(base === undefined ? {} : { base }) }];
  });
}

/** The same as a field of what was read; none where there are none. */
export function discountsOf(terms: string | undefined): { readonly cashDiscounts?: readonly CashDiscount[] } {
  const cashDiscounts = cashDiscountsIn(terms ?? "");
  return cashDiscounts.length === 0 ? {} : { cashDiscounts };
}

export interface SignedLine {
  readonly kind: "SKONTO" | "VERZUG";
  readonly days: string | undefined;
  readonly percent: string | undefined;
  readonly base: string | undefined;
  /** All that it says, in order. */
  readonly parts: readonly string[];
}

/** A line such as #SKONTO#TAGE=14#PROZENT=2.00#BASISBETRAG=100.00#; undefined for any other. */
export function signedLine(line: string): SignedLine | undefined {
  const [before = "", kind = "", ...parts] = line.split("#").map((it) => it.trim());
  if (before !== "" || kind !== "SKONTO" && kind !== "VERZUG") return undefined;
  const value = (name: string) => parts.find((it) => it.startsWith(`${name}=`))?.slice(name.length + 1);
  return { kind, days: value("TAGE"), percent: value("PROZENT"), base: value("BASISBETRAG"), parts };
}
