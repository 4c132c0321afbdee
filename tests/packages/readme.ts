/** The programs that a README shows. */

export interface Snippet {
  readonly name: string;
  readonly source: string;
  /** What the README says that it prints: the block without a language that follows it. */
  readonly shows: string;
}

export function snippetsOf(markdown: string, of = "ts"): readonly Snippet[] {
  const blocks = [...markdown.matchAll(/^```(\w*)\n([^]*?)^```$/gm)].map(([, language = "", text = ""]) => ({
    language,
    text,
  }));
  return blocks.flatMap(({ language, text }, index) => {
    if (language !== of) return [];
    const next = blocks[index + 1];
    return [{ name: `snippet-${index}`, source: text, shows: next?.language === "text" ? next.text.trim() : "" }];
  });
}
