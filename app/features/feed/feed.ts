import * as z from "zod/mini";
import { postTypes } from "~/shared/enums";
import type { Post } from "~/features/posts/post";
import { idPageQuerySchema } from "~/shared/page";
import type { Page } from "~/shared/page";
import type { FeedOrder } from "./feed-order";

/** spec §2: the tabs; `type` also takes the other kinds. */
export const feedTypes = ["all", ...postTypes] as const;
export type FeedType = (typeof feedTypes)[number];

export const feedQuerySchema = z.extend(idPageQuerySchema, {
  type: z._default(z.enum(feedTypes), "all"),
  /** Of the newest page of `all` alone: in it, what the viewer prefers may stand a little higher. */
  order: z.optional(z.enum(["newest", "preferred"])),
});

export type FeedQuery = z.infer<typeof feedQuerySchema>;

/** What the server's loader brings along with the page. */
export interface FeedSeed {
  type: FeedType;
  order: FeedOrder;
  /** Of All, which may not be the list of this seed. */
  wanted: FeedOrder;
  page: Page<Post>;
  /** ms; counts as the time of the fetch, so that fresh stays fresh. */
  at: number;
}
