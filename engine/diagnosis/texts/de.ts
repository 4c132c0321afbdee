import { titles } from "../../texts/term_titles.ts";
import type { Words } from "./words.ts";

export const words: Words = {
  lang: "de",
  termTitle: (id) => titles[id][0],
  line: "Position {count}",
  entry: "Eintrag {count}",
  titles: {
    replaced: "{term}: „{expected}“ statt „{actual}“",
    added: "{term} fehlt: „{expected}“",
    removed: "{term} muss entfallen: „{actual}“",
    several: "{term} passt nicht zum Rest: {count} Werte ändern sich",
    missing: "{term} fehlt",
    wrong: "{term} braucht einen anderen Wert",
  },
  questions: {
    missing: "Welcher Wert gehört in {term}?",
    wrong: "Welcher Wert gehört stattdessen in {term}?",
  },
  told: {
    tried: "Die Änderung wurde ausprobiert; danach waren alle diese Meldungen weg.",
    sums: "Die Beträge wurden miteinander verglichen: Das ist die kleinste Änderung, mit der die Summen aufgehen.",
    sameChange: "An allen diesen Stellen ist derselbe Wert auf dieselbe Weise zu ändern.",
    sameTerm: "Diese Meldungen verlangen denselben Wert.",
    sameRule: "Dieselbe Regel beanstandet an mehreren Stellen dasselbe.",
    alone: "Davon hängt nichts weiter ab.",
  },
};
