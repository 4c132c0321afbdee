/** A text of one page that its script can change to another language, by `data-s`. */
export function worded<Texts extends object>(texts: Texts, key: keyof Texts & string) {
  return { "data-s": key, children: texts[key] };
}
