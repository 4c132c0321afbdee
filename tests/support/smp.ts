/** What metadata servers answer, by both specifications. */

export const PARTICIPANT = "iso6523-actorid-upis::0204:04011000-1234512345-06";
const START = "busdox-docid-qns::urn:oasis:names:specification:ubl:schema:xsd:";
const PEPPOL = "urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0::2.1";

export const types = {
  invoice: `${START}Invoice-2::Invoice##${PEPPOL}`,
  creditNote: `${START}CreditNote-2::CreditNote##${PEPPOL}`,
  cii: "busdox-docid-qns::urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100::CrossIndustryInvoice##" +
    "urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0::D16B",
  pint:
    `peppol-doctype-wildcard::urn:oasis:names:specification:ubl:schema:xsd:Invoice-2::Invoice##urn:peppol:pint:billing-1*::2.1`,
  order: `${START}Order-2::Order##urn:fdc:peppol.eu:poacc:trns:order:3::2.1`,
} as const;

const signature =
  `<Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo/><SignatureValue>AA==</SignatureValue></Signature>`;

export interface Described {
  readonly certificate?: string;
  readonly expires?: string;
  readonly activated?: string;
  readonly redirect?: string;
}

/** One specification: the paths of its server, and what is there. */
export interface Dialect {
  readonly group: string;
  readonly service: (type: string) => string;
  readonly groupOf: (server: string, types: readonly string[]) => string;
  readonly metadataOf: (type: string, what: Described) => string;
}

const escaped = encodeURIComponent;

export const smp1: Dialect = {
  group: `/${escaped(PARTICIPANT)}`,
  service: (type) => `/${escaped(PARTICIPANT)}/services/${escaped(type)}`,
  groupOf: (server, all) =>
    `<?xml version="1.0" encoding="UTF-8"?>
<s:ServiceGroup xmlns:s="http://busdox.org/serviceMetadata/publishing/1.0/" xmlns:i="http://busdox.org/transport/identifiers/1.0/">
  <i:ParticipantIdentifier scheme="iso6523-actorid-upis">0204:04011000-1234512345-06</i:ParticipantIdentifier>
  <s:ServiceMetadataReferenceCollection>${
      all.map((type) =>
        `<s:ServiceMetadataReference href="${server}/${escaped(PARTICIPANT)}/services/${escaped(type)}"/>`
      ).join("")
    }</s:ServiceMetadataReferenceCollection>
</s:ServiceGroup>`,
  metadataOf: (
    type,
    { certificate = "", activated = "2024-01-01T00:00:00+01:00", expires = "2027-06-30T00:00:00Z", redirect },
  ) => {
    const information = `<ServiceInformation>
      <i:DocumentIdentifier scheme="busdox-docid-qns">${type.replace(/^.*?::/, "")}</i:DocumentIdentifier>
      <ProcessList><Process>
        <i:ProcessIdentifier scheme="cenbii-procid-ubl">urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</i:ProcessIdentifier>
        <ServiceEndpointList><Endpoint transportProfile="peppol-transport-as4-v2_0">
          <ServiceActivationDate>${activated}</ServiceActivationDate>
          <ServiceExpirationDate>${expires}</ServiceExpirationDate>
          <Certificate>${certificate}</Certificate><ServiceDescription>Example access point</ServiceDescription>
        </Endpoint></ServiceEndpointList></Process></ProcessList></ServiceInformation>`;
    const content = redirect === undefined ? information : `<Redirect href="${redirect.replaceAll("&", "&amp;")}"/>`;
    return `<SignedServiceMetadata xmlns="http://busdox.org/serviceMetadata/publishing/1.0/" ` +
      `xmlns:i="http://busdox.org/transport/identifiers/1.0/"><ServiceMetadata>${content}</ServiceMetadata>${signature}` +
      `</SignedServiceMetadata>`;
  },
};

const ns = (name: string) =>
  `xmlns="http://docs.oasis-open.org/bdxr/ns/SMP/2/${name}" ` +
  `xmlns:a="http://docs.oasis-open.org/bdxr/ns/SMP/2/AggregateComponents" xmlns:b="http://docs.oasis-open.org/bdxr/ns/SMP/2/BasicComponents"`;

export const smp2: Dialect = {
  group: `/bdxr-smp-2/${escaped(PARTICIPANT)}`,
  service: (type) => `/bdxr-smp-2/${escaped(PARTICIPANT)}/services/${escaped(type)}`,
  groupOf: (_, all) =>
    `<ServiceGroup ${ns("ServiceGroup")}><b:SMPVersionID>2.0</b:SMPVersionID>${
      all.map((type) => {
        const [scheme = "", ...id] = type.split("::");
        return `<a:ServiceReference><b:ID schemeID="${scheme}">${id.join("::")}</b:ID></a:ServiceReference>`;
      }).join("")
    }${signature}</ServiceGroup>`,
  metadataOf: (_, { certificate = "", expires = "2027-06-30Z", redirect }) => {
    const content = redirect === undefined
      ? `<a:Process><b:ID schemeID="cenbii-procid-ubl">urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</b:ID></a:Process>
        <a:Endpoint><b:TransportProfileID>peppol-transport-as4-v2_0</b:TransportProfileID>
        <b:Description>Example access point</b:Description><b:ActivationDate>2023-12-31Z</b:ActivationDate>
        <b:ExpirationDate>${expires}</b:ExpirationDate>
        <a:Certificate><b:ContentBinaryObject mimeCode="application/base64">${certificate}</b:ContentBinaryObject></a:Certificate>
        </a:Endpoint>`
      : `<a:Redirect><b:PublisherURI>${redirect.replaceAll("&", "&amp;")}</b:PublisherURI></a:Redirect>`;
    return `<ServiceMetadata ${
      ns("ServiceMetadata")
    }><b:SMPVersionID>2.0</b:SMPVersionID><a:ProcessMetadata>${content}` +
      `</a:ProcessMetadata>${signature}</ServiceMetadata>`;
  },
};
