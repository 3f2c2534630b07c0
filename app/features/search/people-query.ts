import * as z from "zod/mini";
import { searchMax } from "./search";

/** GET /api/users/search. Apart from what the field in the shell needs, which is on every page. */
export const peopleQuerySchema = z.object({
  q: z.string().check(z.trim(), z.maxLength(searchMax)),
});
