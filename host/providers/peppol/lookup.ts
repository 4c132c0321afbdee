/** A participant of Peppol: where its metadata is, which document types it receives, and how each is sent to it. */
import { type Evidence, evidenceOf, type Found, Unanswered } from "../../domain/answer.ts";
import { Kept } from "../asking.ts";
import { type Answer, askHttp, type Web } from "../http.ts";
import { type DocumentType, documentTypeOf } from "./document_types.ts";
import type { Endpoint, SmpAsked, SmpRead } from "../../documents/smp/metadata.ts";
import type { Pool } from "../../workers/pool.ts";
import { type Specification, specifications } from "./specifications.ts";
import { idOf, ISO6523, type Participant } from "./participant.ts";
import { locate, type SmlSetting } from "./sml.ts";

export interface PeppolSetting extends SmlSetting {
  readonly web: Web;
  /** Reads what is answered. */
  readonly pool: Pool;
}

export interface ReceivedType extends Pick<DocumentType, "id" | "title"> {
  readonly received: DocumentType["received"] | undefined;
  /** One for each process and way of transport; undefined where nobody was asked, because there are too many types. */
  readonly endpoints: readonly Endpoint[] | undefined;
}

export interface Registration {
  /** The server with the metadata. */
  readonly host: string;
  readonly documentTypes: readonly ReceivedType[];
}

const provider = "peppol-smp";

export class Peppol {
  readonly #kept: Kept<Registration | undefined>;

  constructor(readonly setting: PeppolSetting) {
    this.#kept = new Kept(setting.limits, setting.clock);
  }

  /** What is registered of a participant: all billing document types, or the one that is asked for. Throws Unanswered. */
  async look(participant: Participant, documentType?: string): Promise<Found<Registration | undefined>> {
    const name = JSON.stringify([idOf(participant), documentType ?? null]);
    return await this.#kept.of(name, (signal) => new Looking(this.setting, participant, signal).all(documentType));
  }
}

/** One lookup, and the evidence that it gathers. */
class Looking {
  readonly #evidence: Evidence[] = [];
  readonly #id: string;

  constructor(readonly setting: PeppolSetting, readonly participant: Participant, readonly signal: AbortSignal) {
    this.#id = `${ISO6523}::${idOf(participant)}`;
  }

  async all(documentType: string | undefined): Promise<Found<Registration | undefined>> {
    const { value: publisher, evidence } = await locate(this.setting, this.participant, this.signal);
    this.#evidence.push(...evidence);
    const group = publisher === undefined ? undefined : await this.#group(publisher);
    if (publisher === undefined || group === undefined) return { value: undefined, evidence: this.#evidence };
    const wanted = group.ids.flatMap((id) => {
      const known = documentTypeOf(id);
      if (documentType !== undefined) return id === documentType ? [{ id, title: known?.title ?? id, known }] : [];
      return known === undefined ? [] : [{ id, title: known.title, known }];
    });
    const documentTypes = await this.#described(publisher, group.by, wanted);
    return { value: { host: publisher.host, documentTypes }, evidence: this.#evidence };
  }

  /** The document types of the participant by the first specification under which its server knows it. */
  async #group(publisher: URL): Promise<{ readonly by: Specification; readonly ids: readonly string[] } | undefined> {
    for (const by of specifications) {
      const read = await this.#read(below(publisher, by.group(this.#id)), { by: by.name, for: "types" });
      if (read === undefined) continue;
      if (read.types === undefined) throw new Unanswered(provider, "malformed");
      return { by, ids: read.types };
    }
    return undefined;
  }

  async #described(
    publisher: URL,
    by: Specification,
    wanted: readonly { readonly id: string; readonly title: string; readonly known: DocumentType | undefined }[],
  ): Promise<readonly ReceivedType[]> {
    const { documentTypes, atOnce } = this.setting.limits;
    const described: ReceivedType[] = [];
    for (let from = 0; from < wanted.length; from += atOnce) {
      const some = wanted.slice(from, from + atOnce);
      described.push(
        ...await Promise.all(some.map(async ({ id, title, known }, at) => ({
          ...{ id, title, received: known?.received },
          endpoints: from + at < documentTypes ? await this.#endpoints(publisher, by, id) : undefined,
        }))),
      );
    }
    return described;
  }

  /** The endpoints of a document type, also where another server has them. Of two redirects, the second is not followed. */
  async #endpoints(publisher: URL, by: Specification, id: string): Promise<readonly Endpoint[]> {
    let url = below(publisher, by.service(this.#id, id));
    for (let hops = 0; hops <= this.setting.limits.redirects; hops++) {
      const read = await this.#read(url, { by: by.name, for: "metadata" });
      if (read === undefined) return [];
      const { metadata } = read;
      if (metadata === undefined) throw new Unanswered(provider, "malformed");
      if ("endpoints" in metadata) return metadata.endpoints;
      const next = URL.parse(metadata.redirect);
      if (next === null) throw new Unanswered(provider, "redirect");
      url = next;
    }
    throw new Unanswered(provider, "redirect");
  }

  /** What is said at an address; undefined where nothing is there. A redirect of HTTP is followed once. */
  async #read(first: URL, asked: SmpAsked): Promise<SmpRead | undefined> {
    const { smpGroup, smpMetadata } = this.setting.limits.bytes;
    let url = first;
    for (let hops = 0; hops <= this.setting.limits.redirects; hops++) {
      const answer = await this.#asked(url, asked.for === "types" ? smpGroup : smpMetadata);
      if (answer.status === 404) return undefined;
      if (answer.status === 200) return await this.#content(answer, asked, url.host);
      const next = [301, 302, 303, 307, 308].includes(answer.status) ? URL.parse(answer.location ?? "", url) : null;
      if (next === null) throw new Unanswered(provider, "status");
      url = next;
    }
    throw new Unanswered(provider, "redirect");
  }

  async #content({ type, body }: Answer, asked: SmpAsked, host: string): Promise<SmpRead> {
    if (!/^(?:application|text)\/(?:.+\+)?xml$/.test(type)) throw new Unanswered(provider, "content_type");
    // Servers take turns, so that one with long answers has no more of the workers than each other.
    const done = await this.setting.pool.run("smp", body, asked, { account: `smp ${host}`, signal: this.signal });
    if ("ok" in done) return done.ok;
    throw new Unanswered(provider, done.failed === "died" ? "malformed" : "timeout");
  }

  async #asked(url: URL, most: number): Promise<Answer> {
    const { web, breakers, clock } = this.setting;
    const { signal } = this;
    const question = { provider, url, accept: "application/xml, text/xml", most, signal } as const;
    const answer = await breakers.through({ provider, host: url.host }, async () => {
      const answer = await askHttp(web, question);
      if (answer.status >= 500) throw new Unanswered(provider, "status");
      return answer;
    }, signal);
    const evidence = await evidenceOf(provider, `GET ${url.href}`, answer.body, clock());
    // That a signature holds says nothing as long as nobody knows whose certificate made it.
    this.#evidence.push({ ...evidence, signature: "not checked" });
    return answer;
  }
}

function below(publisher: URL, path: string): URL {
  const { href } = publisher;
  return new URL(path, href.endsWith("/") ? href : `${href}/`);
}
