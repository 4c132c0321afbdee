/** What is used of bidi-js. Its own types are those of a CommonJS module, and say nothing of the one that is imported. */
export interface Bidi {
  /** For each UTF-16 unit of a text the level that it is on: odd ones run from right to left. */
  getEmbeddingLevels(text: string): { readonly levels: Uint8Array };
  /** What a bracket and the like looks like from the other side; null for what has none. */
  getMirroredCharacter(character: string): string | null;
}

export default function bidiFactory(): Bidi;
