import { titles } from "../../texts/term_titles.ts";
import type { Words } from "./words.ts";

export const words: Words = {
  lang: "fr",
  termTitle: (id) => titles[id][1],
  line: "ligne {count}",
  entry: "élément {count}",
  titles: {
    replaced: "{term} : « {expected} » au lieu de « {actual} »",
    added: "{term} : valeur manquante, « {expected} »",
    removed: "{term} : à supprimer, « {actual} »",
    several: "{term} : incohérence avec le reste, {count} valeurs changent",
    missing: "{term} : valeur manquante",
    wrong: "{term} : une autre valeur est nécessaire",
  },
  questions: {
    missing: "Quelle est la valeur pour {term} ?",
    wrong: "Quelle est la valeur correcte pour {term} ?",
  },
  told: {
    tried: "La modification a été essayée : toutes ces anomalies ont alors disparu.",
    sums: "Les montants ont été comparés entre eux : c’est la plus petite modification qui rend les sommes justes.",
    sameChange: "La même valeur est à modifier de la même façon à chacun de ces endroits.",
    sameTerm: "Ces anomalies concernent la même valeur.",
    sameRule: "La même règle relève la même chose à plusieurs endroits.",
    alone: "Rien d’autre n’en dépend.",
  },
};
