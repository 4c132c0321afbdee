/** As much of protobuf's wire format as KV Connect uses: numbers, and bytes, of which messages are some. */

/** A field as it came: its bytes, or its value. */
export interface Sent {
  readonly number: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly value: number;
}

const NUMBER = 0;
const BYTES = 2;

/** The fields of a message, in their order. */
export function fields(bytes: Uint8Array<ArrayBuffer>): readonly Sent[] {
  const sent: Sent[] = [];
  let at = 0;
  const number = () => {
    let [value, scale] = [0, 1];
    for (;;) {
      const byte = bytes[at++] ?? 0;
      value += (byte & 0x7f) * scale;
      if (byte < 0x80) return value;
      scale *= 128;
    }
  };
  while (at < bytes.length) {
    const tag = number();
    const kind = tag % 8;
    const value = number();
    if (kind === NUMBER) {
      sent.push({ number: tag >> 3, bytes: new Uint8Array(), value });
    } else if (kind === BYTES) {
      sent.push({ number: tag >> 3, bytes: bytes.slice(at, at + value), value: 0 });
      at += value;
    } else throw new TypeError(`a field of kind ${kind} does not exist in KV Connect`);
  }
  return sent;
}

/** A message of fields: numbers, or bytes. */
export function message(
  all: readonly (readonly [number: number, value: number | Uint8Array])[],
): Uint8Array<ArrayBuffer> {
  const parts = all.flatMap(([number, value]) => {
    if (typeof value === "number") return [varint(number * 8 + NUMBER), varint(value)];
    return [varint(number * 8 + BYTES), varint(value.length), value];
  });
  const made = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    made.set(part, at);
    at += part.length;
  }
  return made;
}

function varint(value: number): Uint8Array {
  const bytes: number[] = [];
  for (let rest = value;; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...bytes, rest]);
    bytes.push(rest % 128 + 128);
  }
}
