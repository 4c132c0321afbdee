/** What metadata servers answer, by either specification: Peppol SMP 1 (1.3) and OASIS BDXR SMP 2.0. */
import { X509Certificate } from "node:crypto";
import { allAt, type Element, textAt, treeOf } from "./xml.ts";

/** A document type of a participant: its identifier with its scheme. */
export interface Reference {
  readonly id: string;
}

export interface Endpoint {
  readonly process: string | null;
  readonly transportProfile: string;
  /** The subject of the access point's certificate. */
  readonly accessPoint: string | null;
  /** What the access point is called, where it says so. */
  readonly name: string | null;
  /** ISO 8601. */
  readonly activated: string | null;
  readonly expires: string | null;
}

/** What is said of a document type: endpoints, or that another server knows them. */
export type Metadata = { readonly endpoints: readonly Endpoint[] } | { readonly redirect: string };

interface Specification {
  /** The document types in the answer of the first; undefined if it is not one. */
  readonly referencesIn: (root: Element) => readonly Reference[] | undefined;
  readonly metadataIn: (root: Element) => Metadata | undefined;
}

const smp1: Specification = {
  referencesIn(root) {
    if (root.name !== "smp1:ServiceGroup") return undefined;
    return allAt(root, "smp1:ServiceMetadataReferenceCollection", "smp1:ServiceMetadataReference")
      .flatMap(({ attributes: { href = "" } }) => referenceIn(href));
  },
  metadataIn(root) {
    const [metadata] = root.name === "smp1:SignedServiceMetadata" ? allAt(root, "smp1:ServiceMetadata") : [root];
    if (metadata?.name !== "smp1:ServiceMetadata") return undefined;
    const redirect = allAt(metadata, "smp1:Redirect")[0]?.attributes["href"];
    if (redirect !== undefined) return { redirect };
    const processes = allAt(metadata, "smp1:ServiceInformation", "smp1:ProcessList", "smp1:Process");
    return {
      endpoints: processes.flatMap((process) => {
        const id = identifier(allAt(process, "smp1:ProcessIdentifier")[0], "scheme");
        return allAt(process, "smp1:ServiceEndpointList", "smp1:Endpoint").map((it) => ({
          process: id,
          transportProfile: it.attributes["transportProfile"] ?? "",
          accessPoint: subjectOf(textAt(it, "smp1:Certificate")),
          name: textAt(it, "smp1:ServiceDescription") ?? null,
          activated: instant(textAt(it, "smp1:ServiceActivationDate")),
          expires: instant(textAt(it, "smp1:ServiceExpirationDate")),
        }));
      }),
    };
  },
};

const smp2: Specification = {
  referencesIn(root) {
    if (root.name !== "smp2:ServiceGroup") return undefined;
    return allAt(root, "smp2:ServiceReference", "smp2:ID").flatMap((it) => {
      const id = identifier(it, "schemeID");
      return id === null ? [] : [{ id }];
    });
  },
  metadataIn(root) {
    if (root.name !== "smp2:ServiceMetadata") return undefined;
    const processes = allAt(root, "smp2:ProcessMetadata");
    const redirect = processes.map((it) => textAt(it, "smp2:Redirect", "smp2:PublisherURI")).find((it) =>
      it !== undefined
    );
    if (redirect !== undefined) return { redirect };
    return {
      endpoints: processes.flatMap((process) => {
        const id = identifier(allAt(process, "smp2:Process", "smp2:ID")[0], "schemeID");
        return allAt(process, "smp2:Endpoint").map((it) => ({
          process: id,
          transportProfile: textAt(it, "smp2:TransportProfileID") ?? "",
          accessPoint: subjectOf(textAt(it, "smp2:Certificate", "smp2:ContentBinaryObject")),
          name: textAt(it, "smp2:Description") ?? null,
          activated: instant(textAt(it, "smp2:ActivationDate")),
          expires: instant(textAt(it, "smp2:ExpirationDate")),
        }));
      }),
    };
  },
};

const specifications = { smp1, smp2 } as const satisfies Readonly<Record<string, Specification>>;

export type SpecificationName = keyof typeof specifications;

/** What an answer is looked at for: the document types of a participant, or what is said of one of them. */
export interface SmpAsked {
  readonly by: SpecificationName;
  readonly for: "types" | "metadata";
}

/** What was looked for; undefined where the answer is no XML, or has none of it. */
export interface SmpRead {
  readonly types?: readonly string[] | undefined;
  readonly metadata?: Metadata | undefined;
}

export function readSmp(bytes: Uint8Array, { by, for: wanted }: SmpAsked): SmpRead {
  const root = treeOf(bytes);
  if (root === undefined) return {};
  const { referencesIn, metadataIn } = specifications[by];
  if (wanted === "metadata") return { metadata: metadataIn(root) };
  const references = referencesIn(root);
  return references === undefined ? {} : { types: [...new Set(references.map(({ id }) => id))] };
}

const SERVICES = "/services/";

/** The document type that an address ends with. */
function referenceIn(href: string): readonly Reference[] {
  const at = href.lastIndexOf(SERVICES);
  if (at < 0) return [];
  try {
    return [{ id: decodeURIComponent(href.slice(at + SERVICES.length)) }];
  } catch {
    // Anything but an address names no document type.
    return [];
  }
}

function identifier(element: Element | undefined, scheme: "scheme" | "schemeID"): string | null {
  const value = element?.text.trim() ?? "";
  const given = element?.attributes[scheme] ?? "";
  return value === "" ? null : given === "" ? value : `${given}::${value}`;
}

/** The subject of a certificate in one line (RFC 4514 in the order of the certificate); null where it cannot be read. */
function subjectOf(base64: string | undefined): string | null {
  if (base64 === undefined) return null;
  const body = base64.replaceAll(/-----(?:BEGIN|END) CERTIFICATE-----|\s/g, "");
  try {
    const pem = `-----BEGIN CERTIFICATE-----\n${body.replaceAll(/(.{64})/g, "$1\n")}\n-----END CERTIFICATE-----\n`;
    return new X509Certificate(pem).subject.trim().replaceAll("\n", ", ");
  } catch {
    return null;
  }
}

/** An instant in UTC; a date begins then, and what names no zone is taken for UTC. */
function instant(written: string | undefined): string | null {
  const [, date = "", time = "T00:00:00", zone = "Z"] =
    /^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?(Z|[+-]\d{2}:\d{2})?$/.exec(written ?? "") ?? [];
  const at = Date.parse(`${date}${time}${zone}`);
  return Number.isNaN(at) ? null : new Date(at).toISOString();
}
