/** What the pages on prices, payments and accounts have in common: one script, and what its forms are made of. */
import type { Child, FC } from "hono/jsx";
import { Document, type DocumentProps } from "../frame/document.tsx";
import type { Served } from "../frame/page.tsx";
import { shopWords } from "./said.ts";
import type { ShopWords } from "./words.ts";

export function wordsOf({ language }: Pick<Served, "language">): ShopWords {
  return shopWords[language];
}

interface ShopPageProps extends Pick<DocumentProps, "title" | "current" | "children"> {
  readonly frame: Served;
  readonly lead?: string;
  /** Whether the page does nothing without its script. */
  readonly scripted?: boolean;
}

export const ShopPage: FC<ShopPageProps> = ({ frame, scripted = true, children, ...about }) => {
  const { spoken, script } = wordsOf(frame);
  return (
    <Document
      {...frame}
      {...about}
      {...(about.lead === undefined ? {} : { description: about.lead })}
      kind="shop"
      styles={["shop.css"]}
      scripts={frame.built && scripted ? ["shop.js"] : []}
      told={{ "data-words": JSON.stringify(spoken), "data-api": `${frame.base}/v1` }}
    >
      {scripted && (
        <noscript>
          <p class="box">{script}</p>
        </noscript>
      )}
      {children}
    </Document>
  );
};

/** Where the script says what became of what was asked for. */
export const Saying: FC = () => (
  <>
    <p class="fault" role="alert" data-fault hidden></p>
    <p role="status" data-status></p>
  </>
);

interface AskingProps {
  /** What the script does with it. */
  readonly form: string;
  readonly hidden?: boolean;
  readonly title?: string;
  readonly about?: string;
  readonly field?: FieldProps;
  readonly button: string;
  readonly look: "primary" | "secondary";
  /** Whether a key may be the answer. */
  readonly givesKey?: boolean;
  readonly children?: Child;
}

interface FieldProps {
  /** Its id, and its name. */
  readonly id: string;
  readonly type: "email" | "text" | "password";
  readonly label: string;
  readonly autocomplete?: string;
  /** The form that it is of, where it stands elsewhere. */
  readonly form?: string;
}

/** What is asked for in one step: what it is, the field that it needs, its button, and what became of it. */
export const Asking: FC<AskingProps> = ({ form, hidden, title, about, field, button, look, givesKey, children }) => {
  const press = <button type="submit" class={look}>{button}</button>;
  return (
    <form class="box" data-form={form} hidden={hidden ?? false} novalidate>
      {title === undefined ? "" : <h2>{title}</h2>}
      {about === undefined ? "" : <p id={`${form}-about`}>{about}</p>}
      {field === undefined ? press : (
        <>
          <label for={field.id}>{field.label}</label>
          <div class="field">
            <Field {...field} about={about === undefined ? undefined : `${form}-about`} />
            {press}
          </div>
        </>
      )}
      {children}
      <Saying />
      {givesKey === true ? <div data-key hidden></div> : ""}
    </form>
  );
};

type InputProps = Omit<FieldProps, "label"> & { readonly about: string | undefined };

/** `about` is the id of what describes it. */
export const Field: FC<InputProps> = ({ id, about, autocomplete = "off", ...how }) => (
  <input
    {...{ id, name: id, autocomplete, ...how }}
    spellcheck={false}
    maxlength={254}
    aria-describedby={about}
    required
  />
);

interface KeyFormProps extends Pick<AskingProps, "about" | "look" | "children"> {
  readonly words: ShopWords;
}

/** A free key for an e-mail address. */
export const KeyForm: FC<KeyFormProps> = ({ words, ...how }) => {
  const field = { id: "email", type: "email", label: words.email, autocomplete: "email" } as const;
  return <Asking form="signup" {...how} field={field} button={words.getKey} givesKey />;
};
