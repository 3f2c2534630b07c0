import { describe, expect, it } from "vitest";
import { newId } from "~/shared/id";
import {
  displayName,
  handle,
  initials,
  isPossibleUserId,
  joinedLabel,
} from "./user";

const ruth = { firstName: "Ruth", lastName: "Moab", username: "ruth" };

describe("displayName", () => {
  it("is first and last name, else first name, else username", () => {
    expect(displayName(ruth)).toBe("Ruth Moab");
    expect(displayName({ ...ruth, lastName: null })).toBe("Ruth");
    expect(displayName({ ...ruth, firstName: null })).toBe("ruth");
  });
});

describe("initials", () => {
  it("are the first letters of both names", () => {
    expect(initials(ruth)).toBe("RM");
  });
  it("fall back to two letters of the first name or the handle", () => {
    const friend = { ...ruth, username: "friend" };
    expect(initials({ ...friend, lastName: null })).toBe("RU");
    expect(initials({ ...friend, firstName: null })).toBe("FR");
  });
  it("don't split surrogate pairs", () => {
    expect(initials({ ...ruth, firstName: "𝒜nna", lastName: "Ébert" })).toBe(
      "𝒜É",
    );
  });
});

describe("handle", () => {
  it("is the username with a leading @", () => {
    expect(handle(ruth)).toBe("@ruth");
  });
});

describe("joinedLabel", () => {
  it.each([
    ["2026-01-31T23:59:59.999Z", "Joined January 2026"],
    ["2025-12-01T00:00:00.000Z", "Joined December 2025"],
    [null, "Joined Recently"],
    ["", "Joined Recently"],
  ])("formats %j as %s", (createdAt, label) => {
    expect(joinedLabel(createdAt)).toBe(label);
  });
});

describe("isPossibleUserId", () => {
  it("accepts ids of accounts", () => {
    expect(isPossibleUserId(newId())).toBe(true);
  });

  it.each(["ruth", "@ruth", "1", "", "f47ac10b-58cc-4372-a567-0e02b2c3d479"])(
    "refuses '%s', which never existed",
    (id) => {
      expect(isPossibleUserId(id)).toBe(false);
    },
  );
});
