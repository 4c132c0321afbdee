/** What files come into a page by, and by which rules they are judged. */
import type { FC } from "hono/jsx";
import { profileNames } from "../../engine/mod.ts";
import { targetTitles } from "../texts/targets.ts";
import type { PageTexts } from "../texts/texts.ts";
import { said } from "./page.tsx";

export const Chooser: FC<{ readonly texts: PageTexts }> = ({ texts }) => (
  <section class="chooser">
    <div id="drop" class="drop">
      <svg class="drop-icon" viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M12 5h17l9 9v29H12z" />
        <path d="M29 5v9h9M24 22v13M18 28l6-6 6 6" />
      </svg>
      <p class="drop-title" {...said(texts, "dropTitle")}></p>
      <p class="drop-actions">
        <span class="drop-or" {...said(texts, "dropOr")}></span>
        <button type="button" id="choose" class="primary" {...said(texts, "choose")}></button>
        <button type="button" id="example" class="link" {...said(texts, "example")}></button>
      </p>
      <p class="quiet-text" {...said(texts, "dropKinds")}></p>
      <input
        type="file"
        id="files"
        multiple
        hidden
        accept=".xml,.json,.pdf,.zip,application/xml,text/xml,application/json,application/pdf"
      />
    </div>
    <Options texts={texts} />
    <noscript>
      <p class="box">{texts.noScript}</p>
    </noscript>
  </section>
);

const Options: FC<{ readonly texts: PageTexts }> = ({ texts }) => (
  <fieldset class="options">
    <legend class="hidden" {...said(texts, "options")}></legend>
    <label>
      <span {...said(texts, "ruleSet")}></span>
      <select id="profile">
        <option value="" {...said(texts, "ruleSetAuto")}></option>
        {profileNames.map((name) => <option key={name} value={name}>{targetTitles[name]}</option>)}
      </select>
    </label>
  </fieldset>
);
