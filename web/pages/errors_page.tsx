/** The page of error codes that every error envelope links to. */
import { Page, rendered, type Served, toPage } from "../frame/page.tsx";
import type { LanguageTag } from "../texts/languages.ts";

export interface ErrorCode {
  readonly status: number;
  readonly when: string;
  readonly then: string;
}

interface Words {
  readonly title: string;
  readonly lead: string;
  readonly reference: string;
  readonly columns: readonly [status: string, code: string, when: string, then: string];
}

const words: Readonly<Record<LanguageTag, Words>> = {
  en: {
    title: "Error codes",
    lead:
      "Every answer that is no success is an object with error, message and docs. Branch on error; messages may change.",
    reference: "The routes are in the API reference.",
    columns: ["Status", "Code", "When", "What to do"],
  },
  de: {
    title: "Fehlercodes",
    lead:
      "Jede Antwort, die kein Erfolg ist, ist ein Objekt mit error, message und docs. Verzweigen Sie nach error: Die " +
      "Meldungen können sich ändern.",
    reference: "Die Routen stehen in der API-Referenz.",
    columns: ["Status", "Code", "Wann", "Was zu tun ist"],
  },
  fr: {
    title: "Codes d’erreur",
    lead: "Toute réponse qui n’est pas un succès est un objet avec error, message et docs. Fiez-vous à error : les " +
      "messages peuvent changer.",
    reference: "Les routes figurent dans la référence de l’API.",
    columns: ["Statut", "Code", "Quand", "Que faire"],
  },
};

export function errorsPage(codes: Readonly<Record<string, ErrorCode>>, where: Served): Promise<string> {
  const { title, lead, reference, columns } = words[where.language];
  return rendered(
    <Page title={`Faktlint: ${title}`} {...where}>
      <main id="main">
        <h1>{title}</h1>
        <p>
          {lead} <a href={toPage(where, "/docs")}>{reference}</a>
        </p>
        <table>
          <thead>
            <tr>{columns.map((it) => <th key={it} scope="col">{it}</th>)}</tr>
          </thead>
          <tbody>{Object.entries(codes).map(([code, row]) => rowOf(code, row))}</tbody>
        </table>
      </main>
    </Page>,
  );
}

function rowOf(code: string, { status, when, then }: ErrorCode) {
  return (
    <tr id={code}>
      <td>{status}</td>
      <td class="tight">
        <code>{code}</code>
      </td>
      <td>{when}</td>
      <td>{then}</td>
    </tr>
  );
}
