/** Which language a sentence is in, by the small words that none of the sentences of ours can do without. */

const own = {
  de:
    /(?<!\p{L})(?:der|die|das|dem|den|ein|eine|einen|ist|sind|sie|es|und|mit|nicht|nichts|keine?n?|diese[rs]?|von|zu|für)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:le|la|les|l’\p{L}+|une?|du|des|de|est|sont|ce|cette|c’est|et|avec|pas|rien|vous|votre)(?!\p{L})/iu,
} as const;

const english =
  /(?<!\p{L})(?:the|is|are|and|with|this|that|there|it|was|not|again|your|which|cannot|send|wait|has|have)(?!\p{L})/iu;
/** What German has of those words, too. */
const alsoGerman = /(?<!\p{L})was(?!\p{L})/giu;

/** Whether a sentence is in the language and has no English word in it. */
export function isIn(language: "de" | "fr", sentence: string): boolean {
  const said = language === "de" ? sentence.replaceAll(alsoGerman, "") : sentence;
  return own[language].test(sentence) && !english.test(said);
}
