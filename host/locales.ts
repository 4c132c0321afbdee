/** The languages that the service answers in: those of the engine's findings. */
export {
  isLanguage,
  type Language,
  languages,
  loadOfficialTexts,
  loadTexts,
  loadWording,
  mayBeFacturX,
  type Wording,
} from "../engine/locales.ts";
