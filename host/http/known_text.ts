/**
 * The texts of answers that are made of one: the server sends such a text along with its head, instead of reading it back out
 * of a stream of bytes.
 */
const texts: WeakMap<Response, string> = new WeakMap();

/** The answer, of which its text is known from then on. */
export function withKnownText(response: Response, text: string): Response {
  texts.set(response, text);
  return response;
}

/** Undefined where it has to be read: nobody said it, or somebody made another answer of it. */
export function knownText(response: Response): string | undefined {
  return texts.get(response);
}
