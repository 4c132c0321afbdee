/// <reference lib="dom" />
/** A diagnosis: verdicts by rule set, and the causes in order, each with what repairs it. */
import { saidChange, saidPointer } from "../../../engine/model/pointer_text.ts";
import type { Patch } from "../../../engine/patches/mod.ts";
import { mayBeApplied } from "../../../engine/repair/may_be_applied.ts";
import type { WorkTexts } from "../../workbench/texts/texts.ts";
import { button, type Child, counted, el, filled } from "../dom.ts";
import { saveText } from "../save.ts";
import { verdictView } from "./lookup_view.ts";
import type { Copy } from "./repair.ts";
import type { Cause, Diagnosis } from "./shapes.ts";

export interface DiagnosisWays {
  readonly name: string;
  /** The invoice with patches applied, in the page. */
  readonly repair: (patches: readonly Patch[]) => Promise<Copy | undefined>;
  /** Diagnoses a repaired copy. */
  readonly again: (json: string) => void;
}

export function diagnosisView(diagnosis: Diagnosis, ways: DiagnosisWays, work: WorkTexts): readonly Child[] {
  const { causes, profiles, profile } = diagnosis;
  const verdict = profiles[profile];
  const isValid = verdict?.valid === true;
  const applied = new Set<Cause>();
  const copy = el("section", { class: "copy", "aria-live": "polite", hidden: true });
  const repairable = causes.filter(({ patch, kind }) => patch !== null && mayBeApplied(kind));
  const items = causes.map((cause) => causeView(cause, work, (isOn) => change([cause], isOn)));
  const all = button(work.applyAll, { class: "primary apply-all" }, () => {
    void change(repairable, repairable.some((it) => !applied.has(it)));
  });
  const change = async (which: readonly Cause[], isOn: boolean) => {
    for (const cause of which) {
      if (isOn) applied.add(cause);
      else applied.delete(cause);
    }
    for (const [index, cause] of causes.entries()) items[index]?.mark(applied.has(cause));
    all.textContent = repairable.some((it) => !applied.has(it)) ? work.applyAll : work.undoAll;
    copy.hidden = applied.size === 0;
    if (applied.size === 0) return;
    const chosen = causes.filter((cause) => applied.has(cause));
    const made = await ways.repair(chosen.flatMap(({ patch }) => patch === null ? [] : [patch]));
    // What was chosen meanwhile is on its way, too.
    if (chosen.length === applied.size) copy.replaceChildren(el("div", {}, ...copyView(made, ways, work)));
  };
  const list = el("ol", { class: "causes" }, ...items.map(({ element }) => element));
  return [
    verdictView(
      filled(work.diagnosisOf, ways.name),
      isValid ? "valid" : "invalid",
      isValid ? work.valid : work.invalid,
    ),
    el("h3", {}, causes.length === 0 ? work.noCauses : counted(work.causes, causes.length)),
    diagnosis.search_truncated === true ? el("p", {}, work.searchEnded) : undefined,
    repairable.length > 1 ? el("p", { class: "deeds" }, all) : undefined,
    list,
    copy,
    profilesView(diagnosis, work),
  ];
}

function profilesView({ profiles, profile }: Diagnosis, work: WorkTexts): HTMLElement {
  const word = (valid: boolean) => valid ? work.valid : work.invalid;
  const rows = Object.entries(profiles).map(([name, { valid, official_valid, errors, warnings }]) =>
    el(
      "tr",
      { class: name === profile ? "own" : undefined },
      el("th", { scope: "row" }, name),
      el("td", { class: valid ? "yes" : "no" }, word(valid)),
      el("td", { class: official_valid ? "yes" : "no" }, word(official_valid)),
      el("td", { class: "number" }, `${errors}`),
      el("td", { class: "number" }, `${warnings}`),
    )
  );
  const heads = [work.profile, work.byDefault, work.official, work.errors, work.warnings];
  return el(
    "details",
    { class: "profiles", open: true },
    el("summary", {}, work.profiles),
    el(
      "div",
      { class: "wide", tabindex: "0", role: "region", "aria-label": work.profiles },
      el(
        "table",
        {},
        el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
        el("tbody", {}, ...rows),
      ),
    ),
  );
}

interface CauseView {
  readonly element: HTMLElement;
  readonly mark: (isApplied: boolean) => void;
}

function causeView(cause: Cause, work: WorkTexts, change: (isOn: boolean) => void): CauseView {
  const { title, told, changes, question, location, patch } = cause;
  let isOn = false;
  const press = button(work.apply, { class: "secondary apply", "aria-pressed": "false" }, () => change(!isOn));
  const state = el("span", { class: "done", hidden: true }, work.applied);
  const element = el(
    "li",
    { class: `cause ${cause.findings[0]?.severity ?? "fatal"}` },
    el("h4", {}, title),
    placeView(location, work),
    changes.length === 0 ? undefined : changesView(changes, work),
    question === null
      ? undefined
      : el("p", { class: "question" }, el("strong", {}, `${work.question}: `), question.title),
    findingsView(cause, work),
    el("p", { class: "quiet-text" }, told),
    patch === null ? undefined : el("p", { class: "deeds" }, press, state),
  );
  return {
    element,
    mark(applied) {
      isOn = applied;
      press.textContent = applied ? work.undo : work.apply;
      press.setAttribute("aria-pressed", `${applied}`);
      state.hidden = !applied;
      element.classList.toggle("applied", applied);
    },
  };
}

function placeView(location: Cause["location"], work: WorkTexts): Child {
  if (location === null) return undefined;
  const text = "pointer" in location
    ? saidPointer(location.pointer, work.quotes)
    : filled(work.place, location.line, location.column);
  return text === "" ? undefined : el("p", { class: "quiet-text" }, text);
}

function changesView(changes: Cause["changes"], work: WorkTexts): HTMLElement {
  const value = (text: string | undefined) => text === undefined ? el("em", {}, work.nothing) : text;
  const rows = changes.map((change) => saidChange(change, work.quotes)).map(({ field, before, after }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, field),
      el("td", {}, el("del", {}, value(before))),
      el("td", {}, el("ins", {}, value(after))),
    )
  );
  const heads = [work.field, work.before, work.after];
  return el(
    "div",
    { class: "wide", tabindex: "0", role: "group", "aria-label": work.repair },
    el(
      "table",
      { class: "changes" },
      el("thead", {}, el("tr", {}, ...heads.map((head) => el("th", { scope: "col" }, head)))),
      el("tbody", {}, ...rows),
    ),
  );
}

/** Of a cause with hundreds of findings the first are enough to see what it is. */
const MOST = 20;

function findingsView({ findings }: Cause, work: WorkTexts): HTMLElement {
  const items = findings.slice(0, MOST).map(({ rule, docsUrl, message, fix }) =>
    el(
      "li",
      {},
      el("a", { href: docsUrl, class: "rule" }, rule),
      el("p", {}, message),
      el("p", {}, el("strong", {}, `${work.fix}: `), fix),
    )
  );
  return el("details", {}, el("summary", {}, counted(work.findings, findings.length)), el("ul", {}, ...items));
}

function copyView(copy: Copy | undefined, { name, again }: DiagnosisWays, work: WorkTexts): readonly Child[] {
  if (copy === undefined) return [el("p", { class: "fault" }, work.broken)];
  const { valid, errors, json, xml } = copy;
  const stem = name.replace(/\.[^.]*$/, "");
  return [
    el("h3", {}, work.repairedTitle),
    el("p", { class: valid ? "yes" : "no" }, valid ? work.repairedValid : filled(work.repairedInvalid, errors)),
    xml === undefined ? el("p", { class: "quiet-text" }, work.noXml) : undefined,
    el(
      "p",
      { class: "deeds" },
      xml === undefined
        ? undefined
        : button(work.saveXml, { class: "secondary" }, () => saveText(`${stem}.repaired.xml`, xml, "application/xml")),
      button(work.saveJson, { class: "secondary" }, () => saveText(`${stem}.repaired.json`, json, "application/json")),
      button(work.again, { class: "primary again" }, () => again(json)),
    ),
  ];
}
