/** The languages that the service answers in: those of the engine's findings. */
export { isLanguage, type Language, languages, loadTexts, loadWording, type Wording } from "../engine/locales.ts";
