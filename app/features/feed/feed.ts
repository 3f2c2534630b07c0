import * as z from "zod/mini";
import { postTypes } from "~/shared/enums";
import type { Post } from "~/features/posts/post";
import { pageQuerySchema, type Page } from "~/shared/page";
import type { FeedOrder } from "./feed-order";

/** The tabs use some of these; the API accepts all. */
export const feedTypes = ["all", ...postTypes] as const;
export type FeedType = (typeof feedTypes)[number];

/**
 * The id of the page's last post. For `upcoming` events it follows whether that event is past, the time of the first
 * page, and the event's start.
 */
export const feedCursorPattern =
  /^(?:([01])\.(\d{1,15})\.(-?\d{1,15})\.)?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

export const feedQuerySchema = z.extend(pageQuerySchema, {
  cursor: z.optional(z.string().check(z.regex(feedCursorPattern))),
  type: z._default(z.enum(feedTypes), "all"),
  /**
   * `preferred` applies to the first page of `all` only, where it moves preferred types up a little. `upcoming` applies
   * to `event` only: upcoming events by their start, then past ones.
   */
  order: z.optional(z.enum(["newest", "preferred", "upcoming"])),
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
