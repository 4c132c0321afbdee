/** German wording of the VAT rules: a name for each category, one sentence for each rule number. */
import type { vat } from "../../rules/en16931/vat.ts";
import {
  families,
  type Family,
  isTaxed,
  type Prefix,
  type Rate,
  type RuleNumber,
} from "../../rules/en16931/vat_families.ts";
import type { Text } from "../text.ts";

/** What each category is for, as shown in brackets after its code. */
export const categoryNames: Readonly<Record<Prefix, string>> = {
  S: "Regelsatz oder ermäßigter Satz",
  Z: "Nullsatz",
  E: "steuerbefreit",
  AE: "Steuerschuldnerschaft des Leistungsempfängers",
  IC: "innergemeinschaftliche Lieferung",
  G: "Ausfuhr in ein Drittland",
  O: "nicht steuerbar",
  AF: "IGIC der Kanarischen Inseln",
  AG: "IPSI von Ceuta und Melilla",
};

/** What has a category: behind "mit" and "bei", where there may be none, and the one of a finding. */
const line = { dative: "einer Position", none: "keine Position", genitive: "dieser Position" } as const;
const allowance = {
  dative: "einem Nachlass auf Dokumentenebene",
  none: "kein Nachlass auf Dokumentenebene",
  genitive: "dieses Nachlasses",
} as const;
const charge = {
  dative: "einem Zuschlag auf Dokumentenebene",
  none: "kein Zuschlag auf Dokumentenebene",
  genitive: "dieses Zuschlags",
} as const;
const breakdown = { none: "keine Umsatzsteueraufschlüsselung", genitive: "dieser Aufschlüsselung" } as const;

const sellerIds: Readonly<Record<"any" | "vat", { readonly needs: string; readonly add: string }>> = {
  any: {
    needs:
      "die USt-IdNr. (BT-31) oder Steuernummer (BT-32) des Verkäufers oder die USt-IdNr. seines Steuervertreters (BT-63)",
    add: "die USt-IdNr. oder Steuernummer des Verkäufers",
  },
  vat: {
    needs: "die USt-IdNr. des Verkäufers (BT-31) oder seines Steuervertreters (BT-63)",
    add: "die USt-IdNr. des Verkäufers",
  },
};

const buyerIds: Readonly<Record<"vat" | "vatOrLegal", { readonly needs: string; readonly add: string }>> = {
  vat: { needs: "die USt-IdNr. des Käufers (BT-48)", add: "die des Käufers" },
  vatOrLegal: {
    needs: "die USt-IdNr. (BT-48) oder Registernummer (BT-47) des Käufers",
    add: "die USt-IdNr. oder Registernummer des Käufers",
  },
};

/** What a rate must be, behind "muss". */
const rates: Readonly<Record<Exclude<Rate, "absent">, { readonly must: string; readonly fix: string }>> = {
  positive: {
    must: "größer als 0 sein",
    fix: "Geben Sie den geltenden Satz an, oder wählen Sie die Kategorie, die zum Satz 0 passt.",
  },
  notNegative: {
    must: "angegeben sein und mindestens 0 betragen",
    fix: "Geben Sie den geltenden Satz ohne Minuszeichen an.",
  },
  zero: {
    must: "0 sein",
    fix: "Geben Sie 0 an, oder wählen Sie die Kategorie, die zum geltenden Satz passt.",
  },
};

const ofBreakdowns = {
  "BR-45": {
    message: "Eine Umsatzsteueraufschlüsselung (BG-23) muss die Bemessungsgrundlage (BT-116) angeben.",
    fix: "Geben Sie an, was die zugehörigen Nettobeträge plus Zuschläge minus Nachlässe ergeben.",
  },
  "BR-46": {
    message: "Eine Umsatzsteueraufschlüsselung (BG-23) muss den Steuerbetrag (BT-117) angeben.",
    fix: "Geben Sie die Umsatzsteuer auf die Bemessungsgrundlage an, oder 0.00, wenn keine anfällt.",
  },
  "BR-47": {
    message:
      "Eine Umsatzsteueraufschlüsselung (BG-23) muss die Umsatzsteuerkategorie (BT-118) angeben, mit dem Steuerschema VAT.",
    fix: "Geben Sie den Code der Kategorie an, und prüfen Sie, ob daneben das Steuerschema VAT steht.",
  },
  "BR-48": {
    message:
      `Eine Umsatzsteueraufschlüsselung (BG-23) muss den Steuersatz (BT-119) angeben, außer in Kategorie O (${categoryNames.O}).`,
    fix: "Geben Sie den Satz in Prozent an, bei einer Kategorie ohne Umsatzsteuer 0.",
  },
  "BR-CO-04": {
    message: "Eine Position (BG-25) muss die Umsatzsteuerkategorie (BT-151) angeben, mit dem Steuerschema VAT.",
    fix: "Geben Sie in der Position den Code der Kategorie an, und prüfen Sie, ob daneben das Steuerschema VAT steht.",
  },
  "BR-CO-17": {
    requires:
      "Der Steuerbetrag einer Umsatzsteueraufschlüsselung (BT-117) muss gleich Bemessungsgrundlage mal Steuersatz sein (BT-116 × BT-119).",
    message:
      "Der Steuerbetrag dieser Umsatzsteueraufschlüsselung (BT-117) beträgt {actual}; aus Bemessungsgrundlage und Steuersatz (BT-116 × BT-119) folgt {expected}.",
    absent:
      "Der Steuerbetrag dieser Umsatzsteueraufschlüsselung (BT-117) muss gleich Bemessungsgrundlage mal Steuersatz sein (BT-116 × BT-119), aber BT-117 oder BT-116 fehlt.",
    fix:
      "Nehmen Sie die Bemessungsgrundlage mal den Satz, teilen Sie durch 100 und runden Sie auf zwei Nachkommastellen. Ohne Satz oder bei einem Satz unter 0.5 muss der Steuerbetrag 0 sein.",
  },
  "BR-CO-18": {
    requires: "Jede Rechnung muss eine Umsatzsteueraufschlüsselung (BG-23) haben.",
    message: "Der Rechnung fehlt die Umsatzsteueraufschlüsselung (BG-23).",
    fix:
      "Fügen Sie für jede Umsatzsteuerkategorie und jeden Satz der Rechnung eine Aufschlüsselung hinzu, auch wenn keine Umsatzsteuer anfällt.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const ofIntraCommunitySupply = {
  "BR-IC-11": {
    message: `Eine Rechnung mit ${
      what("IC")
    } muss das Lieferdatum (BT-72) oder den Abrechnungszeitraum (BG-14) angeben.`,
    fix: "Geben Sie den Tag der Lieferung an, oder den ersten und letzten Tag des Zeitraums, den die Rechnung abdeckt.",
  },
  "BR-IC-12": {
    message: `Eine Rechnung mit ${what("IC")} muss das Land angeben, in das geliefert wurde (BT-80).`,
    fix: "Geben Sie dieses Land in der Lieferanschrift als zweistelligen Code nach ISO 3166-1 an.",
  },
} as const satisfies Readonly<Record<string, Text>>;

const onlyOutOfScope = {
  "BR-O-11": onlyO(breakdown, "BT-118"),
  "BR-O-12": onlyO(line, "BT-151"),
  "BR-O-13": onlyO(allowance, "BT-95"),
  "BR-O-14": onlyO(charge, "BT-102"),
} as const;

export const vatTexts = {
  ...ofBreakdowns,
  ...family("S"),
  ...family("Z"),
  ...family("E"),
  ...family("AE"),
  ...family("IC"),
  ...ofIntraCommunitySupply,
  ...family("G"),
  ...family("O"),
  ...onlyOutOfScope,
  ...family("AF"),
  ...family("AG"),
} as const satisfies Readonly<Record<keyof typeof vat, Text>>;

function what(prefix: Prefix): string {
  return `Umsatzsteuerkategorie ${families[prefix].code} (${categoryNames[prefix]})`;
}

function family<P extends Prefix>(prefix: P): Readonly<Record<`BR-${P}-${RuleNumber}`, Text>> {
  const of: Family = families[prefix];
  const [name, within] = [`der ${what(prefix)}`, `in ${what(prefix)}`];
  const texts: Readonly<Record<RuleNumber, Text>> = {
    "01": breakdowns(of, what(prefix)),
    "02": registrations(of, `${line.dative} ${within}`),
    "03": registrations(of, `${allowance.dative} ${within}`),
    "04": registrations(of, `${charge.dative} ${within}`),
    "05": rate(of, `${line.dative} ${within}`, "BT-152"),
    "06": rate(of, `${allowance.dative} ${within}`, "BT-96"),
    "07": rate(of, `${charge.dative} ${within}`, "BT-103"),
    "08": taxableAmount(of, name),
    "09": taxAmount(of, name),
    "10": reason(of, name),
  };
  const entries = Object.entries(texts).map(([number, text]) => [`BR-${prefix}-${number}`, text]);
  return Object.fromEntries(entries) as Readonly<Record<`BR-${P}-${RuleNumber}`, Text>>;
}

function breakdowns(of: Family, name: string): Text {
  const taxed = isTaxed(of);
  const requires = `Zu ${name} muss es ${taxed ? "eine" : "genau eine"} Umsatzsteueraufschlüsselung (BG-23) geben, ` +
    "wenn sie vorkommt, sonst keine.";
  return {
    requires,
    message: `${requires} Vorhanden: {actual}; nötig: {expected}.`,
    fix: taxed
      ? `Fügen Sie für jeden Satz der Positionen, Nachlässe und Zuschläge eine Aufschlüsselung der Kategorie ${of.code} hinzu, und löschen Sie jede, zu der nichts gehört.`
      : `Fassen Sie alle Positionen, Nachlässe und Zuschläge der Kategorie ${of.code} in einer Aufschlüsselung zusammen, und löschen Sie die Aufschlüsselung, wenn es keine gibt.`,
  };
}

function registrations({ seller, buyer }: Family, item: string): Text {
  if (seller === "none") {
    return {
      message:
        `Eine Rechnung mit ${item} darf keine USt-IdNr. enthalten: weder die des Verkäufers (BT-31) noch die des Steuervertreters (BT-63) oder des Käufers (BT-48).`,
      fix:
        "Löschen Sie die USt-IdNrn., oder wählen Sie die Kategorie, die zum Umsatz passt. Die Steuernummer (BT-32) darf bleiben.",
    };
  }
  const [first, second] = [sellerIds[seller], buyer === undefined ? undefined : buyerIds[buyer]];
  const besides = second === undefined ? "" : `, dazu ${second.needs}`;
  return {
    message: `Eine Rechnung mit ${item} muss ${first.needs} angeben${besides}.`,
    fix: `Geben Sie ${first.add}${
      second === undefined ? "" : ` und ${second.add}`
    } an, oder wählen Sie die passende Kategorie.`,
  };
}

function rate({ rate }: Family, item: string, term: string): Text {
  const [ubl, cii] = typeof rate === "string" ? [rate, rate] : [rate.ubl, rate.cii];
  const name = `Der Steuersatz (${term}) bei ${item}`;
  if (ubl === "absent" || cii === "absent") {
    return { message: `${name} darf nicht angegeben sein; auch 0 ist ein Satz.`, fix: "Löschen Sie den Satz." };
  }
  const inCii = ubl === cii ? "" : `, in CII muss er ${rates[cii].must}`;
  return {
    requires: `${name} muss ${rates[ubl].must}${inCii}.`,
    message: `${name} muss {expected} sein; er ist {actual}.`,
    fix: rates[ubl].fix,
  };
}

function taxableAmount(of: Family, name: string): Text {
  const [same, both] = isTaxed(of)
    ? ["dieses Satzes", "die richtige Kategorie und den richtigen Satz"]
    : ["dieser Kategorie", "die richtige Kategorie"];
  const base = `Die Bemessungsgrundlage (BT-116) ${name}`;
  const sum = `Positionen plus Zuschläge minus Nachlässe ${same}`;
  return {
    requires: `${base} muss gleich der Summe sein, die ${sum} ergeben.`,
    message: `${base} beträgt {actual}; ${sum} ergeben {expected}.`,
    absent: `${base} muss gleich der Summe sein, die ${sum} ergeben, aber BT-116 fehlt oder es gibt keine Positionen.`,
    fix: `Setzen Sie BT-116 auf diese Summe, oder geben Sie bei Positionen, Zuschlägen und Nachlässen ${both} an.`,
  };
}

function taxAmount(of: Family, name: string): Text {
  const tax = `Der Steuerbetrag (BT-117) ${name}`;
  if (isTaxed(of)) {
    return {
      requires: `${tax} muss gleich Bemessungsgrundlage mal Steuersatz sein.`,
      message: `${tax} beträgt {actual}; Bemessungsgrundlage mal Steuersatz ergibt {expected}.`,
      absent: `${tax} muss gleich Bemessungsgrundlage mal Steuersatz sein, aber einer dieser Werte fehlt.`,
      fix: "Berichtigen Sie den Steuerbetrag oder die Werte, aus denen er folgt: Bemessungsgrundlage und Satz.",
    };
  }
  return {
    requires: `${tax} muss 0 sein.`,
    message: `${tax} muss 0 sein; er ist {actual}.`,
    fix: "Geben Sie 0.00 an, oder wählen Sie die passende Kategorie, wenn Umsatzsteuer anfällt.",
  };
}

function reason(of: Family, name: string): Text {
  if (of.reason === "forbidden") {
    return {
      message: `Eine Umsatzsteueraufschlüsselung ${name} darf keinen Befreiungsgrund (BT-120, BT-121) enthalten.`,
      fix: "Löschen Sie Text und Code des Befreiungsgrunds in dieser Aufschlüsselung.",
    };
  }
  return {
    message:
      `Eine Umsatzsteueraufschlüsselung ${name} muss den Grund dafür nennen, als Text (BT-120) oder als Code (BT-121).`,
    fix: "Geben Sie in dieser Aufschlüsselung die Gesetzesvorschrift oder den Code des Befreiungsgrunds an.",
  };
}

function onlyO({ none, genitive }: { readonly none: string; readonly genitive: string }, term: string): Text {
  return {
    requires: `Ist ${what("O")} aufgeschlüsselt, darf ${none} eine andere Kategorie haben (${term}).`,
    message: `Eine Rechnung mit aufgeschlüsselter ${
      what("O")
    } darf keine andere Kategorie haben; die Kategorie ${genitive} (${term}) ist {actual}.`,
    fix: "Berechnen Sie steuerbare Umsätze in einer eigenen Rechnung, oder berichtigen Sie die falsche Kategorie.",
  };
}
