/** What is wrong with what is put on the pages beside the invoice: the logo and the footer. */
import { type Lang, langs } from "./format.ts";
import type { LogoFault } from "./logo.ts";

/** The option that cannot be used, and why and what to do, in the language of the pages. */
export interface PdfProblem {
  readonly option: "logo" | "footer";
  readonly message: string;
}

type ProblemText = readonly [en: string, de: string, fr: string];

const logos: Readonly<Record<Extract<LogoFault, { fault: string }>["fault"] | "lacks", ProblemText>> = {
  large: [
    "The logo is larger than 1 MB. Save it in fewer pixels.",
    "Das Logo ist größer als 1 MB. Speichern Sie es mit weniger Pixeln.",
    "Le logo dépasse 1 Mo. Enregistrez-le avec moins de pixels.",
  ],
  pixels: [
    "The logo has more than 4 million pixels. Save it smaller: it is printed at most 80 mm wide.",
    "Das Logo hat mehr als 4 Millionen Pixel. Speichern Sie es kleiner: Es wird höchstens 80 mm breit gedruckt.",
    "Le logo a plus de 4 millions de pixels. Réduisez-le : il est imprimé sur 80 mm de large au plus.",
  ],
  unknown: [
    "The logo is neither PNG nor JPEG nor SVG. Save it as one of them.",
    "Das Logo ist weder PNG noch JPEG noch SVG. Speichern Sie es in einem dieser Formate.",
    "Le logo n’est ni PNG, ni JPEG, ni SVG. Enregistrez-le dans l’un de ces formats.",
  ],
  damaged: [
    "The logo cannot be read: the file is damaged or incomplete. Save it again.",
    "Das Logo lässt sich nicht lesen: Die Datei ist beschädigt oder unvollständig. Speichern Sie es neu.",
    "Le logo est illisible : le fichier est endommagé ou incomplet. Enregistrez-le à nouveau.",
  ],
  cmyk: [
    "The logo has the colours of printing presses (CMYK), which the PDF may not hold. Save it as RGB.",
    "Das Logo hat Druckfarben (CMYK), die das PDF nicht enthalten darf. Speichern Sie es als RGB.",
    "Le logo est en couleurs d’imprimerie (CMJN), que le PDF ne peut pas contenir. Enregistrez-le en RVB.",
  ],
  complex: [
    "The SVG logo has too many elements or points. Save it as PNG.",
    "Das SVG-Logo hat zu viele Elemente oder Punkte. Speichern Sie es als PNG.",
    "Le logo SVG a trop d’éléments ou de points. Enregistrez-le en PNG.",
  ],
  shape: [
    "The logo is more than 20 times as long as it is wide. Crop it.",
    "Das Logo ist mehr als 20-mal so lang wie breit. Beschneiden Sie es.",
    "Le logo est plus de 20 fois plus long que large. Recadrez-le.",
  ],
  lacks: [
    'The SVG logo has "{0}", which is not drawn here: only shapes with plain colours are. Turn texts into paths, or save it as PNG.',
    "Das SVG-Logo enthält „{0}“, was hier nicht gezeichnet wird, sondern nur Formen mit einfachen Farben. Wandeln Sie Texte in Pfade um, oder speichern Sie es als PNG.",
    "Le logo SVG contient « {0} », qui n’est pas dessiné ici : seules les formes en couleurs unies le sont. Convertissez les textes en tracés, ou enregistrez-le en PNG.",
  ],
};

const footers: Readonly<Record<"long" | "lacks", ProblemText>> = {
  long: [
    "The footer takes more than {0} lines of the page. Shorten it.",
    "Die Fußzeile braucht mehr als {0} Zeilen der Seite. Kürzen Sie sie.",
    "Le pied de page prend plus de {0} lignes. Raccourcissez-le.",
  ],
  lacks: [
    "The footer has characters that no typeface here has: {0}. Leave them out.",
    "Die Fußzeile enthält Zeichen, die hier keine Schrift hat: {0}. Lassen Sie sie weg.",
    "Le pied de page contient des caractères qu’aucune police n’a ici : {0}. Retirez-les.",
  ],
};

export function logoProblem(fault: LogoFault, lang: Lang): PdfProblem {
  const [name, detail] = "lacks" in fault ? ["lacks", fault.lacks] as const : [fault.fault, ""] as const;
  return { option: "logo", message: said(logos[name], detail, lang) };
}

export function footerProblem(name: keyof typeof footers, detail: string, lang: Lang): PdfProblem {
  return { option: "footer", message: said(footers[name], detail, lang) };
}

function said(row: ProblemText, detail: string, lang: Lang): string {
  return (row[langs.indexOf(lang)] ?? row[0]).replace("{0}", () => detail);
}
