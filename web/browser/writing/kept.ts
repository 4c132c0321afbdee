/// <reference lib="dom" />
/** What is kept of writing, in this browser alone: the draft, and, if the person wants that, own data, customers, items. */
import { type Draft, draftOf } from "../../writing/draft.ts";
import { type Remembered, rememberedIn } from "../../writing/remembered.ts";

const DRAFT = "faktlint-draft";
const REMEMBERED = "faktlint-remembered";

export function keptDraft(): Draft | undefined {
  return draftOf(read(DRAFT));
}

/** False where the browser does not keep it: it has no room, or may keep nothing. */
export function keepDraft(draft: Draft): boolean {
  return write(DRAFT, draft.kept());
}

export function dropDraft(): void {
  drop(DRAFT);
}

/** Undefined where the person does not want anything to be remembered. */
export function keptRemembered(): Remembered | undefined {
  const kept = read(REMEMBERED);
  return kept === undefined ? undefined : rememberedIn(kept);
}

export function keepRemembered(remembered: Remembered): void {
  write(REMEMBERED, remembered);
}

export function dropRemembered(): void {
  drop(REMEMBERED);
}

function read(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(name) ?? "") ?? undefined;
  } catch {
    return undefined;
  }
}

function write(name: string, value: object): boolean {
  try {
    localStorage.setItem(name, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

function drop(name: string): void {
  try {
    localStorage.removeItem(name);
  } catch {
    // Then there is nothing.
  }
}
