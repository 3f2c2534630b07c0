import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawable, sans, serif } from "./letters";
import type { Face } from "./letters";
import { oneLineOf, setText, widthOf } from "./lines";

/** Every letter is half an em wide. */
const typewriter: Face = { has: () => true, get: () => 0.5 };

describe("a face", () => {
  it("knows how wide its letters are", () => {
    expect(widthOf(" ", serif)).toBeCloseTo(0.2, 1);
    expect(widthOf("m", serif)).toBeGreaterThan(widthOf("i", serif) * 2);
    expect(widthOf("agape", serif)).toBeCloseTo(
      Array.from("agape").reduce((sum, one) => sum + widthOf(one, serif), 0),
    );
  });

  it.each([
    "ÆæŒœẞßÞðÅåØøŁłĐđŠšŽžČčĆćŘřĚěŮůŐőŰűĂăÂâÎîȘșȚțĢģĶķĻļŅņĖėĮįŲųĦħŻżİıĞğ",
    "ẮắẰằẲẳẴẵẶặẤấẦầẨẩẪẫẬậƠơỚớỜờỞởỠỡỢợƯưỨứỪừỬửỮữỰựỲỳỶỷỸỹỴỵ",
    "ΑαΆάΈέΉήΊίΪϊΐΌόΎύΫϋΰΏώΣσςΩω·ἀἁἂἃἄἅἆἇᾳᾴᾷῆῇὧῥ",
    "АаБбЁёЄєІіЇїҐґЎўЂђЈјЉљЊњЋћЏџЃѓЌќЅѕЪъЫыЭэЮюЯя",
    "0123456789.,;:!?¡¿…-–—‘’‚“”„‹›«»()[]/&%§@#*+=†•€£$°№™©",
  ])("has %s", (letters) => {
    for (const face of [serif, sans]) {
      expect(Array.from(letters).filter((one) => !face.has(one))).toEqual([]);
    }
  });
});

describe("what can be drawn of a text", () => {
  it.each([
    ["Grace and peace", "Grace and peace"],
    ["Благодать и мир", "Благодать и мир"],
    ["Amen 🙏🏽🕊️", "Amen"],
    ["👨‍👩‍👧‍👦 family", "family"],
    ["one\u00a0\u2009two\n\n\nthree", "one two\nthree"],
    ["peace, שלום to all of you", "peace, … to all of you"],
    ["Peace to all of you\nשלום\nAmen", "Peace to all of you\n…\nAmen"],
    ["e\u0301te\u0301 m\u0302", "été m\u0302"],
    ["❤️‍🔥 amen", "amen"],
    ["soft\u00adly, non‑breaking", "softly, non‑breaking"],
  ])("%j is %j", (text, drawn) => {
    expect(drawable(text, serif)).toBe(drawn);
  });

  it.each([
    "",
    "🙏",
    "…",
    "耶和華是我的牧者",
    "שלום לכם",
    "السلام عليكم",
    "नमस्ते दुनिया",
    "ยินดีต้อนรับ",
    "ሰላም ለእናንተ",
    "사랑합니다 Amen",
    "おはようございます、皆さん",
  ])("nothing of %j", (text) => {
    expect(drawable(text, serif)).toBeNull();
  });

  it("never holds a letter that would be a box", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const drawn = drawable(text, serif) ?? "";
        for (const letter of drawn.replaceAll("\n", "")) {
          expect(serif.has(letter), letter).toBe(true);
        }
      }),
    );
  });
});

describe("setting a text", () => {
  const room = { width: 100, height: 100, sizes: [20, 10], leading: 1 };

  it("is as large as there is room", () => {
    expect(setText("aa aa", typewriter, room)).toMatchObject({
      size: 20,
      lines: ["aa aa"],
    });
    expect(setText("aaaa ".repeat(12).trim(), typewriter, room).size).toBe(10);
  });

  it("makes lines about equally long", () => {
    const { lines } = setText("aaa aaa aa a", typewriter, room);
    expect(lines).toEqual(["aaa aaa", "aa a"]);
  });

  it("breaks no word for that", () => {
    const { lines } = setText("aaaaaaaa bb", typewriter, room);
    expect(lines).toEqual(["aaaaaaaa", "bb"]);
  });

  it("breaks a word that no line holds", () => {
    const { lines } = setText("a".repeat(25), typewriter, room);
    expect(lines.join("")).toBe("a".repeat(25));
    expect(lines.length).toBeGreaterThan(1);
  });

  it("keeps the breaks of a poem", () => {
    expect(setText("aa\naa", typewriter, room).lines).toEqual(["aa", "aa"]);
  });

  it("ends what is too much in an ellipsis", () => {
    const { lines } = setText("aaaa, ".repeat(200), typewriter, room);
    expect(lines).toHaveLength(10);
    expect(lines.at(-1)).toMatch(/a…$/);
  });

  it("never writes past its room", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        const { lines, size, leading } = setText(text, typewriter, room);
        expect(lines.length * leading).toBeLessThanOrEqual(room.height);
        for (const line of lines) {
          expect(widthOf(line, typewriter) * size).toBeLessThanOrEqual(
            room.width,
          );
        }
      }),
    );
  });

  it("loses no letter", () => {
    const tall = { ...room, height: 100_000 };
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const { lines } = setText(text, typewriter, tall);
        const bare = (words: string) => words.replaceAll(/\s/g, "");
        expect(bare(lines.join(""))).toBe(bare(text));
      }),
    );
  });

  it("shortens a line that must be one", () => {
    expect(oneLineOf("a name that is long", typewriter, 5)).toBe("a name…");
    expect(oneLineOf("a name", typewriter, 5)).toBe("a name");
  });

  it("never parts a letter from its marks", () => {
    const { lines } = setText("m\u0302".repeat(25), typewriter, room);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^(m\u0302)+$/);
  });
});
