/** The plans of a diagnosis in words: what is accepted together, what would be due then, and whether it is valid. */
import type { Plan } from "../../engine/diagnosis/mod.ts";
import type { Language } from "./locales.ts";
import { turnedIn } from "./owed.ts";

interface PlanWords {
  readonly head: string;
  readonly due: string;
  readonly unchanged: string;
  readonly valid: string;
  readonly invalid: string;
  /** Values that it adds and that the invoice does not state. */
  readonly added: (count: number) => string;
  readonly more: (count: number) => string;
}

const words: Readonly<Record<Language, PlanWords>> = {
  en: {
    head: "What can be done with all of it together, the likeliest first:",
    due: "amount due",
    unchanged: "unchanged",
    valid: "valid afterwards",
    invalid: "not valid yet afterwards",
    added: (count) => count === 1 ? "1 value is added" : `${count} values are added`,
    more: (count) => `and ${count} more`,
  },
  de: {
    head: "Was sich mit allem zusammen tun lässt, das Wahrscheinlichste zuerst:",
    due: "Zahlbetrag",
    unchanged: "unverändert",
    valid: "danach gültig",
    invalid: "danach noch nicht gültig",
    added: (count) => count === 1 ? "1 Wert kommt hinzu" : `${count} Werte kommen hinzu`,
    more: (count) => `und ${count} weitere`,
  },
  fr: {
    head: "Ce qui peut être fait de l’ensemble, le plus probable d’abord :",
    due: "montant à payer",
    unchanged: "inchangé",
    valid: "valide ensuite",
    invalid: "pas encore valide ensuite",
    added: (count) => count === 1 ? "1 valeur est ajoutée" : `${count} valeurs sont ajoutées`,
    more: (count) => `et ${count} autres`,
  },
};

/** So many repairs of a plan are named. */
const NAMED = 12;

/** A line on what becomes of the invoice, and one with what to accept, for each plan; `asked` says how. */
export function planLines(
  plans: readonly Plan[],
  language: Language,
  asked: (id: string) => string,
): readonly string[] {
  const { head, valid, invalid, added, more } = words[language];
  if (plans.length === 0) return [];
  return [
    head,
    ...plans.flatMap(({ invents, ...plan }, index) => {
      const ids = acceptedIn(plan);
      const said = [
        ...owedBy(plan, language),
        ...(invents === 0 ? [] : [added(invents)]),
        plan.valid ? valid : invalid,
      ];
      const named = [...ids.slice(0, NAMED).map(asked), ...(ids.length > NAMED ? [more(ids.length - NAMED)] : [])];
      return [`${index + 1}. ${said.join("; ")}`, `   ${named.join(" ")}`];
    }),
  ];
}

/** What would be due then, and whether somebody else would owe it. */
function owedBy({ amount_due, direction }: Pick<Plan, "amount_due" | "direction">, language: Language) {
  const { due, unchanged } = words[language];
  const [old, now] = [amount_due.old ?? "–", amount_due.new ?? "–"];
  if (old !== now) return [`${due} ${old} → ${now}`, ...(direction === "turned" ? [turnedIn(language)] : [])];
  return direction === "turned" ? [`${due} ${now}`, turnedIn(language)] : [`${due} ${now}, ${unchanged}`];
}

/** The repairs, and of those with choices the one that is taken. */
function acceptedIn({ causes, choices }: Pick<Plan, "causes" | "choices">): readonly string[] {
  const chosen = new Map(choices.map((id) => [id.replace(/#[0-9]{1,9}$/, ""), id]));
  return causes.map((id) => chosen.get(id) ?? id);
}
