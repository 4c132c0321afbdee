/** How far the service goes for an answer of somebody else. */

export interface ProviderLimits {
  /** For all that one lookup asks, in milliseconds. */
  readonly time: number;
  /** Asked again so often after a fault of the connection. */
  readonly retries: number;
  /** Of a body: what an answer of each provider needs, with room. */
  readonly bytes: Readonly<Record<"vies" | "frenchDirectory" | "smpGroup" | "smpMetadata", number>>;
  /** Characters of what was found out, in JSON: what is longer is not kept. */
  readonly mostCharacters: number;
  readonly redirects: number;
  /** For a DNS answer by UDP before the question is sent again, in milliseconds. */
  readonly datagram: number;
  /** How long an answer is given again, in milliseconds; and how many are kept. */
  readonly kept: number;
  readonly mostKept: number;
  /** So many faults in a row, and a provider is left alone for a time, in milliseconds. */
  readonly faults: number;
  readonly rest: number;
  /** Document types that are asked about, and how many of them at once. */
  readonly documentTypes: number;
  readonly atOnce: number;
}

export const providerLimits: ProviderLimits = {
  time: 5000,
  retries: 1,
  bytes: {
    vies: 65_536,
    frenchDirectory: 524_288,
    // Of who receives some thousand types of documents.
    smpGroup: 1_048_576,
    smpMetadata: 102_400,
  },
  mostCharacters: 50_000,
  redirects: 1,
  datagram: 1500,
  kept: 600_000,
  mostKept: 1000,
  faults: 5,
  rest: 30_000,
  documentTypes: 24,
  atOnce: 6,
};
