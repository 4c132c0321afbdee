/** The code lists of CIUS-PT 2.1.1: those of the engine with what it has besides and has not, and its own. */
import { codeLists } from "../../../model/codes/index.ts";
import { words } from "../../paths/asks.ts";
import { otherwise } from "../codes.ts";

const ubl = "ubl-invoice";
const { chargeReason, country, currency, icd, itemClassification, reference, unit } = codeLists;

export const currencies = otherwise(currency.codes(ubl), {
  more: "ANG BGN BYR CUC HRK MRO SLL VEF ZWL",
  less: "BYN CNH MRU SLE UYW VED VES XCG ZWG",
});

export const countries = otherwise(country.codes(ubl), { more: "AN", less: "1A BQ CW RE SX XI SS" });

/** What came after 0184, but for two. */
const later = [...icd.codes(ubl)].filter((it) => it > "0184" && it !== "0191" && it !== "0192").join(" ");

export const schemes = otherwise(icd.codes(ubl), { more: "0001 0092 0103", less: later });

export const partySchemes: ReadonlySet<string> = new Set([...schemes, "SEPA"]);

export const references = otherwise(reference.codes(ubl), { less: "AXS AXU BTP EEP" });

export const classes = otherwise(itemClassification.codes(ubl), { less: "EMD GMN PPI TSQ TSR TSS TST TSU" });

/** Charges of the whole invoice; those of a line may have ADF, too. */
export const chargeReasons = otherwise(chargeReason.codes(ubl), {
  more: "ST",
  less: "ADF CAX CAY CAZ DAC DAF DAG DAH DAI DAJ DAK DAL DAM DAN DAO DAP DAQ PRV",
});

export const lineChargeReasons: ReadonlySet<string> = new Set([...chargeReasons, "ADF"]);

export const allowanceReasons = codeLists.allowanceReason.codes(ubl);

export const units = otherwise(unit.codes(ubl), {
  more:
    "64 66 76 78 84 A1 A25 A50 A51 A52 A57 A58 A60 A61 A62 A63 A64 A65 A66 A67 A77 A78 A79 A80 A81 A82 A83 ARE ATT " +
    "B36 B37 B38 B39 B40 B51 B65 D35 D37 D38 D39 D70 D71 D72 D75 D76 D9 DU DX E11 GRT GT H78 HAR HJ HN HP J89 J94 K24 " +
    "K25 K5 NPR NQ NR NTT OZ PT QT SHT UA WW",
  less: "AWG BPM DBM DBW FNU HAD HMO HWE IUG KNM KWN KWS KWY MKD MKM MKW MNJ MQD MQM MQW MRD MRM MRW MTZ NM3 NTU ODG " +
    "ODK ODM OPM PTN Q29 Q30 Q31 Q32 Q33 Q34 Q35 Q36 Q37 Q38 Q39 Q40 Q41 Q42 SM3 TPI XO1 XO2 XO3 XO4 XO5 XO6 XO7 XO8 " +
    "XO9 XOG XOH XOI XOJ XOL XOM XON XOP XOQ XOR XOS XOV XOW XOX XOY XOZ XP1 XP3 XP4 XSX Z9",
});

/** Portugal has letters of its own beside those of UNTDID 5305: RED, INT, NOR and ISE are rates, OUT and NA others. */
export const categories = words("AA S E RED INT NOR ISE OUT NA Z AE IC G O");

/** UNTDID 5153, as it was. */
export const taxes = words(
  "AAA AAB AAC AAD AAE AAF AAG AAH AAI AAJ AAK ADD BOL CAP CAR COC CST CUD CVD ENV EXC EXP FET FRE GCN GST ILL IMP IND " +
    "LAC LCN LDP LOC LST MCA MCD OTH PDB PDC PRF SCN SSS STT SUP SUR SWT TAC TOT TOX TTA VAD VAT",
);

export const means = words("30 48 49 57 58 59 CC CD CH CI CO CS DE LC MB NU OU PR TB TR");

export const mimes = words(
  "text/plain image/png image/jpeg application/pdf application/msword " +
    "application/vnd.openxmlformats-officedocument.wordprocessingml.document application/vnd.ms-excel " +
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet application/xml text/xml text/csv",
);

/**
 * The types of an invoice. The official rule looks for the code with a comma behind it in one text, so that the ends of codes
 * pass, too: 80, 83, 86 and 89 in an invoice, and 81 in a credit note.
 */
export const invoices = words("380 383 386 389 FT FS FR ND RP RE CS LD RA 80 83 86 89");
export const notes = words("381 NC 81");

/** The same of the tax point: 5, 2 and 32 are the ends of 35 and 432. */
export const taxPoints = words("3 35 432 5 2 32");
