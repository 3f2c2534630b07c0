import { describe, expect, it } from "vitest";
import { readBooks } from "../rows.mjs";
import { importBible } from "./import.mjs";

const books = await readBooks();

describe("the markup", () => {
  /** @param {string} xml */
  const readRows = (xml) => importBible(xml, books).rows;

  it("of OSIS becomes that of the data, without Strong's numbers", () => {
    const [first, second] = readRows(
      `<osis><title type="psalm">A <hi>Psalm</hi>.</title><title>Section</title><lg><l level="1">
       <verse osisID="Ps.3.1" sID="a"/><w lemma="strong:H3068">The</w> <divineName>Lord</divineName>
       <transChange type="added">is</transChange> it<note>Or, this</note>;</l><l level="2"><q who="Jesus" sID="q"/>Come<note
       type="crossReference">Gen 1:1</note><verse eID="a"/> <verse osisID="Ps.3.2" sID="b"/>unto
       me.<q who="Jesus" eID="q"/> Selah &amp; rest<verse eID="b"/></l></lg></osis>`,
    );
    expect(first).toEqual({
      book: "PSA",
      chapter: 3,
      verse: 1,
      text: "The Lord is it;Come",
      m: "<l1/>The <d>Lord</d> <i>is</i> it<n0/>;<l2/><j>Come<n1/></j>",
      notes: ["f: Or, this", "x: Gen 1:1"],
      head: ["A Psalm."],
    });
    expect(second).toMatchObject({
      text: "unto me. Selah & rest",
      m: "<j>unto me.</j> Selah & rest",
    });
  });

  it("of Zefania becomes that of the data", () => {
    const [row] = readRows(
      `<XMLBIBLE><BIBLEBOOK bnumber="19"><CHAPTER cnumber="3"><PROLOG>x</PROLOG><CAPTION vref="1">Ein Psalm</CAPTION>
       <VERS vnumber="1"><gr str="3068">HERR</gr>,<BR art="x-nl"/>wie <STYLE fs="italic">sind</STYLE> viele<NOTE>n</NOTE></VERS>
       </CHAPTER></BIBLEBOOK></XMLBIBLE>`,
    );
    expect(row).toEqual({
      book: "PSA",
      chapter: 3,
      verse: 1,
      text: "HERR, wie sind viele",
      m: "HERR, wie <i>sind</i> viele<n0/>",
      notes: ["f: n"],
      head: ["Ein Psalm"],
    });
  });

  it("can't be smuggled in by the text", () => {
    expect(() =>
      readRows('<osis><verse osisID="Gen.1.1">a &lt;i> b</verse></osis>'),
    ).toThrow('The text contains "<" or ">"');
  });
});

describe("repairs", () => {
  const xml =
    '<osis><verse osisID="Jonah.2.1">MAS Jehová</verse><verse osisID="Jonah.2.2">Y oró<w>.</w> Salmo. LA salud. Amén. Fin</verse></osis>';
  const repairs = {
    replace: /** @type {[string, string][]} */ ([["Y oró", "Y rogó"]]),
    moves: [{ from: "JON 2:1", count: 2, to: "JON 1:17" }],
    cuts: [
      { in: "JON 2:2", before: "Salmo", to: "JON 2:1" },
      { in: "JON 2:2", before: "Fin", to: "tail" },
    ],
    heads: [{ book: "JON", verse: 1, pattern: "^Salmo\\. ", count: 1 }],
  };

  it("move, cut and title verses", () => {
    const { rows } = importBible(xml, books, repairs);
    expect(rows).toEqual([
      { book: "JON", chapter: 1, verse: 17, text: "MAS Jehová" },
      { book: "JON", chapter: 1, verse: 18, text: "Y rogó." },
      {
        book: "JON",
        chapter: 2,
        verse: 1,
        text: "LA salud. Amén.",
        head: ["Salmo."],
        tail: ["Fin"],
      },
    ]);
  });

  it.each([
    [{ replace: [["nada", ""]] }, "Repairs that don't apply: nada"],
    [{ cuts: [{ in: "JON 2:1", before: "x", to: "JON 2:1" }] }, 'has no "x"'],
    [{ cuts: [{ in: "JON 3:1", before: "x", to: "JON 2:1" }] }, "JON 3:1"],
    [{ heads: [{ book: "JON", pattern: "^MAS", count: 2 }] }, "1 titles in"],
  ])("have to apply: %j", (wrong, message) => {
    const broken = /** @type {typeof repairs} */ ({ ...repairs, ...wrong });
    expect(() => importBible(xml, books, broken)).toThrow(message);
  });
});
