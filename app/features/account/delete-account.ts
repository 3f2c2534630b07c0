import * as z from "zod/mini";
import { asHandle } from "~/features/users/handle-words";

/**
 * DELETE /api/users/{id}: the person types the handle, so that nobody deletes an account in passing.
 * Whatever it is, also one that today's rules would not give any more.
 */
export const deleteAccountSchema = z.object({
  handle: z.string("Type your handle.").check(z.overwrite(asHandle)),
});
