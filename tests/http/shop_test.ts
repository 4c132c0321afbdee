/** The pages on prices, payments and accounts, as they are served. */
import assert from "node:assert/strict";
import { withSelling } from "../support/stripe/selling.ts";
import { withService } from "../support/service.ts";
import { readable } from "../support/html.ts";
import { languageTags } from "../../web/texts/languages.ts";

const paths = ["/pricing", "/pricing/thanks", "/pricing/cancelled", "/fix", "/fix/thanks", "/account", "/legal"];

Deno.test("each page is there in each language, with everything from this origin and nothing inline", () =>
  withService(async ({ ask }) => {
    for (const path of paths) {
      for (const lang of ["en", "de", "fr"]) {
        const answer = await ask(`${path}?lang=${lang}`);
        // What the script says is data, with places for values.
        const html = (await answer.text()).replace(/ data-words="[^"]*"/, "");
        assert.equal(answer.status, 200, path);
        assert.match(answer.headers.get("content-security-policy") ?? "", /default-src 'none'; script-src 'self'/);
        assert.match(html, new RegExp(`<html lang="${lang}">`));
        assert.doesNotMatch(html, /<script(?![^>]* src=)|<style|\son\w+=|\sstyle=/);
        assert.doesNotMatch(html, /(?:src|href)="(?:https?:)?\/\//);
        assert.doesNotMatch(html, /undefined|\{\d\}|\[object/, path);
      }
      const wished = await ask(path, { headers: { "accept-language": "fr,en;q=0.5" } });
      assert.match(await wished.text(), /<html lang="fr">/);
      assert.equal((await ask(`${path}?lang=xx`)).status, 400);
    }
  }));

Deno.test("the prices are those of the specification, and what is not sold has no button", async () => {
  const page = async (ask: (path: string) => Promise<Response>) => await (await ask("/pricing?lang=en")).text();
  await withSelling(async ({ ask }) => {
    const html = await page(ask);
    for (const price of ["$0", "$49", "$490", "$199", "$1,990", "$99"]) assert.ok(html.includes(price), price);
    for (const plan of ["starter", "scale"]) assert.ok(html.includes(`name="plan" value="${plan}"`), plan);
  });
  await withService(async ({ ask }) => {
    const html = await page(ask);
    assert.doesNotMatch(html, /name="plan"/);
    assert.match(html, /Nothing is sold on this server/);
  });
});

for (const lang of languageTags) {
  Deno.test(`where nothing is sold, /pricing and /fix name no price and no payment in ${lang}`, () =>
    withService(async ({ ask }) => {
      for (const path of ["/pricing", "/fix"]) {
        const html = await (await ask(`${path}?lang=${lang}`)).text();
        const main = html.slice(html.indexOf("<main"));
        assert.doesNotMatch(readable(main), /\$|USD|Stripe/, path);
        assert.doesNotMatch(main, /<form/, path);
      }
    }));

  Deno.test(`/fix says first what to do with a refused invoice, and leads to the validator, in ${lang}`, () =>
    withSelling(async ({ ask }) => {
      const html = await (await ask(`/fix?lang=${lang}`)).text();
      const [steps, sold] = [html.indexOf('<ol class="steps">'), html.indexOf('data-form="fix"')];
      assert.ok(steps > 0 && sold > steps);
      assert.ok(html.slice(steps, sold).includes(`href="/?lang=${lang}"`));
    }));
}

Deno.test("/legal shows LEGAL_FILE: its Markdown as elements, its HTML as text, and no link that runs", () =>
  withService(async ({ ask }) => {
    const html = await (await ask("/legal?lang=en")).text();
    assert.ok(html.includes("<h2>Imprint</h2>"));
    assert.ok(html.includes("Example <strong>GmbH</strong> &amp; Co."));
    assert.ok(html.includes('<a href="mailto:a@b.example">mail</a>'));
    assert.ok(html.includes("<li>one</li>"));
    assert.ok(html.includes("&lt;script&gt;alert(1)&lt;/script&gt;"));
    assert.doesNotMatch(html, /javascript:|<script>alert/);
    assert.match(html, /What this server stores/);
  }, {
    service: {
      legal:
        "# Imprint\n\nExample **GmbH** & Co., [mail](mailto:a@b.example), [run](javascript:alert(2))\n\n- one\n- two\n\n" +
        "<script>alert(1)</script>\n",
    },
  }));

Deno.test("the pages of a return are the same for everybody, whatever is asked for", () =>
  withSelling(async (it) => {
    await it.paid(await it.key(), "scale");
    await it.deliverAll();
    const [plain, other] = await Promise.all(["", "&transaction_id=cs_1"].map(async (more) => {
      const answer = await it.ask(`/pricing/thanks?lang=en${more}`);
      return [answer.status, answer.status === 200 ? await answer.text() : ""] as const;
    }));
    assert.equal(plain?.[0], 200);
    assert.doesNotMatch(plain?.[1] ?? "", /cs_|cus_|Scale|fl_live/);
    assert.ok(other?.[0] === 400 || other?.[1] === plain?.[1]);
  }));
