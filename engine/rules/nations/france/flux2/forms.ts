/** How values of a French invoice are written. */
import { dateIn, normalize } from "../../../../syntax/values.ts";
import { words } from "../../../paths/asks.ts";

export function isNumber(written: string): boolean {
  return !written.includes(" ") && /^[A-Za-z0-9+\-_/]+$/.test(normalize(written));
}

/** A day of this century as UBL writes it. */
export function isDay(written: string): boolean {
  return /^20[0-9]{2}-[0-9]{2}-[0-9]{2}$/.test(written) && dateIn(written) !== undefined;
}

/** A day of this century as CII writes it; what follows the day is not looked at. */
export function isShortDay(written: string): boolean {
  const [day] = [written.slice(0, 8)];
  return /^20[0-9]{6}$/.test(day) && dateIn(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}`) !== undefined;
}

const DECIMAL = /^(-?)([0-9]{1,19})(?:\.([0-9]{1,19}))?$/;

/** Nineteen characters at most beside the point, and so many behind it. */
export function isDecimal(places: number, isNegativeToo = true): (written: string) => boolean {
  return (written) => {
    const [, sign = "", whole = "", fraction = ""] = DECIMAL.exec(written) ?? [];
    const isShort = sign.length + whole.length + fraction.length <= 19 && fraction.length <= places;
    return whole !== "" && isShort && (isNegativeToo || sign === "");
  };
}

/** Four digits at most, two of them behind the point. */
export function isPercentage(written: string): boolean {
  const [, sign = "", whole = "", fraction = ""] = DECIMAL.exec(written) ?? [];
  return whole !== "" && sign === "" && whole.length + fraction.length <= 4 && fraction.length <= 2;
}

export function isSiren(written: string): boolean {
  return /^[0-9]{9}$/.test(written);
}

export function isSiret(written: string): boolean {
  return /^[0-9]{14}$/.test(written);
}

export function isAddress(written: string): boolean {
  return /^[A-Za-z0-9+\-_.]+$/.test(written);
}

export const types = words("380 389 393 501 386 500 384 471 472 473 261 262 381 396 502 503");
/** Of self-billing. */
export const selfBilled = words("389 501 500 471 473 261 502");
export const categories = words("S E AE K G O Z");
export const treatments = words("B2B B2BINT B2C B2CINT OUTOFSCOPE ARCHIVEONLY");
export const attachments = words(
  "RIB LISIBLE FEUILLE_DE_STYLE PJA BORDEREAU_SUIVI DOCUMENT_ANNEXE BON_LIVRAISON BON_COMMANDE " +
    "BORDEREAU_SUIVI_VALIDATION ETAT_ACOMPTE FACTURE_PAIEMENT_DIRECT RECAPITULATIF_COTRAITANCE",
);
/** As they are written: 20, 20.0 and 20.00, and so on. */
export const rates = words(
  "0 0.0 0.00 10 10.0 10.00 13 13.0 13.00 20 20.0 20.00 8.5 8.50 19.6 19.60 2.1 2.10 5.5 5.50 7 7.0 7.00 20.6 20.60 1.05 " +
    "0.9 0.90 1.75 9.2 9.20 9.6 9.60",
);

/** What examples have: numbers with the right check digits, and the notes that the law asks for. */
export const SIREN = "732829320";
export const SIRET = "73282932000074";
export const legalNotes: Readonly<Record<string, string>> = {
  PMT: "Indemnité forfaitaire pour frais de recouvrement : 40 EUR",
  PMD: "Pénalités de retard : trois fois le taux d’intérêt légal",
  AAB: "Pas d’escompte pour paiement anticipé",
};
