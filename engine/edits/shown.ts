/** What a caller needs to know to show repairs value by value, and to ask for single values. */
export { type CodeListId, codeLists } from "../model/codes/index.ts";
export { askedAs, fullPointer } from "../model/shorthands.ts";
export { fieldAt, type GroupId, isTermId, type TermId, termRows } from "../model/terms.ts";
export { profiles } from "../scenarios/table.ts";
export { changesOf, leavesOf } from "./changes.ts";
export type { Ground } from "./due.ts";
export { asJson } from "./model.ts";
export { JsonTree, lastStep, parentOf } from "./operation.ts";
