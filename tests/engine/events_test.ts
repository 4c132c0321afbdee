/** Events that are kept, and given on as they came. */
import assert from "node:assert/strict";
import { Events } from "../../engine/open/events.ts";
import { readXml } from "../../engine/xml/reader.ts";
import type { XmlSink } from "../../engine/xml/sink.ts";

/** What a sink is told, a line each. */
function noting(told: string[]): XmlSink {
  return {
    open: (name, attributes, offset, raw) => {
      told.push(`open ${name} ${JSON.stringify(attributes ?? {})} ${offset} ${raw}`);
    },
    text: (text, offset, apart = false) => void told.push(`text ${text} ${offset}${apart ? " apart" : ""}`),
    close: (name, offset) => void told.push(`close ${name} ${offset}`),
  };
}

const prefixes = new Map<string, string>();
const xml = `<a x="1">one<!-- apart -->two<b>three<![CDATA[four]]></b><?p?>five<c/><d y="2"/></a>`;

Deno.test("kept events are given on as they came, texts beside comments too, to each sink and as often as is asked", () => {
  const [told, kept]: [string[], Events] = [[], new Events()];
  assert.equal(readXml(xml, noting(told), { prefixes }), undefined);
  assert.ok(told.some((it) => it.endsWith(" apart")) && told.some((it) => /^text \w+ \d+$/.test(it)));
  assert.equal(readXml(xml, kept, { prefixes }), undefined);
  assert.equal(kept.size, told.length);
  for (let time = 0; time < 2; time++) {
    const again: string[] = [];
    kept.giveTo(noting(again));
    assert.deepEqual(again, told);
  }
});

Deno.test("events that were forgotten are not given on, and others can be kept in their place", () => {
  const kept = new Events();
  readXml(xml, kept, { prefixes });
  const room = kept.room;
  kept.clear();
  assert.equal(kept.size, 0);
  const [told, again]: [string[], string[]] = [[], []];
  readXml(`<e z="3">six</e>`, noting(told), { prefixes });
  readXml(`<e z="3">six</e>`, kept, { prefixes });
  kept.giveTo(noting(again));
  assert.deepEqual([again, kept.room], [told, room]);
});
