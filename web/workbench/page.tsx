/** The workbench: diagnosis and lookups over the API. What a person enters stays in the page until it is sent. */
import type { Child, FC } from "hono/jsx";
import { Chooser } from "../frame/chooser.tsx";
import { Page, rendered, type Where, worded } from "../frame/page.tsx";
import type { StandingTexts } from "./texts/texts.ts";

export interface WorkbenchPage extends Where {
  readonly standing: StandingTexts;
  /** The script of the page, by its name among the assets. */
  readonly script: string;
}

export function workbenchPage({ standing, script, ...where }: WorkbenchPage): Promise<string> {
  return rendered(
    <Page
      title={`Faktlint: ${standing.title}`}
      modules={[script]}
      styles={["workbench.css"]}
      current="workbench"
      {...where}
    >
      <main id="main" class="workbench" data-api={`${where.base}/v1`}>
        <h1 {...worded(standing, "title")}></h1>
        <p class="lead" {...worded(standing, "lead")}></p>
        <Chooser texts={where.texts} />
        <section id="results" hidden></section>
        <p id="announce" class="hidden" role="status" aria-live="polite"></p>
        <section class="service" aria-labelledby="service-title">
          <h2 id="service-title" {...worded(standing, "serviceTitle")}></h2>
          <p class="quiet-text" {...worded(standing, "serviceLead")}></p>
          <Key standing={standing} base={where.base} />
          <Tools standing={standing} />
          <p id="told" class="hidden" aria-live="polite"></p>
          <section id="result" tabindex={-1} hidden></section>
        </section>
      </main>
    </Page>,
  );
}

type Worded = { readonly standing: StandingTexts };

const Key: FC<Worded & { readonly base: string }> = ({ standing, base }) => (
  <section class="box key-box" aria-labelledby="key-title">
    <h2 id="key-title" {...worded(standing, "keyTitle")}></h2>
    <label for="key" {...worded(standing, "keyLabel")}></label>
    <input type="password" id="key" autocomplete="off" spellcheck={false} maxlength={100} aria-describedby="key-note" />
    <p id="key-note" class="quiet-text">
      <span {...worded(standing, "keyNote")}></span> <a href={`${base}/signup`} {...worded(standing, "keyGet")}></a>
    </p>
  </section>
);

const Tools: FC<Worded> = ({ standing }) => (
  <div class="tools">
    <Tool id="diagnose" standing={standing} title="receiptTitle" lead="receiptLead" action="receiptGet" />
    <Tool id="peppol" standing={standing} title="peppolTitle" lead="peppolLead" action="lookUp">
      <Field id="participant" standing={standing} label="peppolLabel" />
    </Tool>
    <Tool id="vat" standing={standing} title="vatTitle" lead="vatLead" action="check">
      <Field id="vat-id" standing={standing} label="vatLabel" />
      <Field id="requester" standing={standing} label="requesterLabel" />
    </Tool>
  </div>
);

type ToolProps = Worded & {
  readonly id: string;
  readonly title: keyof StandingTexts;
  readonly lead: keyof StandingTexts;
  readonly action: keyof StandingTexts;
  readonly children?: Child;
};

const Tool: FC<ToolProps> = ({ id, standing, title, lead, action, children }) => (
  <form id={id} class="box" aria-labelledby={`${id}-title`} novalidate>
    <h2 id={`${id}-title`} {...worded(standing, title)}></h2>
    <p class="quiet-text" {...worded(standing, lead)}></p>
    {children}
    <p class="fault" role="alert" hidden></p>
    <button type="submit" class="primary" {...worded(standing, action)}></button>
  </form>
);

type FieldProps = Worded & { readonly id: string; readonly label: keyof StandingTexts };

const Field: FC<FieldProps> = ({ id, standing, label }) => (
  <div class="entry">
    <label for={id} {...worded(standing, label)}></label>
    <input type="text" id={id} autocomplete="off" spellcheck={false} maxlength={200} />
  </div>
);
