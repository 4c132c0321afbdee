/// <reference lib="dom" />
/** The part of a report that comes after the verdict: what is wrong by its causes, what repairs it, and all findings. */
import { moneyIn } from "../sheet/format.ts";
import type { LanguageTag } from "../texts/languages.ts";
import { loadRepairTexts } from "../texts/repairs/load.ts";
import type { RepairTexts } from "../texts/repairs/texts.ts";
import type { Texts } from "../texts/texts.ts";
import type { Field, RepairState, ShownCause } from "../worker/repaired.ts";
import type { Mail, Saved } from "../worker/protocol.ts";
import { belowView } from "./below_view.ts";
import { formView, takeOver } from "./card_view.ts";
import { causesView } from "./causes_view.ts";
import { dueInSight } from "./changes_view.ts";
import type { Convert } from "./convert_view.ts";
import { Desks } from "./desks.ts";
import { el, fill, filled } from "./dom.ts";
import { button } from "./parts/controls.ts";
import { findingsView } from "./findings_view.ts";
import { mailView } from "./mail_view.ts";
import { keptOwner, type Owner, ownerView } from "./owner.ts";
import { renew } from "./renewal.ts";
import type { ReportView } from "./report_view.ts";
import { reveal } from "./sheet_view.ts";
import { save } from "./save.ts";
import { styled } from "./styles.ts";

export { Desks };

export interface RepairingWays {
  readonly texts: Texts;
  readonly view: ReportView;
  /** Takes what shows a finding, by its number. */
  readonly marksLeadTo: (reveal: (number: number) => void) => void;
  readonly convert: Convert;
  readonly mail: () => Promise<Mail | undefined>;
}

export type RepairsPart = Awaited<ReturnType<typeof loadRepairsPart>>;

/** What draws causes in a language. */
export async function loadRepairsPart(language: LanguageTag, desks: Desks) {
  const [said] = await Promise.all([loadRepairTexts(language), styled("repairs.css")]);
  return {
    language,
    /** Draws what is to be done into the report, and the fields again that stand open in it. */
    draw: (repairing: RepairState | "broken" | undefined, ways: RepairingWays) =>
      draw(repairing, { ...ways, language, said, desks }),
    /** Opens a field behind a value of the invoice. */
    open: (value: HTMLElement, field: Field) => {
      const at = value.dataset["at"] ?? "";
      desks.desk.opened.set(at, field);
      openField(value, field, { said, desks })?.querySelector<HTMLElement>("[data-answer]")?.focus();
    },
    renew,
    /** Saves what was made, and says what is to be said of it. */
    save: (saved: Saved | undefined, state: State) => saveCopy(saved, state, said),
    mayLeave: () => {
      const may = !desks.hasDrafts || globalThis.confirm(said.reallyLeave);
      if (may) desks.forget();
      return may;
    },
  };
}

interface Around extends RepairingWays {
  readonly language: LanguageTag;
  readonly said: RepairTexts;
  readonly desks: Desks;
}

/** `repairing` is undefined where no causes are looked for: then the findings are all there is. */
function draw(repairing: RepairState | "broken" | undefined, around: Around): void {
  const { said, view, desks } = around;
  const ui = { ...around.texts.ui, ...said.below };
  const { element, work, report } = view;
  const { causes = [] } = typeof repairing === "object" ? repairing : {};
  const findings = findingsView(report.findings, causes, ui, reveal);
  around.marksLeadTo(findings.reveal);
  const below = [findings.element, ...belowView(report, view.ways, ui, around.convert)];
  if (repairing === undefined || repairing === "broken") {
    findings.element.open = true;
    return fill(work, repairing && el("p", { class: "box" }, said.notLooked), ...below);
  }
  const money = moneyIn(repairing.currency, { language: around.language, texts: around.texts.sheet });
  view.due.replaceChildren(dueInSight(repairing.due, money, said));
  const place = el("section", { class: "repairing" });
  const show = ({ findings: [first] }: ShownCause) => {
    reveal(report.findings.find(({ rule, path }) => rule === first?.rule && path === first.path)?.target ?? "");
  };
  const accepted = element.dataset["verdict"] === "accepted";
  const act = desks.act.bind(desks);
  const ways = { said, showInInvoice: ui.showInInvoice, desk: desks.desk, act, money, show, accepted };
  const drawFor = (owner: Owner) => {
    const owned = ownerView(owner, said, (next) => {
      drawFor(next);
      document.querySelector<HTMLElement>(`[data-owner="${next}"]`)?.focus();
    });
    place.replaceChildren(owned, causesView(repairing, { ...ways, owner, mail: mailPlace(owner, around) }));
  };
  drawFor(keptOwner());
  element.dataset["left"] = `${causes.filter(({ fields }) => fields.length > 0).length}`;
  fill(work, place, ...below);
  reopen(around);
}

/** Opens again the fields that stood open, and forgets what was typed where nothing is asked any more. */
function reopen(around: Around): void {
  const { desks: { desk }, view: { element } } = around;
  for (const [at, field] of desk.opened) {
    const value = element.querySelector<HTMLElement>(`.value[data-at="${CSS.escape(at)}"]`);
    if (value !== null) openField(value, field, around);
  }
  const open = new Set([...element.querySelectorAll<HTMLElement>("[data-answer]")].map((it) => it.dataset["pointer"]));
  for (const pointer of desk.drafts.keys()) if (!open.has(pointer)) desk.drafts.delete(pointer);
}

/** Undefined where one is open already. */
function openField(value: HTMLElement, field: Field, { said, desks }: Pick<Around, "said" | "desks">) {
  if (value.nextElementSibling?.matches(".answers")) return undefined;
  const { desk } = desks;
  const at = value.dataset["at"] ?? "";
  const close = () => {
    desk.opened.delete(at);
    desk.drafts.delete(field.pointer);
  };
  const act: typeof desks.act = (step) => {
    close();
    desks.act(step);
  };
  const place = el("div", { class: "answers" });
  const leave = button(said.leave, { class: "link" }, () => {
    close();
    place.remove();
  });
  fill(place, ...formView(place, [field], { said, desk }, (it) => takeOver(it, [field], { said, desk, act })), leave);
  value.after(place);
  return place;
}

/** The message comes later than the place for it. */
function mailPlace(owner: Owner, { mail, said }: Around): HTMLElement {
  const place = el("div");
  if (owner === "recipient") {
    void mail().then((it) => it !== undefined && place.replaceChildren(mailView(it, said)));
  }
  return place;
}

/** Whether the copy is the file itself, accepted, or has something left to fix. */
export type State = "unchanged" | "accepted" | "unfinished";

/** Hands over a copy that was made, under a name that says how far it has come. Returns the announcement for those who do not see the browser's own notice. */
function saveCopy(saved: Saved | undefined, state: State, said: RepairTexts): string {
  if (saved === undefined) return said.notSaved;
  const { name, content, beside } = saved;
  const dot = name.lastIndexOf(".");
  const as = state === "unchanged" ? name : `${name.slice(0, dot)}.${said.savedAs[state]}${name.slice(dot)}`;
  save(as, content);
  return beside === undefined ? filled(said.saving, as) : said.beside[beside];
}
