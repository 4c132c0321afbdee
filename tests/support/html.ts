/** The text that a reader sees, with what HTML escapes. */
export function readable(html: string): string {
  return html.replaceAll(/<[^>]*>/g, "").replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'").replaceAll("&amp;", "&");
}
