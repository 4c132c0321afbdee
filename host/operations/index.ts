/** All operations. A line here gives an operation its route, its command and its description. */
import { approvedPlatforms } from "./approved_platforms.ts";
import { convert } from "./convert.ts";
import { diagnose } from "./diagnose.ts";
import { diff } from "./diff.ts";
import { extract } from "./extract.ts";
import { embed } from "./embed.ts";
import { explainRule } from "./explain_rule.ts";
import { checkout } from "./checkout.ts";
import { checkoutStatus } from "./checkout_status.ts";
import { claimFixReport } from "./claim_fix_report.ts";
import { frenchReadiness } from "./french_readiness.ts";
import { generate } from "./generate.ts";
import type { Operation } from "./operation.ts";
import { listEditions } from "./list_editions.ts";
import { issueKey } from "./issue_key.ts";
import { parse } from "./parse.ts";
import { peppolLookup } from "./peppol_lookup.ts";
import { portal } from "./portal.ts";
import { repair } from "./repair.ts";
import { sendFeedback } from "./send_feedback.ts";
import { usage } from "./usage.ts";
import { validate } from "./validate.ts";
import { vatLookup } from "./vat_lookup.ts";
import { view } from "./view.ts";
import { viesStatus } from "./vies_status.ts";
import { verifyRecord } from "./verify_record.ts";

export const operations: readonly Operation[] = [
  validate,
  parse,
  extract,
  embed,
  generate,
  convert,
  view,
  diff,
  diagnose,
  repair,
  explainRule,
  listEditions,
  issueKey,
  usage,
  peppolLookup,
  vatLookup,
  viesStatus,
  frenchReadiness,
  approvedPlatforms,
  sendFeedback,
  verifyRecord,
  checkout,
  checkoutStatus,
  portal,
  claimFixReport,
];
