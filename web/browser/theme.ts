/// <reference lib="dom" />
/** Light, dark, or as the system has it. Runs before the page is drawn, so that it is drawn once. */
import { keep, kept } from "./preferences.ts";

const themes = ["auto", "light", "dark"] as const;
type Theme = (typeof themes)[number];

function themeOf(text: string | undefined): Theme {
  return themes.find((it) => it === text) ?? "auto";
}

function use(theme: Theme): void {
  document.documentElement.dataset["theme"] = theme;
}

/** What a theme is called stands in no table: the button shows a sign, and its name is the word for appearance. */
function follow(): void {
  const button = document.getElementById("theme");
  const name = document.getElementById("theme-name");
  if (button === null || name === null) return;
  const show = (theme: Theme) => name.textContent = `: ${theme}`;
  button.hidden = false;
  let theme = themeOf(kept("theme"));
  show(theme);
  button.addEventListener("click", () => {
    theme = themes[(themes.indexOf(theme) + 1) % themes.length] ?? "auto";
    keep("theme", theme);
    use(theme);
    show(theme);
  });
}

use(themeOf(kept("theme")));
document.addEventListener("DOMContentLoaded", follow);
