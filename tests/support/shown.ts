/** What a tool shows of an answer, without a service around it. */
import { standAsIs } from "../../host/mcp/long_texts.ts";
import type { Json } from "../../host/mcp/lookup_tools.ts";
import type { Shown, Tool } from "../../host/mcp/tool.ts";
import type { Language } from "../../host/documents/locales.ts";

/** What it shows of JSON that its operation answers; nothing else is done beside it. */
export async function ofJson({ show }: Tool, json: Json, lang: Language = "en"): Promise<Shown> {
  const alongside = () => Promise.resolve(undefined);
  return await show({ outcome: "done", content: { json } }, { lang, arguments: {}, stand: standAsIs, alongside });
}
