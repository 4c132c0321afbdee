/** A page that is read: where it is among others, what it is called and is about, and then what it has to say. */
import type { Child, FC } from "hono/jsx";
import { Page, type PageProps } from "./page.tsx";
import { joined } from "./prose.tsx";

export interface DocumentProps extends PageProps {
  /** Its title on the page; left out, as in the window. */
  readonly heading?: string;
  /** What it is about, below its title. */
  readonly lead?: Child;
  /** The pages around it, from the widest on, and what the list of them is called. */
  readonly crumbs?: Crumbs | undefined;
  /** Beside its title. */
  readonly mark?: Child;
  /** The class of all that is between head and foot. */
  readonly kind: string;
  /** What its script reads there, by attribute. */
  readonly told?: Readonly<Record<string, string>>;
}

export interface Crumbs {
  readonly label: string;
  readonly links: readonly Child[];
}

export const Document: FC<DocumentProps> = ({ heading, lead, crumbs, mark, kind, told, children, ...page }) => (
  <Page {...page} title={`${page.title} · Faktlint`} styles={["document.css", ...page.styles ?? []]}>
    <main id="main" class={`document ${kind}`} {...told}>
      {crumbs === undefined ? "" : (
        <nav class="crumbs" aria-label={crumbs.label}>
          {joined(crumbs.links, <span aria-hidden="true">›</span>)}
        </nav>
      )}
      {mark === undefined ? <h1>{heading ?? page.title}</h1> : (
        <div class="marked-title">
          <h1>{heading ?? page.title}</h1>
          {mark}
        </div>
      )}
      {lead === undefined ? "" : <p class="lead">{lead}</p>}
      {children}
    </main>
  </Page>
);

interface SectionProps {
  /** What leads to it. */
  readonly id: string;
  readonly title: Child;
  readonly kind?: string;
  readonly children: Child;
}

export const Section: FC<SectionProps> = ({ id, title, kind, children }) => (
  <section class={kind} aria-labelledby={id}>
    <h2 id={id}>{title}</h2>
    {children}
  </section>
);
