/** All tools, a row each (specification, MCP server). */
import type { Tool } from "./tool.ts";
import { convertTool } from "./convert_tool.ts";
import { diffTool } from "./diff_tool.ts";
import { documentTools } from "./document_tools.ts";
import { embedTool } from "./embed_tool.ts";
import { repairTool } from "./repair_tool.ts";
import { lookupTools } from "./lookup_tools.ts";
import { serviceTools } from "./service_tools.ts";
import { viewTool } from "./view_tool.ts";

export const tools: readonly Tool[] = [
  ...documentTools,
  repairTool,
  convertTool,
  viewTool,
  diffTool,
  embedTool,
  ...lookupTools,
  ...serviceTools,
];
