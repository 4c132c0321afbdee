/** A view as one page: no scripts, nothing is loaded, and everything is escaped. */
import type { Entry, Note, Outline, Part } from "./outline.ts";
import { viewWords } from "./words.ts";

const STYLE =
  `:root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;overflow-wrap:anywhere;padding:0 1rem}
h1{font-size:1.6rem}section{border-inline-start:2px solid #8884;margin:1rem 0;padding-inline-start:1rem}
h2,h3,h4,h5,h6{font-size:1.05rem;margin:.8rem 0 .3rem}dl{display:grid;grid-template-columns:minmax(10rem,1fr) 2fr;gap:.15rem 1rem;margin:0}
dt{opacity:.8}dd{margin:0;white-space:pre-wrap}.note{border:1px solid;margin:.3rem 0;padding:.3rem .6rem;grid-column:1/-1}
@media print{body{margin:0;max-width:none}section{break-inside:avoid-page}}`;

export function htmlOf({ language, title, invoice, beyond }: Outline): string {
  const more = beyond.length === 0
    ? ""
    : `<section><h2>${escaped(viewWords[language].beyond)}</h2><dl>${
      beyond.map(([place, value]) => `<dt>${escaped(place)}</dt><dd><bdi>${escaped(value)}</bdi></dd>`).join("\n")
    }</dl></section>\n`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1><bdi>${escaped(title)}</bdi></h1>
${contentOf(invoice, 2, language)}
${more}</main>
</body>
</html>
`;
}

type Language = Outline["language"];

function contentOf({ entries, parts, notes }: Part, level: number, language: Language): string {
  const list = entries.length === 0 ? "" : `<dl>\n${entries.map((it) => entryOf(it, language)).join("\n")}\n</dl>\n`;
  const heading = `h${Math.min(level, 6)}`;
  const below = parts.map((it) =>
    `<section><${heading}>${escaped(it.title)}</${heading}>\n${contentOf(it, level + 1, language)}</section>\n`
  );
  return `${notes.map((it) => `${noteOf(it, "p", language)}\n`).join("")}${list}${below.join("")}`;
}

function entryOf({ term, label, text, raw, type, notes }: Entry, language: Language): string {
  const shown = text === raw || type === "binary"
    ? `<bdi>${escaped(text)}</bdi>`
    : type === "date"
    ? `<time datetime="${escaped(raw)}">${escaped(text)}</time>`
    : `<data value="${escaped(raw)}">${escaped(text)}</data>`;
  const said = notes.map((it) => noteOf(it, "dd", language)).join("");
  return `<dt title="${term}">${escaped(label)}</dt><dd>${shown}</dd>${said}`;
}

function noteOf({ rule, severity, message, fix }: Note, element: "p" | "dd", language: Language): string {
  const kind = viewWords[language].severities[severity];
  return `<${element} class="note"><strong>${kind} ${escaped(rule)}</strong> <bdi>${escaped(message)}</bdi> ${
    escaped(fix)
  }</${element}>`;
}

const references: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (found) => references[found] ?? found);
}
