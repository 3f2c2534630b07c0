import * as z from "zod/mini";
import { postTypes } from "~/shared/enums";
import type { Post } from "~/features/posts/post";
import { idPageQuerySchema, type Page } from "~/shared/page";
import type { FeedOrder } from "./feed-order";

/** The tabs use some of these; the API accepts all. */
export const feedTypes = ["all", ...postTypes] as const;
export type FeedType = (typeof feedTypes)[number];

const savedCursorPattern =
  /^(\d{1,16}\.)?[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

export const feedQuerySchema = z.extend(idPageQuerySchema, {
  /** The posts that the viewer saved, last saved first; other parameters don't apply. */
  saved: z.optional(z.literal("true")),
  cursor: z.optional(z.string().check(z.regex(savedCursorPattern))),
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
