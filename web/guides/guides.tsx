/** The guides in front of the reference: from a key to a verdict and a PDF, and what a client does about errors and repeats. */
import type { FC } from "hono/jsx";
import { type Task, tasks } from "./programs.ts";

interface Props {
  /** Where the service is reached. */
  readonly server: string;
  readonly base: string;
}

/** The guides, by their anchors. */
export const guides: readonly (readonly [anchor: string, title: string])[] = [
  ["quickstart", "Quickstart"],
  ...tasks("").map(({ id, title }) => [`guide-${id}`, title] as const),
  ["guide-errors", "Errors"],
  ["guide-idempotency", "Repeats (Idempotency-Key)"],
];

export const Guides: FC<Props> = ({ server, base }) => (
  <section class="guides" aria-labelledby="guides">
    <h2 id="guides">Guides</h2>
    <Quickstart server={server} base={base} />
    {tasks(server).map((task) => <TaskGuide key={task.id} task={task} />)}
    <Errors base={base} />
    <Idempotency />
  </section>
);

const Quickstart: FC<Props> = ({ server, base }) => (
  <section class="operation" aria-labelledby="quickstart">
    <h3 id="quickstart">Quickstart</h3>
    <ol>
      <li>
        <p>
          Get a key, which is shown once: on the page <a href={`${base}/signup`}>/signup</a>, or with your address here.
        </p>
        <Code
          label="Get a key"
          text={`curl '${server}/v1/keys' --json '{"email":"you@example.com"}'`}
        />
      </li>
      <li>
        <p>Keep it in the environment, and out of your code.</p>
        <Code label="Keep the key" text="export KEY=fl_live_…" />
      </li>
      <li>
        <p>
          Save a program from below beside an invoice, and run it. A free key takes 100 documents a month; PDFs made
          with it bear the word PREVIEW.
        </p>
      </li>
    </ol>
  </section>
);

const TaskGuide: FC<{ readonly task: Task }> = ({ task: { id, title, about, programs } }) => (
  <section class="operation" aria-labelledby={`guide-${id}`}>
    <h3 id={`guide-${id}`}>{title}</h3>
    <p>{about}</p>
    {programs.map(({ language, file, text }) => (
      <details key={language} open={language === "curl"}>
        <summary>{language}</summary>
        <Code label={`${title}: ${file}`} text={text} />
      </details>
    ))}
  </section>
);

/** A text to copy; the button is the script's. */
const Code: FC<{ readonly label: string; readonly text: string }> = ({ label, text }) => (
  <pre tabindex={0} role="region" aria-label={label}><code>{text.trimEnd()}</code></pre>
);

const Errors: FC<{ readonly base: string }> = ({ base }) => (
  <section class="operation" aria-labelledby="guide-errors">
    <h3 id="guide-errors">Errors</h3>
    <p>
      What is wrong with an invoice is no error: it stands in <code>errors</code> and <code>warnings</code>{" "}
      of an answer 200 (422 where a document was to be written). Anything else that is not 2xx carries{" "}
      <code>{'{"error", "message", "docs"}'}</code>. Branch on{" "}
      <code>error</code>, which is stable; the message is for people and may change. What is refused costs nothing.
    </p>
    <ul>
      <li>
        <code>400</code>, <code>413</code>, <code>415</code>: change the request; sending it again changes nothing.
      </li>
      <li>
        <code>401</code>, <code>410</code>: the key is missing, unknown or was replaced.
      </li>
      <li>
        <code>429 rate_limited</code>: wait as many seconds as <code>Retry-After</code> says, then send it again.
      </li>
      <li>
        <code>429 quota_exceeded</code>: the allowance of the month is used up; <code>upgrade_url</code>{" "}
        leads to a larger one.
      </li>
      <li>
        <code>5xx</code>: send it again, after 1, 2, 4 and 8 seconds. Quote <code>X-Request-Id</code>{" "}
        when you ask for help.
      </li>
    </ul>
    <p>
      <a href={`${base}/docs/errors`}>All error codes</a>, when they come and what to do.
    </p>
  </section>
);

const Idempotency: FC = () => (
  <section class="operation" aria-labelledby="guide-idempotency">
    <h3 id="guide-idempotency">Repeats (Idempotency-Key)</h3>
    <p>
      When an answer gets lost, nobody knows whether the document was charged. Send an <code>Idempotency-Key</code>{" "}
      (1 to 255 printable ASCII characters) with validate, parse and generate: for 24 hours, a repeat with the same key
      and the same body is answered anew and costs nothing. The same key with another body is{" "}
      <code>409 idempotency_key_reused</code>.
    </p>
    <p>
      Take something that belongs to the document and its version, for example the invoice number and the hour of the
      export. Do not take a new random value for each attempt.
    </p>
    <p>
      Where an answer shows a new key (sign-up, the claim of a fix report, rotation), a repeat with the same{" "}
      <code>Idempotency-Key</code>{" "}
      and the same bytes gets the same answer for 24 hours, key included. Take a random value there, and keep it until
      you have the answer: it opens it.
    </p>
  </section>
);
