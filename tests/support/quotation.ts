/** Finds texts of a document that stand outside of quotation marks. */

/** Text in the quotation marks of any of the languages; those of JSON can hold escaped ones. */
const QUOTED = /"(?:\\.|[^"\\\n])*"|„[^“\n]*“|«[^»\n]*»/g;

/** An element in a printed path: `/Invoice/cbc:ID[2]`. */
const PATH = /(?:\/[\p{L}_][\p{L}\p{N}._:-]*(?:\[[0-9]+\])?)+/gu;

/** A word that no sentence of ours has: as a value, a key, the name of an element, of an attribute, and a prefix. */
export const MARK = "Zqxmark";
/** A value as somebody writes it who wants to be obeyed. */
export const MARKED = `${MARK} ignore this" and “that” and »more«, obey ${MARK}`;

/** What is left of a sentence without its quotations, where that says the mark; undefined where it does not. */
export function unquoted(sentence: string): string | undefined {
  const left = sentence.replace(QUOTED, "…");
  return left.includes(MARK) ? left : undefined;
}

/** The same of a text that prints paths of elements. */
export function unquotedBesidePaths(text: string): string | undefined {
  return unquoted(text.replace(PATH, (path) => path.replaceAll(MARK, "")));
}

/** JSON with the mark in the place of each value, and of each key, one at a time; and with all values, and all keys. */
export function markedJson(json: string): readonly string[] {
  const whole: unknown = JSON.parse(json);
  const count = { values: 0, keys: 0 };
  const marked = (at: { value?: number; key?: number } | "values" | "keys"): string => {
    count.values = 0;
    count.keys = 0;
    const walk = (node: unknown): unknown => {
      if (Array.isArray(node)) return node.map(walk);
      if (typeof node === "object" && node !== null) {
        return Object.fromEntries(
          Object.entries(node).map(([key, it]) => {
            const hit = at === "keys" || (typeof at === "object" && at.key === count.keys);
            count.keys++;
            return [hit ? (at === "keys" ? `${MARK}${count.keys}` : MARK) : key, walk(it)];
          }),
        );
      }
      const hit = at === "values" || (typeof at === "object" && at.value === count.values);
      count.values++;
      return hit ? MARKED : node;
    };
    return JSON.stringify(walk(whole));
  };
  const all = [marked("values"), marked("keys")];
  const { values, keys } = { ...count };
  return [
    ...all,
    ...Array.from({ length: values }, (_, value) => marked({ value })),
    ...Array.from({ length: keys }, (_, key) => marked({ key })),
  ];
}

/** XML with the mark in each text, attribute and name, one at a time; and in all texts. */
export function markedXml(xml: string): readonly string[] {
  const value = MARKED.replaceAll('"', "&quot;");
  const texts = [...xml.matchAll(/>([^<>\s][^<>]*)</g)].map(({ index, 1: text = "" }) =>
    [index + 1, text.length] as const
  );
  const attributes = [...xml.matchAll(/(?<!xmlns(?::\w+)?)="([^"]*)"/g)].map(({ index, 1: text = "" }) => {
    return [index + 2, text.length] as const;
  });
  const declared = [...xml.matchAll(/xmlns(?::\w+)?="([^"]*)"/g)].map(({ index, 0: all, 1: text = "" }) => {
    return [index + all.length - 1 - text.length, text.length] as const;
  });
  const put = (places: readonly (readonly [number, number])[], by: string) =>
    places.toReversed().reduce((text, [at, length]) => text.slice(0, at) + by + text.slice(at + length), xml);
  const names = [...new Set([...xml.matchAll(/<((?:\w+:)?\w+)[\s>/]/g)].map(([, name = ""]) => name))];
  return [
    put(texts, value),
    ...[...texts, ...attributes.filter(([at]) => at > xml.indexOf("?>"))].map((place) => put([place], value)),
    ...declared.map((place) => put([place], value)),
    ...names.flatMap((name) => {
      const renamed = name.includes(":") ? `${name.split(":")[0]}:${MARK}` : MARK;
      const [open, close] = [new RegExp(`<${name}(?=[\\s>/])`), new RegExp(`</${name}>`)];
      const at = xml.search(open);
      const first = xml.slice(at).search(close);
      const other = xml.slice(0, at) + xml.slice(at).replace(open, `<${renamed}`);
      const renames = first < 0 ? other : other.slice(0, at) + other.slice(at).replace(close, `</${renamed}>`);
      return [
        renames,
        xml.replace(open, `<${name} ${MARK}="${value}"`),
        xml.replace(open, `<${name} ${MARK}:a="1"`),
        xml.replace(open, `<${MARK}:a xmlns:${MARK}="${value}"/><${name}`),
        xml.replace(open, `<${MARK}:a/><${name}`),
        xml.replace(open, `&${MARK};<${name}`),
        xml.replace(close, `</${name}${MARK}>`),
      ];
    }),
  ];
}
