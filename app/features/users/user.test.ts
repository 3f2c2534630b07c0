import { describe, expect, it } from "vitest";
import { handleRules } from "./handle-words";
import { displayName, handle, handleFrom, initials } from "./user";

const ruth = { firstName: "Ruth", lastName: "Moab", username: "ruth" };

describe("displayName", () => {
  it("is first and last, else first, else the username", () => {
    expect(displayName(ruth)).toBe("Ruth Moab");
    expect(displayName({ ...ruth, lastName: null })).toBe("Ruth");
    expect(displayName({ ...ruth, firstName: null })).toBe("ruth");
  });
});

describe("initials", () => {
  it("are the first letters of both names", () => {
    expect(initials(ruth)).toBe("RM");
  });
  it("are else two letters of the first name, or of the handle", () => {
    const friend = { ...ruth, username: "friend" };
    expect(initials({ ...friend, lastName: null })).toBe("RU");
    expect(initials({ ...friend, firstName: null })).toBe("FR");
  });
  it("never cut a letter in half", () => {
    expect(initials({ ...ruth, firstName: "𝒜nna", lastName: "Ébert" })).toBe(
      "𝒜É",
    );
  });
});

describe("handle", () => {
  it("is the username behind an @", () => {
    expect(handle(ruth)).toBe("@ruth");
  });
});

describe("handleFrom", () => {
  it.each([
    ["Ruth", "Moab", "", "ruth.moab"],
    ["Ána María", "O'Brien-Núñez", "", "anamaria.obriennunez"],
    ["Ruth", null, "", "ruth"],
    ["Рут", "Moab", "", "moab"],
    ["Al", null, "", "friend"],
    ["日本", null, "", "friend"],
    [null, null, "4711", "friend4711"],
    [
      "Alexandria",
      "Papadopoulos-Theodorou",
      "",
      "alexandria.papadopoulostheodor",
    ],
    ["a".repeat(29), "Moab", "", "a".repeat(29)],
    ["a".repeat(50), "Moab", "123456789", `${"a".repeat(21)}123456789`],
  ])("makes %s %s%s into %s", (firstName, lastName, number, made) => {
    expect(handleFrom({ firstName, lastName }, number)).toBe(made);
    expect(handleRules.every(({ pattern }) => pattern.test(made))).toBe(true);
  });
});
