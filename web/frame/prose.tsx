/** Texts with code in them, and code to copy. */
import type { Child, FC } from "hono/jsx";

/** Paragraphs are parted by empty lines, and code is in backticks, as in CommonMark; nothing else is markup. */
export const Prose: FC<{ readonly text: string | undefined; readonly class?: string }> = ({ text = "", ...rest }) => {
  const paragraphs = paragraphsOf(text);
  return <>{paragraphs.map((it, at) => <p key={at} class={rest.class}>{withCode(it)}</p>)}</>;
};

export function paragraphsOf(text: string): readonly string[] {
  return text.split(/\n\s*\n/).filter((it) => it.trim() !== "");
}

export function withCode(text: string): Child {
  return text.split(/(`[^`]+`)/).map((part, at) => {
    return part.length > 2 && part.startsWith("`") && part.endsWith("`")
      ? <code key={at}>{part.slice(1, -1)}</code>
      : part;
  });
}

export function code(text: Child): Child {
  return <code>{text}</code>;
}

export function link(to: string, text: Child): Child {
  return <a href={to}>{text}</a>;
}

/** "{0} of {1}" with elements in its places. */
export function placed(text: string, ...children: readonly Child[]): Child {
  return text.split(/(\{\d\})/).map((part) => {
    const [, index] = /^\{(\d)\}$/.exec(part) ?? [];
    return index === undefined ? withCode(part) : children[Number(index)];
  });
}

/** Children with something between them. */
export function joined(children: readonly Child[], between: Child): Child {
  return children.flatMap((child, at) => at === 0 ? [child] : [between, child]);
}

/** A text to copy; the button is the script's. It can be reached and scrolled by the keyboard. */
export const Code: FC<{ readonly text: string; readonly label: string }> = ({ text, label }) => (
  <div class="code">
    <pre tabindex={0} role="region" aria-label={label}><code>{text}</code></pre>
  </div>
);

/** A long name or path breaks at its steps, not inside a word. */
export function breakable(name: string, at: RegExp): Child {
  return joined(name.split(at), <wbr />);
}
