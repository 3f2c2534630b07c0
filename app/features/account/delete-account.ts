import * as z from "zod/mini";
import { normalizeHandle } from "~/features/users/handle-rules";

/** DELETE /api/users/{id}. Doesn't check the handle rules, because old handles may not match them. */
export const deleteAccountSchema = z.object({
  handle: z.string("Type your handle.").check(z.overwrite(normalizeHandle)),
});
