/** What all pages have in common. Nothing in them comes from another origin, and no script or style is inline. */
import type { Child, FC } from "hono/jsx";

export interface Where {
  readonly language: string;
  /** What the paths of the service begin with: "" unless a proxy serves it below a path. */
  readonly base: string;
}

interface PageProps extends Where {
  readonly title: string;
  readonly styles?: readonly string[];
  readonly scripts?: readonly string[];
  readonly children: Child;
}

export const Page: FC<PageProps> = ({ title, language, base, styles = [], scripts = [], children }) => (
  <html lang={language}>
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{title}</title>
      {["page.css", ...styles].map((name) => <link key={name} rel="stylesheet" href={`${base}/assets/${name}`} />)}
      {scripts.map((name) => <script key={name} src={`${base}/assets/${name}`} defer></script>)}
    </head>
    <body>{children}</body>
  </html>
);

/** The text of a page. */
export async function rendered(page: string | Promise<string>): Promise<string> {
  return `<!doctype html>${await page}`;
}
