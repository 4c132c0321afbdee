import { titles } from "../../model/titles.ts";
import type { Words } from "./words.ts";

export const words: Words = {
  lang: "en",
  termTitle: (id) => titles[id],
  line: "line {count}",
  entry: "entry {count}",
  titles: {
    replaced: "{term}: “{actual}” should be “{expected}”",
    added: "{term} is missing: “{expected}”",
    removed: "{term} has to go: “{actual}”",
    several: "{term} does not fit the rest: {count} values change",
    missing: "{term} is missing",
    wrong: "{term} needs another value",
  },
  questions: {
    missing: "Which value belongs in {term}?",
    wrong: "Which value should {term} have instead?",
  },
  told: {
    tried: "The change was tried, and all of these findings went away with it.",
    sums: "The amounts were compared with each other: this is the smallest change with which the sums hold.",
    sameChange: "The same value is to be changed in the same way in each of these places.",
    sameTerm: "These findings ask for the same value.",
    sameRule: "The same rule finds the same thing in several places.",
    alone: "Nothing else depends on it.",
  },
};
