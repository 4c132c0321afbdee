/** What a text of the OpenAPI document is in the other languages. */

/** By the English paragraph, so that one that is changed has no translation until somebody looked at it. */
export type Prose = Readonly<Record<string, readonly [de: string, fr: string]>>;
