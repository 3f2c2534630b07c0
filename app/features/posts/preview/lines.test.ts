import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readFace, together } from "./face";
import type { Face } from "./face";
import { drawable } from "./letters";
import { oneLineOf, setText, widthOf } from "./lines";

function faceOf(name: string): Face {
  const bytes = readFileSync(`app/fonts/preview/${name}.ttf`);
  return readFace(new Uint8Array(bytes).buffer);
}

const latin = faceOf("serif-latin");
const serif = together([
  latin,
  faceOf("serif-greek"),
  faceOf("serif-cyrillic"),
]);
/** Every letter is half an em wide. */
const typewriter: Face = { advance: () => 0.5 };

describe("a face", () => {
  it("knows how wide its letters are, as its own tables say", () => {
    expect(latin.advance(0x20)).toBeCloseTo(0.2, 1);
    expect(widthOf("m", latin)).toBeGreaterThan(widthOf("i", latin) * 2);
    expect(widthOf("agape", latin)).toBeCloseTo(
      Array.from("agape").reduce(
        (sum, letter) => sum + widthOf(letter, latin),
        0,
      ),
    );
  });

  it("says what it does not have", () => {
    expect(latin.advance("Ж".codePointAt(0) ?? 0)).toBeNull();
    expect(serif.advance("Ж".codePointAt(0) ?? 0)).toBeGreaterThan(0.5);
    expect(serif.advance("🕊".codePointAt(0) ?? 0)).toBeNull();
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
    ["non‑breaking", "non-breaking"],
  ])("%j is %j", (text, drawn) => {
    expect(drawable(text, serif)).toBe(drawn);
  });

  it.each(["", "🙏", "耶和華是我的牧者", "שלום לכם", "…"])(
    "nothing of %j",
    (text) => {
      expect(drawable(text, serif)).toBeNull();
    },
  );

  it("never holds a letter that would be a box", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        for (const letter of drawable(text, serif) ?? "") {
          expect(
            letter === "\n" || serif.advance(letter.codePointAt(0) ?? 0),
          ).not.toBeNull();
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

  it("shortens a line that must be one", () => {
    expect(oneLineOf("a name that is long", typewriter, 5)).toBe("a name…");
    expect(oneLineOf("a name", typewriter, 5)).toBe("a name");
  });
});
