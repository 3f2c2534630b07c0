import { describe, expect, it } from "vitest";
import { foldName, infixMarker, listNameParts } from "./name-parts.mjs";

describe("foldName", () => {
  it.each([
    ["  José  ÁLVAREZ-Núñez ", "jose alvarez nunez"],
    ["O’Brien & Söhne", "obrien sohne"],
    ["Łukasz Strøm-Weiß", "lukasz strom weiss"],
    ["İpek Işık", "ipek isik"],
    ["Ξένια Σοφός", "ξενια σοφοσ"],
    ["Алёна Рудой", "алена рудои"],
    ["מִרְיָם", "מרים"],
    ["בֶּן־דָּוִד", "בן דוד"],
    ["مُحَمَّد", "محمد"],
    ["मारिया", "मारिया"],
    ["김민수", "김민수"],
    ["王小明", "王小明"],
    ["ＭＡＲＩＡ ﬁlia", "maria filia"],
    ["@john_the.baptist", "john the baptist"],
    ["🙏 ✝", ""],
  ])("converts %j to %j", (name, normalized) => {
    expect(foldName(name)).toBe(normalized);
  });
});

describe("listNameParts", () => {
  const parts = listNameParts({
    firstName: "Maria José",
    lastName: "da Silva",
    username: "mjs",
  });

  it.each(["maria", "jose da", "silva", "silva maria", "maria silva", "mjs"])(
    "contains a part that starts with %j",
    (typed) => {
      expect(parts.some((part) => part.startsWith(typed))).toBe(true);
    },
  );

  it("marks parts that start inside a word, down to two letters or one Chinese character", () => {
    expect(parts).toContain(`${infixMarker}aria`);
    expect(parts).not.toContain(`${infixMarker}a`);
    const wang = { firstName: "小明", lastName: "王", username: "wang" };
    expect(listNameParts(wang)).toContain(`${infixMarker}明`);
  });

  it("limits the number of parts of the longest possible names", () => {
    const longest = listNameParts({
      firstName: "a b ".repeat(12),
      lastName: "w".repeat(50),
      username: "x".repeat(30),
    });
    expect(longest.length).toBeLessThan(120);
  });
});
