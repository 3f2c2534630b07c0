import * as z from "zod/mini";
import { normalizeHandle } from "./handle-rules";

/* @__NO_SIDE_EFFECTS__ */
const rule = (pattern: RegExp, error: string) =>
  z.regex(pattern, { error, abort: true });

/** PATCH /api/users/{id}/handle, and its form. */
export const handleChangeSchema = z.object({
  username: z
    .string("Type a handle.")
    .check(
      z.overwrite(normalizeHandle),
      rule(
        /^[a-z0-9_.]{3,30}$/,
        "A handle has 3 to 30 characters: a to z, digits, dots and underscores.",
      ),
      rule(/[a-z0-9]/, "A handle needs at least one letter or digit."),
      rule(
        /^(?!\.)(?!.*\.\.).*[^.]$/,
        "A handle can't start or end with a dot or have two dots in a row.",
      ),
    ),
});

export type HandleChange = z.infer<typeof handleChangeSchema>;

export const handleResponseSchema = z.object({ username: z.string() });

export type HandleResponse = z.infer<typeof handleResponseSchema>;

export const handleForm = {
  successMessage: ({ username }: HandleResponse) => ({
    title: `You're now @${username}`,
  }),
  fields: { username: "Your handle" },
};
