import * as z from "zod/mini";
import { asHandle, handleRules } from "./handle-words";

const rules = handleRules.map(({ pattern, words }) =>
  z.regex(pattern, { error: words, abort: true }),
);

/** PATCH /api/users/{id}/handle. */
export const handleChangeSchema = z.object({
  username: z.string("Type a handle.").check(z.overwrite(asHandle), ...rules),
});

export type HandleChange = z.infer<typeof handleChangeSchema>;

export const handleReplySchema = z.object({ username: z.string() });

export type HandleReply = z.infer<typeof handleReplySchema>;

/** After a form post: what is said of it, and how its field is called where it is refused. */
export const handleForm = {
  done: ({ username }: HandleReply) => ({ title: `You are @${username} now` }),
  fields: { username: "Your handle" },
};
