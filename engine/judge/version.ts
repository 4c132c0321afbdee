export const ENGINE = "faktlint";
/** Semantic version; CHANGELOG.md says what each one brought. */
export const ENGINE_VERSION = "0.1.0";
