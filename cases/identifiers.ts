/** The specification identifiers that many tests are about. */
import { identifierOf } from "../engine/model/specifications.ts";

export const CORE = identifierOf("en16931");
export const CIUS = identifierOf("xrechnung");
export const EXTENSION = identifierOf("xrechnung-extension");
export const CVD = identifierOf("xrechnung-cvd");
export const PEPPOL = identifierOf("peppol");
