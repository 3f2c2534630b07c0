import * as z from "zod/mini";
import { expect, it } from "vitest";
import { choiceSchema } from "~/features/onboarding/preference";
import { newPostSchema } from "~/features/posts/new-post";
import { desiredSchema } from "~/shared/desired";
import { formBody } from "./form-body.server";

const read = (text: string, schema: z.ZodMiniType) =>
  formBody(new URLSearchParams(text), schema);

it("reads a boolean where the schema asks for one, also where it may be absent", () => {
  expect(read("desired=true", desiredSchema)).toEqual({ desired: true });
  expect(read("desired=false", desiredSchema)).toEqual({ desired: false });
  expect(read("desired=on", desiredSchema)).toEqual({ desired: "on" });
  expect(read("", desiredSchema)).toEqual({});
});

it("leaves text as it was typed, but for its line ends", () => {
  expect(read("type=prayer&content=true", newPostSchema)).toEqual({
    type: "prayer",
    content: "true",
  });
  expect(read("content=a%0D%0Ab%26+%C3%A4", newPostSchema)).toEqual({
    content: "a\nb& ä",
  });
});

it("makes a list of a name that may come again, also where it comes once", () => {
  expect(read("preferences=games&preferences=verses", choiceSchema)).toEqual({
    preferences: ["games", "verses"],
  });
  expect(read("preferences=games", choiceSchema)).toEqual({
    preferences: ["games"],
  });
});

it("takes the last of a name that may come once, and knows no other names", () => {
  expect(
    read("content=a&content=b&isAdmin=true&__proto__=x&a.b=c", newPostSchema),
  ).toEqual({ content: "b" });
});
