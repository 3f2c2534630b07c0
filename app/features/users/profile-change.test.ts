import { expect, it } from "vitest";
import { bioMax, profileChangeSchema } from "./profile-change";

it("drops what nobody may say, and keeps what is absent absent", () => {
  const given = { bio: " Selah ", adminAccess: "write", id: "x" };
  expect(profileChangeSchema.parse(given)).toEqual({ bio: "Selah" });
  expect(profileChangeSchema.parse({})).toEqual({});
});

it("takes a name in one line, and nothing where nothing is to be seen", () => {
  const given = {
    firstName: " Ru\u200bth \n Anne ",
    lastName: " \u2066\ufeff ",
    bio: null,
  };
  expect(profileChangeSchema.parse(given)).toEqual({
    firstName: "Ruth Anne",
    lastName: "",
    bio: null,
  });
});

it("keeps one empty line in a row of a bio", () => {
  const given = { bio: "Ruth\r\n\r\n \n\n\nReader\n\nof Psalms\n!" };
  expect(profileChangeSchema.parse(given)).toEqual({
    bio: "Ruth\n\nReader\n\nof Psalms\n!",
  });
});

it("says of what is too long how long it may be", () => {
  const given = { firstName: "W".repeat(51), bio: "x".repeat(bioMax + 1) };
  const { error } = profileChangeSchema.safeParse(given);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "A first name has at most 50 characters.",
    "A bio has at most 500 characters.",
  ]);
});
