import * as z from "zod/mini";
import { postTypes } from "~/shared/enums";
import type { Post } from "~/features/posts/post";
import {
  prayerFilters,
  type PrayerFilter,
} from "~/features/prayer/prayer-filter";
import { pageQuerySchema, type Page } from "~/shared/page";
import { feedOrders, type FeedOrder } from "./feed-order";

/** The tabs use some of these; the API accepts all. */
export const feedTypes = ["all", ...postTypes] as const;
export type FeedType = (typeof feedTypes)[number];

/** Without the last 42 bits, which are random even for ids of the same millisecond. */
const uuidPrefix = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{2}`;
const uuid = String.raw`${uuidPrefix}[\da-f]{10}`;
/**
 * The cursor of `upcoming`: whether the page's last event is past, the time of the first page, the event's start, and its
 * id, cut short if the viewer can't see the event.
 */
export const eventCursorPattern = new RegExp(
  String.raw`^([01])\.(\d{1,15})\.(-?\d{1,15})\.(${uuid}|${uuidPrefix})$`,
);
const savedCursor = String.raw`\d{1,16}\.${uuid}`;
/** See ranked-feed.server.ts. */
const rankedCursor = String.raw`r\.[\da-z]{1,9}\.${uuid}\.${uuid}\.(?:[\da-f]{6}){1,110}`;
/** Elsewhere the id of the page's last post, or only the time in it. */
const cursorPattern = new RegExp(
  String.raw`^(${uuid}|[\da-f]{8}-[\da-f]{4}|${savedCursor}|${rankedCursor})$|${eventCursorPattern.source}`,
);

export const feedQuerySchema = z.extend(pageQuerySchema, {
  /** The posts that the viewer saved, last saved first; other parameters don't apply. */
  saved: z.optional(z.literal("true")),
  /** What the viewer wrote in groups they left; other parameters don't apply. */
  left: z.optional(z.literal("true")),
  /** The slug of a group, whose posts are listed; only `type` applies, and its events are in order. */
  group: z.optional(z.string().check(z.maxLength(100))),
  cursor: z.optional(z.string().check(z.regex(cursorPattern))),
  type: z._default(z.enum(feedTypes), "all"),
  /** `preferred` and `following` apply to `all` only. `upcoming` applies to `event` only: by start, then past ones. */
  order: z.optional(z.enum([...feedOrders, "upcoming"])),
  /** Applies to `prayer` only; all requests without it. `mine`: the viewer's own, anonymous ones included. */
  prayers: z.optional(z.enum([...prayerFilters, "mine"])),
});

export type FeedQuery = z.infer<typeof feedQuerySchema>;

export interface InitialFeed {
  type: FeedType;
  /** The order for the All tab, which may not be this tab. */
  requestedOrder: FeedOrder;
  /** Of the Prayer tab. */
  prayers: PrayerFilter | undefined;
  page: Page<Post>;
  /** ms. The query cache takes it as the time of the fetch. */
  at: number;
}
