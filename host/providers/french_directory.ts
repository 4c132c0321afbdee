/** The public directory of French companies, by its search service: `GET /search?q=…`. */
import { type Fields, isFields } from "../kit/fields.ts";
import { type Found, Unanswered } from "../domain/answer.ts";
import { Kept } from "./asking.ts";
import { askJson, type JsonServiceSetting, textField } from "./json_service.ts";

/** Size classes of INSEE: small and medium, intermediate, large. */
export type SizeClass = "PME" | "ETI" | "GE";

export interface Company {
  readonly siren: string;
  readonly name: string | null;
  readonly active: boolean;
  /** null where it is not public. */
  readonly sizeClass: SizeClass | null;
  readonly city: string | null;
  /** The head office, and what of the company the search found. */
  readonly establishments: readonly { readonly siret: string; readonly active: boolean }[];
}

export interface Companies {
  /** All that match, of which the first are listed. */
  readonly total: number;
  readonly listed: readonly Company[];
}

const provider = "french-directory";
const LISTED = 5;

export class FrenchDirectory {
  readonly #kept: Kept<Companies>;

  constructor(readonly setting: JsonServiceSetting) {
    this.#kept = new Kept(setting.limits, setting.clock);
  }

  /** Companies by a SIREN, a SIRET or a name. Throws Unanswered. */
  async search(text: string): Promise<Found<Companies>> {
    return await this.#kept.of(text, async (signal) => {
      const query = new URLSearchParams({ q: text, page: "1", per_page: `${LISTED}` });
      const { value, evidence } = await askJson(provider, this.setting, `/search?${query}`, signal);
      return { value: companiesIn(value), evidence };
    });
  }
}

function companiesIn({ results, total_results: total }: Fields): Companies {
  if (!Array.isArray(results) || typeof total !== "number" || !Number.isSafeInteger(total) || total < 0) {
    throw new Unanswered(provider, "malformed");
  }
  return { total, listed: results.slice(0, LISTED).map(companyIn) };
}

function companyIn(row: unknown): Company {
  const {
    siren,
    nom_complet: name,
    etat_administratif: state,
    categorie_entreprise: size,
    siege,
    matching_etablissements: found,
  } = isFields(row) ? row : {};
  if (typeof siren !== "string" || !/^[0-9]{9}$/.test(siren) || (state !== "A" && state !== "C")) {
    throw new Unanswered(provider, "malformed");
  }
  const office = isFields(siege) ? siege : {};
  const rows = [office, ...(Array.isArray(found) ? found.filter(isFields) : [])];
  const all = rows.flatMap(({ siret, etat_administratif: state }) => {
    return typeof siret === "string" && /^[0-9]{14}$/.test(siret)
      ? [[siret, { siret, active: state === "A" }] as const]
      : [];
  });
  return {
    siren,
    name: textField(name),
    active: state === "A",
    sizeClass: size === "PME" || size === "ETI" || size === "GE" ? size : null,
    city: textField(office["libelle_commune"]),
    establishments: [...new Map(all).values()],
  };
}
