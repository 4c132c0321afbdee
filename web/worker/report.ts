/** What the page shows of a verdict: the findings in their order, with their places, and the invoice set out. */
import type { AnyPlace, AnyVerdict, Finding, Location, Verdict } from "../../engine/mod.ts";
import { saidPointer } from "../../engine/model/pointer_text.ts";
import { fullPointer, repairRank } from "../../engine/check_xml.ts";
import { pointersIn, sheetOf, type SheetOptions } from "../sheet/build.ts";
import { visible } from "../sheet/format.ts";
import { targetOf } from "../sheet/target.ts";
import { excerptOf } from "./excerpt.ts";
import type { Judged } from "./judging.ts";
import { othersIn } from "./others.ts";
import type { Report, ShownFinding } from "./protocol.ts";
import type { ShownPlace } from "./repaired.ts";

type Shown = Pick<Report, "result" | "notRead" | "findings" | "sheet" | "envelope">;

export function reported(judged: Judged, options: Omit<SheetOptions, "wanted">): Shown {
  const { verdict, invoice, lines, notRead, unread, envelope } = judged;
  const found = shownFindings(verdict, lines);
  const wanted = new Set(found.map(({ target }) => target));
  const sheet = sheetOf(invoice, { ...options, wanted });
  const shown = pointersIn(sheet, wanted);
  const others = othersIn(lines, unread, { title: options.texts.labels.others, write: visible });
  return {
    envelope,
    result: withoutPointers(verdict),
    notRead,
    findings: found.map((finding) => ({ ...finding, target: nearest(finding.target, shown) })),
    sheet: others === undefined ? sheet : { ...sheet, sections: [...sheet.sections, others] },
  };
}

/** The innermost thing on the sheet that a pointer lies in. */
function nearest(pointer: string, shown: ReadonlySet<string>): string {
  let at = pointer;
  while (!shown.has(at)) at = at.slice(0, at.lastIndexOf("/"));
  return at;
}

type Found<L extends AnyPlace> = Pick<Verdict<L>, "errors" | "warnings" | "information">;

/** The findings of a verdict in the order in which to fix them: by severity, then by the rank of their rules, then as they stand in the document. */
export function ordered<L extends AnyPlace>({ errors, warnings, information }: Found<L>): readonly Finding<L>[] {
  return [errors, warnings, information].flatMap((them) =>
    them.toSorted((one, other) => repairRank(one.rule) - repairRank(other.rule))
  );
}

function shownFindings(verdict: AnyVerdict, lines: readonly string[]): readonly ShownFinding[] {
  return ordered(verdict).map((finding, index) => shown(finding, index + 1, lines));
}

function shown(
  { field, location, xpath: _, ...finding }: Finding<AnyPlace>,
  number: number,
  lines: readonly string[],
): ShownFinding {
  const place = placeIn(location);
  const { line, column = 1 } = place;
  return {
    ...finding,
    number,
    ...place,
    target: location === undefined || "pdf" in location ? "" : targetOf(pointerOf(location), field),
    excerpt: line === undefined ? undefined : excerptOf(lines, line, column),
  };
}

function pointerOf(location: Location): string {
  return "line" in location ? location.pointer ?? "" : fullPointer(location.pointer);
}

/** A place as it is shown; "" for the invoice as a whole. */
export function placeIn(location: AnyPlace | undefined): ShownPlace {
  if (location === undefined) return { path: "" };
  if ("pdf" in location) return { path: location.pdf };
  if (!("line" in location)) return { path: location.pointer === "" ? "" : saidPointer(location.pointer) };
  const { path, line, column } = location;
  return { path, line, column };
}

/** The result as the command line prints it. */
function withoutPointers(verdict: AnyVerdict): AnyVerdict {
  const plain = (findings: readonly Finding<AnyPlace>[]) =>
    findings.map((finding) => {
      const { location } = finding;
      if (location === undefined || !("line" in location)) return finding;
      const { path, line, column } = location;
      return { ...finding, location: { path, line, column } };
    });
  return {
    ...verdict,
    errors: plain(verdict.errors),
    warnings: plain(verdict.warnings),
    information: plain(verdict.information),
  };
}
