import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { sendJson } from "~/browser/api-client";
import { usePages } from "~/browser/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { failureToast, toast } from "~/ui/toast-store";
import { useAddress } from "~/ui/use-address";
import { advance, back, emptyMix, isFresh, toEnd, withLoaded } from "./mix";
import type { Mix } from "./mix";
import { forgetUnsent, noteSeen, sendSeen } from "./seen";
import type { Visit } from "./visit";

/** spec §8, exact. */
export const reelsFailure = "Failed to fetch video posts";

/** So many before the last that is known, more are asked for. */
const ahead = 4;

/** What the page's loader brings along. */
export interface ReelsSeed {
  visit: Visit;
  /** The id of the one that stands first, if it may be shown. */
  wanted: string | null;
  page: Page<Post>;
  /** Whoever looks has seen some. */
  hasSeen: boolean;
  /** There are some at all, if not for them. */
  hasVideos: boolean;
  /** One was asked for that is not there, or not for them. */
  isGone: boolean;
  /** Of whoever looks. */
  viewerId: string;
}

/** Where somebody was when they left the page: Back comes there. Gone with a reload. */
let left: Place | null = null;

interface Place extends Pick<ReelsSeed, "viewerId" | "visit" | "wanted"> {
  mix: Mix;
}

const keyOf = ({ seed, at }: Visit) => [
  ...postKeys.lists,
  "reels",
  `${seed} ${at}`,
];

const asVisit = (value: unknown) => value as Visit;

/** A visit to the videos: the one that is shown, its neighbours, and the ways to them. */
export function useReels({
  visit: fresh,
  wanted: asked,
  page,
  viewerId,
  isGone,
}: ReelsSeed) {
  const [first] = page.items;
  const client = useQueryClient();
  const [place, setPlace] = useState((): Place => {
    const isBack =
      left?.viewerId === viewerId &&
      left.mix.order[left.mix.at] === first?.id &&
      client.getQueryData(keyOf(left.visit)) !== undefined;
    return isBack && left
      ? left
      : { viewerId, visit: fresh, wanted: asked, mix: emptyMix };
  });
  const { visit, wanted } = place;
  const query = usePages<Post>({
    queryKey: keyOf(visit),
    urlOf: (next) =>
      urls.api.videos("", {
        ...visit,
        ...(wanted !== null && { post: wanted }),
        ...next,
      }),
    read: asPost,
    seed: visit === fresh ? { page } : null,
    staleTime: Infinity,
  });
  const { items, hasNextPage, isFetching, showMore } = query;
  const posts = useMemo(
    () => new Map(items?.map((post) => [post.id, post])),
    [items],
  );
  const mix = useMemo(
    () => withLoaded(place.mix, [...posts.keys()]),
    [place.mix, posts],
  );
  const current = mix.order[mix.at] ?? null;
  const isBeginning = useRef(false);

  useEffect(() => {
    left = { viewerId, visit, wanted, mix };
  }, [viewerId, visit, wanted, mix]);

  const wantsMore = hasNextPage && mix.order.length - mix.at <= ahead;
  useEffect(() => {
    if (wantsMore && !isFetching && !query.isError) showMore();
  }, [wantsMore, isFetching, query.isError, showMore]);

  useEffect(() => {
    if (current !== null) noteSeen(current);
  }, [current]);
  useEffect(() => sendSeen, []);
  useEffect(() => {
    if (isGone) toast({ title: "This video is gone." });
  }, [isGone]);

  const isEnd =
    items !== undefined && mix.at >= mix.order.length && !hasNextPage;
  useAddress(current ? urls.video(current) : isEnd ? urls.videos : null);

  const move = (to: Mix) => {
    setPlace({ ...place, mix: to });
  };
  return {
    posts,
    mix,
    isEnd,
    /** It is the visit that the page came with. */
    isFirst: visit === fresh,
    /** More were asked for, and did not come. */
    hasFailed: query.isError,
    retry: () => {
      if (items) showMore();
      else void query.refetch();
    },
    goOn: () => {
      if (mix.at >= mix.order.length) return;
      const next = advance(mix, Math.random);
      move(next);
      if (isFresh(mix, next)) toast({ title: "Fresh video mix!" });
    },
    goBack: () => {
      move(back(mix));
    },
    /** From the end: all of them again, in another order. */
    again: async () => {
      if (isBeginning.current) return;
      isBeginning.current = true;
      try {
        forgetUnsent();
        const begun = await sendJson(urls.api.videos("/again"), asVisit, {});
        setPlace({ viewerId, visit: begun, wanted: null, mix: emptyMix });
        toast({ title: "Videos reshuffled!" });
      } catch {
        failureToast(reelsFailure);
      } finally {
        isBeginning.current = false;
      }
    },
    onBroken: (id: string) => {
      move(toEnd(mix, id));
    },
  };
}

export type Reels = ReturnType<typeof useReels>;
