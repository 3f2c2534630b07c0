import { expect, it } from "vitest";
import * as z from "zod/mini";
import { parseInput } from "./body.server";

const schema = z.object({
  eventData: z.object({ imageUrl: z.url() }),
  preferences: z.array(z.enum(["hope", "love"])),
  username: z.string("Type a handle."),
});

it.each<[unknown, string[]]>([
  [7, ["Please check the request."]],
  [
    { eventData: { imageUrl: "x" }, preferences: ["hate"] },
    [
      "Please check the image URL.",
      "Please check the preferences.",
      "Type a handle.",
    ],
  ],
])("names the fields to check: %j", (value, messages) => {
  let error: unknown;
  try {
    parseInput(schema, value);
  } catch (thrown) {
    error = thrown;
  }
  expect(error).toMatchObject({
    issues: messages.map((message) => ({ message })),
  });
});
