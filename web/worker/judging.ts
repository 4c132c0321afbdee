/** The verdict on a document, with the invoice as it was judged. */
import type {
  AnyVerdict,
  ConformanceRecord,
  Invoice,
  JudgeOptions,
  Locale,
  Opened,
  Place,
  RuleSet,
} from "../../engine/mod.ts";
import { isProfile, judgeXml, judgeXmlWhole, kindOf } from "../../engine/check_xml.ts";
import { daysAt } from "../../engine/selection/days.ts";
import { load } from "../../engine/selection/load.ts";
import { plan } from "../../engine/selection/plan.ts";
import type { Chosen } from "./chosen.ts";
import type { Settings, Standing } from "./protocol.ts";

/** Written by the build: a ConformanceRecord as JSON. */
declare const CONFORMANCE: string;
let recorded: ConformanceRecord | undefined;

/** How it is judged: what the person chose, and what is fixed. */
export interface Judging extends Pick<Settings, "profile" | "docsBase"> {
  readonly strict: boolean;
  readonly texts: Locale;
  /** What strict mode checks beyond the engine; the document is opened with these sets, too. */
  readonly sets?: readonly RuleSet[] | undefined;
  /** What provenance says of the last comparison with the reference validator. */
  readonly conformance: ConformanceRecord;
  /** In strict mode, adds to a verdict what is wrong with the PDF around the invoice. */
  readonly joined?: (verdict: AnyVerdict) => AnyVerdict;
}

export interface Judged {
  readonly verdict: AnyVerdict;
  readonly invoice: Invoice;
  /** The lines of the document; none where findings have no line. */
  readonly lines: readonly string[];
  readonly notRead: number;
  /** Where they are, the first of them. */
  readonly unread: readonly Place[];
  readonly envelope?: "sbdh" | undefined;
  /** Of the PDF that the document was taken out of. */
  readonly attachment?: string | undefined;
}

export async function judged(opened: Opened, judging: Judging): Promise<Judged> {
  const options = optionsFor(judging);
  if (opened.kind === "json") {
    const { judgeJsonWhole } = await import("../../engine/check_json.ts");
    return { ...judgeJsonWhole(opened, options), lines: [], notRead: 0, unread: [] };
  }
  const { verdict, invoice } = judgeXmlWhole(opened, options);
  const { text, attachment, document: { envelope } } = opened;
  return {
    verdict: judging.joined?.(verdict) ?? verdict,
    invoice,
    lines: text.split(/\r\n|\n|\r/),
    notRead: verdict.notRead.total,
    unread: verdict.notRead.elements,
    envelope,
    attachment,
  };
}

/** A verdict in short. */
export function standing({ valid, errors, findings_truncated }: AnyVerdict): Standing {
  return { valid, errors: findings_truncated?.by_severity.errors.total ?? errors.length };
}

/** By the specification alone: official rules are put aside, but for text beside elements, which it does not take, either. */
export async function bySpecification(opened: Opened, judging: Judging): Promise<Standing> {
  const strict = opened.kind === "xml" && opened.document.mixed === true;
  const options = optionsFor({ ...judging, strict });
  if (opened.kind === "xml") return standing(judgeXml(opened, options));
  return standing((await import("../../engine/check_json.ts")).judgeJson(opened, options));
}

function optionsFor({ profile, ...judging }: Judging): JudgeOptions {
  return { ...judging, ...chosenProfile(profile), today: daysAt(new Date()) };
}

export function chosenProfile(profile: string | undefined): Pick<JudgeOptions, "profile"> {
  return profile !== undefined && isProfile(profile) ? { profile } : {};
}

/** What strict mode needs is loaded with the first file, or before it. */
export async function judgingOf(source: Chosen, settings: Settings, strict: boolean): Promise<Judging> {
  const { profile, docsBase, language } = settings;
  const wording = await load(plan(source, { ...chosenProfile(profile), strict, today: daysAt(new Date()) }), language);
  return {
    strict,
    docsBase,
    ...wording,
    conformance: recorded ??= JSON.parse(CONFORMANCE),
    profile,
    ...(strict && kindOf(source) === "pdf"
      ? { joined: await (await import("./container.ts")).joining(source.input, settings) }
      : {}),
  };
}
