/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The script of the workbench. The key is in its field and nowhere else; nothing is kept when the page is closed. */
import { mediaTypeOf } from "../workbench/media_type.ts";
import { loadWorkbenchTexts } from "../workbench/texts/languages.ts";
import type { WorkbenchTexts, WorkTexts } from "../workbench/texts/texts.ts";
import { byId, type Child, filled } from "./dom.ts";
import { followLanguage } from "./language.ts";
import { putWords } from "./standing.ts";
import { type Answer, ask, type Asked, type Question } from "./workbench/api.ts";
import { diagnosisView } from "./workbench/diagnosis_view.ts";
import { peppolView, vatView } from "./workbench/lookup_view.ts";
import { receiptView } from "./workbench/receipt_view.ts";
import { repairedCopy } from "./workbench/repair.ts";
import { isDiagnosis, isPeppolAnswer, isVatAnswer, type Receipt } from "./workbench/shapes.ts";

const api = byId("main", HTMLElement).dataset["api"] ?? "";
const key = byId("key", HTMLInputElement);
const result = byId("result", HTMLElement);
const announce = byId("announce", HTMLElement);

let texts: WorkbenchTexts | undefined;
let lang = "en";
/** Shows the last answer again when another language is chosen. */
let shown: (() => void) | undefined;

interface Tool {
  readonly form: HTMLFormElement;
  /** What to send, or what is missing. */
  readonly question: (work: WorkTexts) => Omit<Question, "key" | "lang"> | { readonly missing: string };
  /** What is to be seen of the answer; undefined where it is not the answer to the question. */
  readonly view: (answer: Answer, work: WorkTexts) => View | undefined;
}

interface View {
  readonly title: string;
  readonly name: string;
  readonly content: readonly Child[];
  readonly receipt: Receipt;
}

function diagnosing(file: () => File | undefined): Omit<Tool, "form"> {
  let sent: File | undefined;
  return {
    question: ({ needFile }) => {
      sent = file();
      return sent === undefined
        ? { missing: needFile }
        : { path: `/diagnose?lang=${lang}`, body: sent, type: mediaTypeOf(sent.name) };
    },
    view: ({ body }, work) => {
      const of = sent;
      if (of === undefined || !isDiagnosis(body)) return undefined;
      const again = (json: string) => {
        const copy = new File([json], `${of.name.replace(/\.[^.]*$/, "")} (${work.copyName}).json`);
        void use({ form: diagnose, ...diagnosing(() => copy) });
      };
      const repair = (patches: Parameters<typeof repairedCopy>[2]) => repairedCopy(of, body.profile, patches);
      const content = diagnosisView(body, { name: of.name, repair, again }, work);
      return {
        title: filled(work.diagnosisOf, of.name),
        name: `${of.name}.diagnosis.json`,
        content,
        receipt: body.receipt,
      };
    },
  };
}

const diagnose = byId("diagnose", HTMLFormElement);
const fields = (value: object) => ({ body: JSON.stringify(value), type: "application/json" });
const textOf = (id: string) => byId(id, HTMLInputElement).value.trim();

const tools: readonly Tool[] = [
  { form: diagnose, ...diagnosing(() => byId("file", HTMLInputElement).files?.[0]) },
  {
    form: byId("peppol", HTMLFormElement),
    question: ({ needId }) => {
      const participant = textOf("participant");
      return participant === "" ? { missing: needId } : { path: "/lookups/peppol", ...fields({ participant }) };
    },
    view: ({ body }, work) => {
      if (!isPeppolAnswer(body)) return undefined;
      const { receipt, status } = body;
      return { title: work.peppol[status], name: "peppol.json", content: peppolView(body, work), receipt };
    },
  },
  {
    form: byId("vat", HTMLFormElement),
    question: ({ needId }) => {
      const [vat_id, requester] = [textOf("vat-id"), textOf("requester")];
      const by = requester === "" ? {} : { requester_vat_id: requester };
      return vat_id === "" ? { missing: needId } : { path: "/lookups/vat", ...fields({ vat_id, ...by }) };
    },
    view: ({ body }, work) => {
      if (!isVatAnswer(body)) return undefined;
      const { receipt, status } = body;
      return { title: work.vat[status], name: "vat.json", content: vatView(body, work), receipt };
    },
  },
];

function complain(form: HTMLFormElement, message: string): void {
  const fault = form.querySelector<HTMLElement>(".fault");
  if (fault === null) return;
  fault.textContent = message;
  fault.hidden = message === "";
}

async function use({ form, question, view }: Tool): Promise<void> {
  if (texts === undefined) return;
  const { work } = texts;
  const asked = question(work);
  const secret = key.value.trim();
  complain(form, "missing" in asked ? asked.missing : secret === "" ? work.needKey : "");
  if ("missing" in asked) return form.querySelector("input")?.focus();
  if (secret === "") return key.focus();
  const send = form.querySelector("button");
  if (send !== null) send.disabled = true;
  announce.textContent = work.working;
  const answer = await ask(api, { ...asked, key: secret, lang });
  if (send !== null) send.disabled = false;
  if ("ok" in answer && view(answer.ok, texts.work) !== undefined) {
    shown = () => show(answer.ok, view);
    shown();
    result.focus();
  } else {
    announce.textContent = "";
    complain(form, messageOf(answer, texts.work));
  }
}

function messageOf(answer: Asked, { notSent, broken }: WorkTexts): string {
  if ("message" in answer) return answer.message;
  return "failed" in answer && answer.failed === "network" ? notSent : broken;
}

function show(answer: Answer, view: Tool["view"]): void {
  const work = texts?.work;
  const seen = work === undefined ? undefined : view(answer, work);
  if (work === undefined || seen === undefined) return;
  const { title, name, content, receipt } = seen;
  const verify = async () => {
    const question = { path: "/records/verify", body: answer.text, type: "application/json", lang };
    const said = await ask(api, question);
    const status = "ok" in said ? said.ok.body["status"] : undefined;
    return isStatus(status, work) ? work.verified[status] : messageOf(said, work);
  };
  const parts = [...content, receiptView(receipt, { text: answer.text, name, verify }, work)];
  result.replaceChildren(...parts.filter((part) => part !== undefined));
  result.hidden = false;
  announce.textContent = filled(work.done, title);
}

function isStatus(status: unknown, { verified }: WorkTexts): status is keyof WorkTexts["verified"] {
  return typeof status === "string" && Object.hasOwn(verified, status);
}

function speak({ standing }: WorkbenchTexts): void {
  document.title = `Faktlint: ${standing.title}`;
  putWords("s", standing);
  shown?.();
}

for (const tool of tools) {
  tool.form.addEventListener("submit", (event) => {
    event.preventDefault();
    void use(tool);
  });
}
void followLanguage(async (_, tag) => {
  lang = tag;
  texts = await loadWorkbenchTexts(tag);
  speak(texts);
});
