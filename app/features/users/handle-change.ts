import * as z from "zod/mini";
import { normalizeHandle, handleRules } from "./handle-rules";

const rules = handleRules.map(({ pattern, message }) =>
  z.regex(pattern, { error: message, abort: true }),
);

/** PATCH /api/users/{id}/handle. */
export const handleChangeSchema = z.object({
  username: z
    .string("Type a handle.")
    .check(z.overwrite(normalizeHandle), ...rules),
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
