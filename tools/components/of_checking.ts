/// <reference lib="dom" />
/** What the validator's page is made of, in every state. */
import { verdictHead } from "../../web/browser/parts/controls.ts";
import { moneyIn } from "../../web/sheet/format.ts";
import type { Report } from "../../web/worker/protocol.ts";
import { nothingAsked } from "../../web/worker/repaired.ts";
import { belowView } from "../../web/browser/below_view.ts";
import type { CardWays } from "../../web/browser/card_view.ts";
import { causesView } from "../../web/browser/causes_view.ts";
import { type Child, el } from "../../web/browser/dom.ts";
import { findingsView } from "../../web/browser/findings_view.ts";
import { mailView } from "../../web/browser/mail_view.ts";
import { controlsView } from "../../web/browser/many/controls_view.ts";
import { tableView } from "../../web/browser/many/table_view.ts";
import { ownerView } from "../../web/browser/owner.ts";
import { progressView } from "../../web/browser/progress_view.ts";
import { refusedView, reportView } from "../../web/browser/report_view.ts";
import { applied, question, unreadable } from "./samples.ts";
import type { Shown } from "./shown.ts";

const nothing = () => {};
const ways = { save: nothing, change: nothing, toFinding: nothing };

/** Without what is the same in all of them. */
export function verdicts({ texts: { ui }, asking, refused }: Shown): readonly Child[] {
  const short = (report: Report, more: Partial<Report> = {}): Report => {
    const title = `${report.sheet.title} (${Object.keys(more).join() || report.official})`;
    return { ...report, findings: [], sheet: { title, sections: [] }, ...more };
  };
  const valid = { ...refused.result, valid: true, errors: [], warnings: [], information: [] };
  const all = [
    short(asking),
    short(asking, { unreachable: true }),
    short(refused),
    short(refused, { result: valid, repaired: true }),
  ];
  return [
    ...all.map((report) => reportView(report, { ...ways, ui }).element),
    refusedView(unreadable, ui),
    ...["valid", "invalid", ""].map((tone) => verdictHead("Verdict of a lookup", tone, ["What it means."])),
  ];
}

export function progress({ texts: { ui } }: Shown): readonly Child[] {
  const about = { id: 1, file: new File([], "a.xml"), stage: "judging", asked: nothingAsked } as const;
  return (["working", "stopped"] as const).map((state) =>
    el("div", { class: "progress" }, ...progressView([{ ...about, state, rows: [] }], ui, nothing))
  );
}

export function plan({ said, texts, repairing }: Shown): readonly Child[] {
  const issuer: CardWays = {
    said,
    showInInvoice: said.below.showInInvoice,
    desk: { drafts: new Map(), picked: new Map(), opened: new Map(), past: [], future: [] },
    act: nothing,
    money: moneyIn("EUR", { language: "en", texts: texts.sheet }),
    owner: "issuer",
    show: nothing,
    mail: mailView({ to: "", language: "en", subject: "Invoice 1", text: "Please correct it." }, said),
    accepted: false,
  };
  const whole = { ...repairing, causes: [...repairing.causes, question], applied };
  return [
    el("section", { class: "repairing" }, ownerView("issuer", said, nothing), causesView(whole, issuer)),
    el("section", { class: "repairing" }, causesView(repairing, { ...issuer, owner: "recipient" })),
  ];
}

export function findings({ said, texts, refused }: Shown): readonly Child[] {
  const ui = { ...texts.ui, ...said.below };
  const { element } = findingsView(refused.findings, [], ui, nothing);
  element.open = true;
  const below = belowView(refused, { ...ways, ui }, ui, () => Promise.resolve(undefined));
  return [el("h3", {}, ui.findings), el("div", { class: "work" }, element, ...below)];
}

export function several({ many, texts }: Shown): readonly Child[] {
  const wrong = [{ rule: "BR-CO-10", severity: "fatal", message: "The sum is another." }] as const;
  const counts = { errors: 1, warnings: 0, due: "10.00", currency: "EUR" };
  const files = (["accepted", "refused", "refused", "unreadable", undefined] as const).map((verdict, id) => ({
    id,
    name: `${id}.xml`,
    tally: verdict && { ...counts, verdict, wrong: verdict === "accepted" ? [] : wrong },
  }));
  const controls = controlsView(many, nothing);
  const table = tableView({ said: many, sheet: texts.sheet, language: "en", open: nothing });
  controls.show(files, { verdict: "", name: "", rule: "BR-CO-10" });
  table.show(files, 1);
  return [el("section", { class: "many box" }, controls.element, table.element)];
}
