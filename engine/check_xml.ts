/** The part of the checking that XML needs, which is all that the page loads before its first verdict. */
export { judgeXml, judgeXmlWhole } from "./judge/validate.ts";
export { isCreditNote } from "./model/codes/index.ts";
export { askedAs, fullPointer } from "./model/shorthands.ts";
export { fieldAt, type GroupId, groupRows, isGroupId, type TermId, termRows } from "./model/terms.ts";
export { kindOf } from "./open/kind.ts";
export { openPdf, openXml } from "./open/xml.ts";
export { repairRank } from "./rules/index.ts";
export { isProfile } from "./scenarios/table.ts";
export { defaultLimits } from "./xml/limits.ts";
