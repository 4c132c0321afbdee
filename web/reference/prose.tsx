/** Texts of the document: paragraphs, code, and error codes that lead to their rows. */
import type { Child, FC } from "hono/jsx";
import type { Reference } from "./gather.ts";

/** Paragraphs are parted by empty lines, and code stands in backticks, as in CommonMark; nothing else is markup. */
export const Prose: FC<{ readonly text: string | undefined; readonly class?: string }> = ({ text = "", ...rest }) => {
  const paragraphs = text.split(/\n\s*\n/).filter((it) => it.trim() !== "");
  return <>{paragraphs.map((it, at) => <p key={at} class={rest.class}>{withCode(it)}</p>)}</>;
};

export function withCode(text: string): Child {
  return text.split(/(`[^`]+`)/).map((part, at) => {
    return part.length > 2 && part.startsWith("`") && part.endsWith("`")
      ? <code key={at}>{part.slice(1, -1)}</code>
      : part;
  });
}

/** A text in which every word that is an error code leads to what the page of errors says of it. */
export function withErrors(text: string, { codes, base }: Reference): Child {
  return text.split(/(\b[a-z]\w*)/).map((part, at) => {
    return codes.has(part) ? <a key={at} href={`${base}/docs/errors#${part}`}>{part}</a> : part;
  });
}

/** Children with something between them. */
export function joined(children: readonly Child[], between: string): Child {
  return children.flatMap((child, at) => at === 0 ? [child] : [between, child]);
}

/** A long name breaks after a step of it, not inside a word. */
export function breakable(name: string): Child {
  return name.split(/(?<=[./_])|(?=\[)/).map((step, at) => (
    <>
      {at === 0 ? "" : <wbr />}
      {step}
    </>
  ));
}
