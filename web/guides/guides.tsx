/** The guides in front of the reference, a chapter each: from a key to a verdict and a PDF, and what a client has to know. */
import type { FC } from "hono/jsx";
import { Section } from "../frame/document.tsx";
import { Code, placed, withCode } from "../frame/prose.tsx";
import { filled } from "../texts/filled.ts";
import { Agents } from "./agents.tsx";
import { Errors } from "./errors.tsx";
import type { Guide, GuideProps } from "./guide.ts";
import { Limits } from "./limits.tsx";
import { taskIds, tasks } from "./programs.ts";
import type { TaskId } from "../texts/docs/words.ts";

const Quickstart: FC<GuideProps> = ({ server, to, words: { quickstart: words }, language, facts }) => (
  <ol class="steps">
    <li>
      <p>{placed(words.key, <a href={to("/signup")}>/signup</a>)}</p>
      <Code label={words.getKey} text={`curl '${server}/v1/keys' --json '{"email":"you@example.com"}'`} />
    </li>
    <li>
      <p>{words.keep}</p>
      <Code label={words.keepKey} text="export KEY=fl_live_…" />
    </li>
    <li>
      <p>{filled(words.run, new Intl.NumberFormat(language).format(facts.plans["free"] ?? 0))}</p>
    </li>
  </ol>
);

const Repeats: FC<GuideProps> = ({ words: { repeats } }) => (
  <>{repeats.paragraphs.map((it) => <p key={it}>{withCode(it)}</p>)}</>
);

/** A row a chapter, in the order in which one reads them. */
export const guides: readonly Guide[] = [
  { slug: "quickstart", title: ({ quickstart }) => quickstart.title, View: Quickstart },
  ...taskIds.map((id): Guide => ({ slug: id, title: ({ tasks }) => tasks[id].title, View: taskView(id) })),
  { slug: "repeats", title: ({ repeats }) => repeats.title, View: Repeats },
  { slug: "errors", title: ({ errors }) => errors.title, View: Errors },
  { slug: "limits", title: ({ limited }) => limited.title, View: Limits },
  { slug: "agents", title: ({ agents }) => agents.title, View: Agents },
];

function taskView(id: TaskId): FC<GuideProps> {
  return ({ server, words }) => {
    const { title, about } = words.tasks[id];
    const programs = tasks(server).find((it) => it.id === id)?.programs ?? [];
    return (
      <>
        <p>{withCode(about)}</p>
        <div class="guides">
          {programs.map(({ language, file, text }) => (
            <details key={language} open={language === "curl"}>
              <summary>{language}</summary>
              <Code label={`${title}: ${file}`} text={text.trimEnd()} />
            </details>
          ))}
        </div>
      </>
    );
  };
}

const CheckFirst = taskView("check");

/** What most callers do first, in the languages that they write: the overview begins with it. */
export const First: FC<GuideProps> = (props) => (
  <Section id="first" title={props.words.tasks.check.title}>
    <CheckFirst {...props} />
  </Section>
);
