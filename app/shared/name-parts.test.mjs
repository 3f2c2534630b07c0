import { describe, expect, it } from "vitest";
import { foldName, inside, namePartsOf } from "./name-parts.mjs";

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
  ])("makes %j into %j", (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

describe("namePartsOf", () => {
  const parts = namePartsOf({
    firstName: "Maria José",
    lastName: "da Silva",
    username: "mjs",
  });

  it.each(["maria", "jose da", "silva", "silva maria", "maria silva", "mjs"])(
    "has a beginning for %j",
    (typed) => {
      expect(parts.some((part) => part.startsWith(typed))).toBe(true);
    },
  );

  it("has the insides of words apart, down to two letters, or one Chinese sign", () => {
    expect(parts).toContain(`${inside}aria`);
    expect(parts).not.toContain(`${inside}a`);
    const wang = { firstName: "小明", lastName: "王", username: "wang" };
    expect(namePartsOf(wang)).toContain(`${inside}明`);
  });

  it("stays small for the longest names there are", () => {
    const longest = namePartsOf({
      firstName: "a b ".repeat(12),
      lastName: "w".repeat(50),
      username: "x".repeat(30),
    });
    expect(longest.length).toBeLessThan(120);
  });
});
