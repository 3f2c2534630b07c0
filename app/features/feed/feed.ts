import * as z from "zod/mini";
import { postTypes } from "~/shared/enums";
import type { Post } from "~/features/posts/post";
import { idPageQuerySchema, type Page } from "~/shared/page";
import type { FeedOrder } from "./feed-order";

/** The tabs use some of these; the API accepts all. */
export const feedTypes = ["all", ...postTypes] as const;
export type FeedType = (typeof feedTypes)[number];

export const feedQuerySchema = z.extend(idPageQuerySchema, {
  type: z._default(z.enum(feedTypes), "all"),
  /** Applies to the first page of `all` only, where `preferred` moves preferred types up a little. */
  order: z.optional(z.enum(["newest", "preferred"])),
});

export type FeedQuery = z.infer<typeof feedQuerySchema>;

export interface InitialFeed {
  type: FeedType;
  order: FeedOrder;
  /** The order for the All tab, which may not be this tab. */
  requestedOrder: FeedOrder;
  page: Page<Post>;
  /** ms. The query cache takes it as the time of the fetch. */
  at: number;
}
