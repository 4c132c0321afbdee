/** Who receives what is read. */
import type { Attributes } from "./attributes.ts";

/** Receives the events of a document. What came before a refusal is to be thrown away. */
export interface XmlSink {
  /**
   * `name` is `prefix:local` with the prefix that `options.prefixes` gives its namespace, `Q{uri}local` for another
   * namespace, plain `local` for none; `raw` as written. `offset` is the UTF-16 index of "<". The attributes
   * bear their names as written and do not hold namespace declarations; undefined when there are none. `scope` knows what
   * their prefixes, and those in values, stand for. `kept` is the same for what is at the same place in other documents.
   */
  open(name: string, attributes: Attributes | undefined, offset: number, raw: string, scope?: Scope, kept?: Kept): void;
  /**
   * Character data, references resolved, and CDATA sections; in pieces. `offset` is where the piece starts; `apart` says
   * that a comment or a processing instruction lies before it, so that it is a text node of its own.
   */
  text(text: string, offset: number, apart?: boolean): void;
  /** `offset` is the UTF-16 index after the end tag. */
  close(name: string, offset: number): void;
}

/** The namespaces that are declared where an element stands. */
export interface Scope {
  /** The namespace of a prefix, or with "" the default one, which may be "" for none; undefined when it is not bound. */
  uri(prefix: string): string | undefined;
}

/** What a sink keeps of an element for the documents that come later: what it takes it for, and what it took that around it for. */
export interface Kept {
  is: object | undefined;
  around: object | undefined;
}
