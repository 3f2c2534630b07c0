import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  toRenderableText,
  sans,
  serif,
  type FontMetrics,
} from "./font-metrics";
import { measureText } from "~/features/verse-art/typeset";
import { fitOneLine, layOutText } from "./text-layout";

/** Every letter is half an em wide. */
const typewriter: FontMetrics = { has: () => true, get: () => 0.5 };

describe("font metrics", () => {
  it("measures letters", () => {
    expect(measureText(" ", serif)).toBeCloseTo(0.2, 1);
    expect(measureText("m", serif)).toBeGreaterThan(
      measureText("i", serif) * 2,
    );
    expect(measureText("agape", serif)).toBeCloseTo(
      Array.from("agape").reduce(
        (sum, one) => sum + measureText(one, serif),
        0,
      ),
    );
  });

  it.each([
    "ÆæŒœẞßÞðÅåØøŁłĐđŠšŽžČčĆćŘřĚěŮůŐőŰűĂăÂâÎîȘșȚțĢģĶķĻļŅņĖėĮįŲųĦħŻżİıĞğ",
    "ẮắẰằẲẳẴẵẶặẤấẦầẨẩẪẫẬậƠơỚớỜờỞởỠỡỢợƯưỨứỪừỬửỮữỰựỲỳỶỷỸỹỴỵ",
    "ΑαΆάΈέΉήΊίΪϊΐΌόΎύΫϋΰΏώΣσςΩω·ἀἁἂἃἄἅἆἇᾳᾴᾷῆῇὧῥ",
    "АаБбЁёЄєІіЇїҐґЎўЂђЈјЉљЊњЋћЏџЃѓЌќЅѕЪъЫыЭэЮюЯя",
    "0123456789.,;:!?¡¿…-–—‘’‚“”„‹›«»()[]/&%§@#*+=†•€£$°№™©",
  ])("include %s", (letters) => {
    for (const face of [serif, sans]) {
      expect(Array.from(letters).filter((one) => !face.has(one))).toEqual([]);
    }
  });
});

describe("toRenderableText", () => {
  it.each([
    ["Grace and peace", "Grace and peace"],
    ["Благодать и мир", "Благодать и мир"],
    ["Amen 🙏🏽🕊️", "Amen"],
    ["👨‍👩‍👧‍👦 family", "family"],
    ["one\u00a0\u2009two\n\n\nthree", "one two\nthree"],
    ["e\u0301te\u0301 m\u0302", "été m\u0302"],
    ["❤️‍🔥 amen", "amen"],
    ["soft\u00adly, non‑breaking", "softly, non‑breaking"],
  ])("turns %j into %j", (text, rendered) => {
    expect(toRenderableText(text, serif)).toBe(rendered);
  });

  it.each([
    "",
    "🙏",
    "…",
    "耶和華是我的牧者",
    "שלום לכם",
    "peace, שלום to all of you",
    "السلام عليكم",
    "नमस्ते दुनिया",
    "ยินดีต้อนรับ",
    "ሰላም ለእናንተ",
    "사랑합니다 Amen",
    "おはようございます、皆さん",
  ])("returns null for %j", (text) => {
    expect(toRenderableText(text, serif)).toBeNull();
  });

  it("never contains a letter that the font lacks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const rendered = toRenderableText(text, serif) ?? "";
        for (const letter of rendered.replaceAll("\n", "")) {
          expect(serif.has(letter), letter).toBe(true);
        }
      }),
    );
  });
});

describe("layOutText", () => {
  const box = { width: 100, height: 100, sizes: [20, 10], leading: 1 };

  it("uses the largest size that fits", () => {
    expect(layOutText("aa aa", typewriter, box)).toMatchObject({
      size: 20,
      lines: ["aa aa"],
    });
    expect(layOutText("aaaa ".repeat(12).trim(), typewriter, box).size).toBe(
      10,
    );
  });

  it("balances the lines", () => {
    const { lines } = layOutText("aaa aaa aa a", typewriter, box);
    expect(lines).toEqual(["aaa aaa", "aa a"]);
  });

  it("doesn't break words to balance lines", () => {
    const { lines } = layOutText("aaaaaaaa bb", typewriter, box);
    expect(lines).toEqual(["aaaaaaaa", "bb"]);
  });

  it("breaks a word that is longer than a line", () => {
    const { lines } = layOutText("a".repeat(25), typewriter, box);
    expect(lines.join("")).toBe("a".repeat(25));
    expect(lines.length).toBeGreaterThan(1);
  });

  it("keeps line breaks", () => {
    expect(layOutText("aa\naa", typewriter, box).lines).toEqual(["aa", "aa"]);
  });

  it("ends a text that is too long in an ellipsis", () => {
    const { lines } = layOutText("aaaa, ".repeat(200), typewriter, box);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toMatch(/a…$/);
  });

  it("never exceeds its box", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { lines, size, leading } = layOutText(text, typewriter, box);
        expect(lines.length * leading).toBeLessThanOrEqual(box.height);
        for (const line of lines) {
          expect(measureText(line, typewriter) * size).toBeLessThanOrEqual(
            box.width,
          );
        }
      }),
    );
  });

  it("keeps every letter if there is enough space", () => {
    const tall = { ...box, height: 100_000 };
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { lines } = layOutText(text, typewriter, tall);
        const bare = (words: string) => words.replaceAll(/\s/g, "");
        expect(bare(lines.join(""))).toBe(bare(text));
      }),
    );
  });

  it("shortens a text to one line", () => {
    expect(fitOneLine("a name that is long", typewriter, 5)).toBe("a name…");
    expect(fitOneLine("a name", typewriter, 5)).toBe("a name");
  });

  it("never separates a letter from its combining marks", () => {
    const { lines } = layOutText("m\u0302".repeat(25), typewriter, box);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^(m\u0302)+$/);
  });
});
