import { expect, it } from "vitest";
import { maxBioLength, profileChangeSchema } from "./profile-change";

it("drops unknown fields and doesn't add missing ones", () => {
  const given = { bio: " Selah ", adminAccess: "write", id: "x" };
  expect(profileChangeSchema.parse(given)).toEqual({ bio: "Selah" });
  expect(profileChangeSchema.parse({})).toEqual({});
});

it("collapses whitespace in names and treats invisible characters as empty", () => {
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

it("allows at most one empty line in a row in a bio", () => {
  const given = { bio: "Ruth\r\n\r\n \n\n\nReader\n\nof Psalms\n!" };
  expect(profileChangeSchema.parse(given)).toEqual({
    bio: "Ruth\n\nReader\n\nof Psalms\n!",
  });
});

it("names the limit when a field is too long", () => {
  const given = {
    firstName: "W".repeat(51),
    bio: "x".repeat(maxBioLength + 1),
  };
  const { error } = profileChangeSchema.safeParse(given);
  expect(error?.issues.map(({ message }) => message)).toEqual([
    "A first name can have at most 50 characters.",
    "A bio can have at most 500 characters.",
  ]);
});
