import * as z from "zod/mini";
import { postTypes } from "~/features/posts/post";
import { pageQuerySchema } from "~/shared/page";

/** spec §2: the tabs; `type` also takes the other kinds. */
export const feedTypes = ["all", ...postTypes] as const;
export type FeedType = (typeof feedTypes)[number];

export const feedTabs = [
  { type: "all", label: "All" },
  { type: "event", label: "Events" },
  { type: "video", label: "Videos" },
  { type: "prayer", label: "Prayer" },
] as const satisfies readonly { type: FeedType; label: string }[];

export const feedQuerySchema = z.extend(pageQuerySchema, {
  type: z._default(z.enum(feedTypes), "all"),
});

export type FeedQuery = z.infer<typeof feedQuerySchema>;

/** The server renders the first 20 of a page of 100; the rest follows (quality.md: 2.5 ms of CPU against 7.5). */
export const firstPageSize = 20;
