import * as z from "zod/mini";
import { maxQueryLength } from "./search";

/** GET /api/users/search. Separate from search.ts, which is on every page and shouldn't bundle zod. */
export const peopleQuerySchema = z.object({
  q: z.string().check(z.trim(), z.maxLength(maxQueryLength)),
});
