/** What a browser is shown at an address that leads nowhere: what there is instead. */
import type { FC } from "hono/jsx";
import { Document } from "../frame/document.tsx";
import { rendered, type Served, toPage } from "../frame/page.tsx";
import { joined, link } from "../frame/prose.tsx";

export function notFoundPage(where: Served): Promise<string> {
  const { texts: { notFoundTitle, notFound } } = where;
  return rendered(<NowherePage title={notFoundTitle} lead={notFound} where={where} />);
}

interface NowhereProps {
  readonly title: string;
  readonly lead: string;
  readonly where: Served;
}

export const NowherePage: FC<NowhereProps> = ({ title, lead, where }) => {
  const ways = [["/", "navCheck"], ["/rules", "navRules"], ["/docs", "navApi"]] as const;
  return (
    <Document kind="narrow" title={title} lead={lead} {...where}>
      <p>{joined(ways.map(([path, key]) => link(toPage(where, path), where.texts[key])), " · ")}</p>
    </Document>
  );
};
