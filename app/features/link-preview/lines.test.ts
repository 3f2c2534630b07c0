import { readFileSync } from "node:fs";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { typeFolder } from "../../../scripts/type/build.mjs";
import { embedding } from "./direction";
import { readFace } from "./face";
import type { Face, FaceType } from "./face";
import { readLetterIndex } from "./letter-index";
import type { LetterIndex } from "./letter-index";
import { drawable } from "./letters";
import { oneLineOf, setText, widthOf } from "./lines";
import { piecesOf } from "./pieces";

let folder: string;
let latin: Face;
let index: LetterIndex;

function faceOf(name: string): Face {
  return readFace(new Uint8Array(readFileSync(`${folder}/${name}.ttf`)).buffer);
}

beforeAll(async () => {
  folder = await typeFolder();
  latin = faceOf("serif-latin");
  index = readLetterIndex(
    JSON.parse(readFileSync(`${folder}/letters.json`, "utf8")) as Record<
      string,
      string
    >,
  );
});

/** Every letter is half an em wide. */
const typewriter: FaceType = {
  in: () => ({ has: () => true, advance: () => 0.5 }),
};

describe("a face", () => {
  it("knows how wide its letters are, as its own tables say", () => {
    expect(latin.advance(0x20)).toBeCloseTo(0.2, 1);
    const width = (text: string) => widthOf(text, { in: () => latin });
    expect(width("m")).toBeGreaterThan(width("i") * 2);
    expect(width("agape")).toBeCloseTo(
      Array.from("agape").reduce((sum, letter) => sum + width(letter), 0),
    );
  });

  it("says what it does not have", () => {
    expect(latin.advance("Ж".codePointAt(0) ?? 0)).toBeNull();
    const europe = faceOf("serif-europe");
    expect(europe.advance("Ж".codePointAt(0) ?? 0)).toBeGreaterThan(0.5);
    expect(europe.has("🕊".codePointAt(0) ?? 0)).toBe(false);
  });
});

describe("what can be drawn of a text", () => {
  it.each([
    ["Grace and peace", "Grace and peace"],
    ["Благодать и мир", "Благодать и мир"],
    ["Amen 🙏🏽🕊️", "Amen"],
    ["👨‍👩‍👧‍👦 family", "family"],
    ["one\u00a0\u2009two\n\n\nthree", "one two\nthree"],
    ["peace, 𐤔𐤋𐤅𐤌 to all of you", "peace, … to all of you"],
    ["peace, שלום to all of you", "peace, שלום to all of you"],
    [
      "שלום, peace and hope to all of you: Мир",
      "שלום, peace and hope to all of you: …",
    ],
    ["peace\nשלום\n평화 平安", "peace\nשלום\n평화 平安"],
    ["می‌خواهم", "می‌خواهم"],
    ["ශ්‍රී ලංකා", "ශ්‍රී ලංකා"],
    ["❤️‍🔥 amen", "amen"],
    ["non‑breaking", "non-breaking"],
  ])("%j is %j", (text, drawn) => {
    expect(drawable(text, index.type("serif"))).toBe(drawn);
  });

  it.each([
    "耶和華是我的牧者",
    "שלום לכם",
    "السلام عليكم",
    "नमस्ते दुनिया",
    "ยินดีต้อนรับ",
    "ሰላም ለእናንተ",
    "사랑합니다",
    "おはようございます、皆さん",
  ])("all of %j", (text) => {
    expect(drawable(text, index.type("serif"))).toBe(text);
  });

  it.each(["", "🙏", "𐤔𐤋𐤅𐤌 𐤏𐤋𐤊𐤌", "…"])("nothing of %j", (text) => {
    expect(drawable(text, index.type("serif"))).toBeNull();
  });

  it("never holds a letter that would be a box", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        const drawn = drawable(text, index.type("serif")) ?? "";
        for (const line of drawn.split("\n")) {
          const { has } = index.type("serif").in(line);
          for (const letter of line.replaceAll(/[\u200c\u200d]/g, "")) {
            expect(has(letter.codePointAt(0) ?? 0), letter).toBe(true);
          }
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

  it("marks the lines of a paragraph that is read from the right, whatever they begin with", () => {
    const text = "שלום שלום Amen Amen Amen\nAmen";
    expect(setText(text, typewriter, room).lines).toEqual([
      `${embedding}שלום שלום`,
      `${embedding}Amen Amen`,
      `${embedding}Amen`,
      "Amen",
    ]);
  });
});

describe("where a line may end", () => {
  it.each([
    ["grace and peace", "grace |and |peace"],
    ["神は、その「独り子」を", "神|は、|そ|の|「独|り|子」|を"],
    ["Amen。神愛世人", "Amen。|神|愛|世|人"],
    ["พระเจ้าทรงรักโลก", "พระเจ้า|ทรง|รัก|โลก"],
    ["하나님이 세상을", "하나님이 |세상을"],
  ])("%j: %j", (text, pieces) => {
    expect(piecesOf(text).join("|")).toBe(pieces);
  });

  it("is never within what it joins", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), (text) => {
        expect(piecesOf(text).join("")).toBe(text);
      }),
    );
  });
});
