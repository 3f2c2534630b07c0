import type * as z from "zod/mini";
import { expect, it } from "vitest";
import { savePreferencesSchema } from "~/features/onboarding/preference";
import { newPostSchema } from "~/features/posts/new-post";
import { desiredSchema } from "~/shared/desired";
import { parseFormBody } from "./form.server";

const read = (text: string, schema: z.ZodMiniType) =>
  parseFormBody(new URLSearchParams(text), schema);

it("converts booleans, including optional ones", () => {
  expect(read("desired=true", desiredSchema)).toEqual({ desired: true });
  expect(read("desired=false", desiredSchema)).toEqual({ desired: false });
  expect(read("desired=on", desiredSchema)).toEqual({ desired: "on" });
  expect(read("", desiredSchema)).toEqual({});
});

it("keeps text unchanged except for line ends", () => {
  expect(read("type=prayer&content=true", newPostSchema)).toEqual({
    type: "prayer",
    content: "true",
  });
  expect(read("content=a%0D%0Ab%26+%C3%A4", newPostSchema)).toEqual({
    content: "a\nb& ä",
  });
});

it("converts list fields to a list, even with one value", () => {
  expect(
    read("preferences=games&preferences=verses", savePreferencesSchema),
  ).toEqual({
    preferences: ["games", "verses"],
  });
  expect(read("preferences=games", savePreferencesSchema)).toEqual({
    preferences: ["games"],
  });
});

it("uses the last value of a repeated field and drops unknown names", () => {
  expect(
    read("content=a&content=b&isAdmin=true&__proto__=x&a.b=c", newPostSchema),
  ).toEqual({ content: "b" });
});
