/** The rules of EN 16931 and of Peppol that UBL.BE 1.31 does not have, and what it calls those that it has. */
import { numbered } from "../numbered.ts";

export const lacking: readonly string[] = [
  ...numbered("BR-", "CO-10 CO-17 E-01 E-08 IC-01 IC-12 O-02 B-01 B-02 DEC-23 S-08 S-09 CL-22"),
  ...["BR-AF-", "BR-AG-"].flatMap((it) => numbered(it, "05 06 07 08 09 10")),
  // These looked where nothing can be, or do not exist.
  ...numbered("UBL-SR-", "06 22 23 51 52 53 54 55 56"),
  ...numbered(
    "UBL-CR-",
    "001 022 028 051 067 084 100 115 119 183 202 247 282 358 384 406 419 456 459 463 477 487 498 504 512 538 561 572 577 583 " +
      "597 600 601 607 625 626 627 628 629 630 632 633 634 635 636 637 638 639 640 641 642 643 644 656 657 672 674 681 682",
  ),
  "UBL-DT-01",
  ...numbered("PEPPOL-EN16931-", "R004 R120 P0112"),
  ...numbered("PEPPOL-COMMON-R0", "43 44 45 46 47 49 50 52 53 54 55 56-1 56-2 57"),
  ...numbered("IS-R-0", "01 02 03 04 05 06 07 08 09 10"),
  ...numbered("NL-R-0", "01 02 03 04 05 06 07 08 09"),
  ...numbered(
    "DE-R-0",
    "01 02 03 04 05 06 07 08 09 10 11 14 15 16 17 18 19 20 22 23-1 23-2 24-1 24-2 25-1 25-2 26 27 28 30 31",
  ),
  ...["DE-R-T02", "DK-R-017", "SE-R-013", "GR-S-011"],
];

const kept = ["UBL-DT-06", "UBL-DT-07", ...numbered("UBL-CR-", "002 412 673 675 676 677 678 679 680")];

/** Its rules on elements begin with small letters, but for some; two taxes go by their older names. */
export function calledInBelgium(id: string): string | undefined {
  if (/^UBL-(?:CR|DT)-/.test(id)) return kept.includes(id) ? undefined : `ubl${id.slice(3)}`;
  if (id.startsWith("BR-AF-")) return `BR-IG-${id.slice(6)}`;
  return id.startsWith("BR-AG-") ? `BR-IP-${id.slice(6)}` : undefined;
}
