import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { validationMessage } from "./validation-message.server";
import { numberInput } from "~/shared/number-input";

const { localeError } = z.config();
beforeAll(() => z.config({ localeError: validationMessage }));
afterAll(() => z.config({ localeError }));

const getMessages = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

const kind = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), content: z.string() }),
  z.object({ type: z.literal("image"), imageUrl: z.url() }),
  z.object({ type: z.literal("verse") }),
]);
const pageSize = numberInput(z.int(), z.gte(1), z.lte(100));
const list = z
  .array(z.enum(["hope", "love"]))
  .check(z.minLength(1), z.maxLength(2));
const firstName = z.string().check(z.minLength(1), z.maxLength(3));

describe("validationMessage", () => {
  it.each<[z.ZodMiniType, unknown, string]>([
    [kind, undefined, "Please provide the content of the request."],
    [kind, {}, 'The type must be "text", "image" or "verse".'],
    [
      kind,
      7,
      "The content of the request must be an object with named values.",
    ],
    [kind, { type: "text" }, "Please provide the content."],
    [kind, { type: "text", content: 7 }, "The content must be text."],
    [
      kind,
      { type: "image", imageUrl: "x" },
      "The image URL must be a web address.",
    ],
    [
      z.object({ limit: pageSize }),
      { limit: "x" },
      "The limit must be a number.",
    ],
    [
      z.object({ limit: pageSize }),
      { limit: "1.5" },
      "The limit must be a whole number.",
    ],
    [
      z.object({ limit: pageSize }),
      { limit: 0 },
      "The limit must be at least 1.",
    ],
    [
      z.object({ limit: pageSize }),
      { limit: 101 },
      "The limit must be at most 100.",
    ],
    [
      z.object({ preferences: list }),
      { preferences: ["hate"] },
      'Each of the preferences must be "hope" or "love".',
    ],
    [
      z.object({ preferences: list }),
      { preferences: [] },
      "The preferences must have at least 1 item.",
    ],
    [z.object({ verse: z.int() }), { verse: 1e30 }, "The verse is invalid."],
    [
      z.object({ preferences: list }),
      { preferences: {} },
      "The preferences must be a list.",
    ],
    [
      z.object({ author: z.object({ firstName }) }),
      { author: { firstName: "" } },
      "The first name must have at least 1 character.",
    ],
    [
      z.object({ author: z.object({ firstName }) }),
      { author: { firstName: "Naomi" } },
      "The first name must have at most 3 characters.",
    ],
    [
      z.object({ cursor: z.string().check(z.regex(/^\w+$/)) }),
      { cursor: "$" },
      "The cursor is invalid.",
    ],
    [
      z.object({ date: z.iso.date() }),
      { date: "24.12." },
      "The date must look like 2026-12-24.",
    ],
    [
      z.object({ desired: z.boolean() }),
      { desired: "no" },
      "The desired must be true or false.",
    ],
    [
      z.object({ id: z.union([z.string(), z.number()]) }),
      { id: null },
      "The id is invalid.",
    ],
  ])("names the field and what it must be, %#", (schema, value, message) => {
    expect(getMessages(schema, value)).toEqual([message]);
  });

  it("keeps the message that a schema defines", () => {
    const named = z.object({ username: z.string("Type a handle.") });
    expect(getMessages(named, {})).toEqual(["Type a handle."]);
  });
});
