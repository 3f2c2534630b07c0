import { describe, expect, it } from "vitest";
import { displayName, handle, initials } from "./user";

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
