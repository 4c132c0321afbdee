/** Messages over standard input, one a line, with an invoice among the arguments as the text that it came as. */
import { Transform } from "node:stream";
import { Buffer } from "node:buffer";
import { StringDecoder } from "node:string_decoder";
import { messagesIn } from "../kit/json_rpc.ts";

/** Characters of a line; what is longer ends the connection, because nobody can say where its message ends. */
export const MOST_LINE = 64_000_000;

/** Rewrites lines, and reports each message. Lines that are not JSON go through as they are, for the transport to refuse. */
export function lineMessages(told: (message: unknown) => void = () => {}): Transform {
  const decoder = new StringDecoder("utf8");
  let pieces: string[] = [];
  let size = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      const [first = "", ...lines] = decoder.write(Buffer.from(chunk)).split("\n");
      pieces.push(first);
      size += first.length;
      if (size > MOST_LINE) return done(new RangeError("a message is longer than it may be"));
      let out = "";
      for (const line of lines) {
        out += rewritten(pieces.join(""), told);
        pieces = [line];
        size = line.length;
      }
      done(null, out);
    },
  });
}

function rewritten(line: string, told: (message: unknown) => void): string {
  const messages = messagesIn(line);
  for (const message of [messages].flat()) told(message);
  return `${messages === undefined ? line : JSON.stringify(messages)}\n`;
}
