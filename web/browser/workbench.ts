/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The script of the workbench: what the validator's page has, and what the service is asked. The key is in its field and nowhere else. */
import { putWords } from "./language.ts";
import { loadWorkbenchTexts } from "../workbench/texts/languages.ts";
import type { WorkbenchTexts, WorkTexts } from "../workbench/texts/texts.ts";
import { type Answer, ask, type Question } from "./api.ts";
import { checkingPage } from "./checking_page.ts";
import { byId, type Child, counted, fill, filled } from "./dom.ts";
import { tell, verdictHead } from "./parts/controls.ts";
import { peppolView, vatView } from "./workbench/lookup_view.ts";
import { receiptView } from "./workbench/receipt_view.ts";
import { isDiagnosis, isPeppolAnswer, isVatAnswer, type Receipt } from "./workbench/shapes.ts";

const api = byId("main", HTMLElement).dataset["api"] ?? "";
const key = byId("key", HTMLInputElement);
const result = byId("result", HTMLElement);
const announce = byId("told", HTMLElement);

let texts: WorkbenchTexts | undefined;
let lang = "en";
/** Shows the last answer again when another language is chosen. */
let shown: (() => void) | undefined;

interface Tool {
  readonly form: HTMLFormElement;
  /** What to send, or what is missing. */
  readonly question: (work: WorkTexts) => Asking | Promise<Asking>;
  /** What is to be seen of the answer; undefined where it is not the answer to the question. */
  readonly view: (answer: Answer, work: WorkTexts) => View | undefined;
}

type Asking = Omit<Question, "key" | "lang"> | { readonly missing: string };

interface View {
  readonly title: string;
  readonly name: string;
  readonly content: readonly Child[];
  readonly receipt: Receipt;
}

const fields = (value: object) => ({ body: JSON.stringify(value) });
const textOf = (id: string) => byId(id, HTMLInputElement).value.trim();

const tools: readonly Tool[] = [
  {
    form: byId("diagnose", HTMLFormElement),
    question: async ({ needFile }) => {
      const body = await validator.repairs.copy();
      if (body === undefined) return { missing: needFile };
      return { path: `/diagnose?lang=${lang}`, body, type: body.type };
    },
    view: ({ body }, work) => {
      if (!isDiagnosis(body)) return undefined;
      const { profiles, profile, causes, receipt } = body;
      const isValid = profiles[profile]?.official_valid === true;
      const title = isValid ? work.accepted : work.refused;
      const count = causes.length === 0 ? work.noCauses : counted(work.causes, causes.length);
      const content = [verdictHead(title, isValid ? "valid" : "invalid", [`${profile}. ${count}`])];
      return { title, name: "diagnosis.json", content, receipt };
    },
  },
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
  if (fault !== null) tell(fault, message);
}

async function use({ form, question, view }: Tool): Promise<void> {
  if (texts === undefined) return;
  const { work } = texts;
  const asked = await question(work);
  const secret = key.value.trim();
  complain(form, "missing" in asked ? asked.missing : secret === "" ? work.needKey : "");
  if ("missing" in asked) return (form.querySelector("input") ?? byId("choose", HTMLElement)).focus();
  if (secret === "") return key.focus();
  const send = form.querySelector("button");
  if (send !== null) send.disabled = true;
  announce.textContent = work.working;
  const answer = await ask(api, { ...asked, key: secret, lang });
  if (send !== null) send.disabled = false;
  if (answer.ok && view(answer, texts.work) !== undefined) {
    shown = () => show(answer, view);
    shown();
    result.focus();
  } else {
    announce.textContent = "";
    complain(form, messageOf(answer, texts.work));
  }
}

function messageOf({ ok, failed, body: { message } }: Answer, { notSent, broken }: WorkTexts): string {
  if (failed === "network") return notSent;
  return !ok && typeof message === "string" ? message : broken;
}

function show(answer: Answer, view: Tool["view"]): void {
  const work = texts?.work;
  const seen = work === undefined ? undefined : view(answer, work);
  if (work === undefined || seen === undefined) return;
  const { title, name, content, receipt } = seen;
  const verify = async () => {
    const said = await ask(api, { path: "/records/verify", body: answer.text, lang });
    const { status } = said.ok ? said.body : {};
    return isStatus(status, work) ? work.verified[status] : messageOf(said, work);
  };
  fill(result, ...content, receiptView(receipt, { text: answer.text, name, verify }, work));
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
const validator = checkingPage(async (tag) => {
  lang = tag;
  texts = await loadWorkbenchTexts(tag);
  speak(texts);
});
