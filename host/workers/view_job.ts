/** What the job does that shows a document. */
import { type OnFault, open, type OpenOptions } from "../../engine/mod.ts";
import { viewDocument, type Viewing } from "../documents/viewing.ts";

export interface ViewJob extends Omit<Viewing, "onFault">, Omit<OpenOptions, "sets" | "extract"> {
  readonly kind: "xml" | "json";
}

export async function viewJob(
  input: Uint8Array,
  { kind, limits, unwrap, container, ...how }: ViewJob,
  onFault: OnFault,
) {
  const source = { input, mediaType: `application/${kind}` };
  const caps = limits === undefined ? {} : { limits };
  return await viewDocument(source, (sets) => open(source, { ...caps, unwrap, container, sets }), { ...how, onFault });
}
