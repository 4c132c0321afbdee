/** How large a document may be. */
export interface XmlLimits {
  /** Elements inside each other. */
  readonly depth: number;
  readonly elements: number;
  /** Attributes of one element, namespace declarations included. */
  readonly attributes: number;
  /** UTF-16 code units of the document. */
  readonly characters: number;
}

export const defaultLimits: XmlLimits = { depth: 100, elements: 50_000, attributes: 256, characters: 8_000_000 };
