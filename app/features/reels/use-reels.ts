import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { sendJson } from "~/client/api-client";
import { usePages } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { useReplaceUrl } from "~/ui/use-replace-url";
import { advance, goBack, emptyMix, wasReshuffled, queueAgain, mergeLoaded } from "./mix";
import type { Mix } from "./mix";
import { clearUnsent, markReelSeen, sendSeen } from "./seen";
import type { Visit } from "./visit";

/** spec §8, exact. */
export const reelsErrorMessage = "Failed to fetch video posts";

/** So many before the last that is known, more are asked for. */
const prefetchCount = 4;

/** What the page's loader brings along. */
export interface ReelsInitialData {
  visit: Visit;
  /** The id of the one that stands first, if it may be shown. */
  requestedId: string | null;
  page: Page<Post>;
  /** Whoever looks has seen some. */
  hasSeen: boolean;
  /** There are some at all, if not for them. */
  hasVideos: boolean;
  /** One was asked for that is not there, or not for them. */
  isUnavailable: boolean;
  /** Of whoever looks. */
  viewerId: string;
}

/** Where somebody was when they left the page: Back comes there. Gone with a reload. */
let savedPosition: SavedPosition | null = null;

interface SavedPosition extends Pick<ReelsInitialData, "viewerId" | "visit" | "requestedId"> {
  mix: Mix;
}

const getQueryKey = ({ seed, at }: Visit) => [
  ...postKeys.lists,
  "reels",
  `${seed} ${at}`,
];

const asVisit = (value: unknown) => value as Visit;

/** A visit to the videos: the one that is shown, its neighbours, and the ways to them. */
export function useReels({
  visit: initialVisit,
  requestedId: asked,
  page,
  viewerId,
  isUnavailable,
}: ReelsInitialData) {
  const [first] = page.items;
  const client = useQueryClient();
  const [position, setPosition] = useState((): SavedPosition => {
    const isReturning =
      savedPosition?.viewerId === viewerId &&
      savedPosition.mix.order[savedPosition.mix.index] === first?.id &&
      client.getQueryData(getQueryKey(savedPosition.visit)) !== undefined;
    return isReturning && savedPosition
      ? savedPosition
      : { viewerId, visit: initialVisit, requestedId: asked, mix: emptyMix };
  });
  const { visit, requestedId } = position;
  const query = usePages<Post>({
    queryKey: getQueryKey(visit),
    buildUrl: (next) =>
      urls.api.videos("", {
        ...visit,
        ...(requestedId !== null && { post: requestedId }),
        ...next,
      }),
    read: asPost,
    initialPage: visit === initialVisit ? { page } : null,
    staleTime: Infinity,
  });
  const { items, hasNextPage, isFetching, showMore } = query;
  const posts = useMemo(
    () => new Map(items?.map((post) => [post.id, post])),
    [items],
  );
  const mix = useMemo(
    () => mergeLoaded(position.mix, [...posts.keys()]),
    [position.mix, posts],
  );
  const current = mix.order[mix.index] ?? null;
  const isRestarting = useRef(false);

  useEffect(() => {
    savedPosition = { viewerId, visit, requestedId, mix };
  }, [viewerId, visit, requestedId, mix]);

  const shouldLoadMore = hasNextPage && mix.order.length - mix.index <= prefetchCount;
  useEffect(() => {
    if (shouldLoadMore && !isFetching && !query.isError) showMore();
  }, [shouldLoadMore, isFetching, query.isError, showMore]);

  useEffect(() => {
    if (current !== null) markReelSeen(current);
  }, [current]);
  useEffect(() => sendSeen, []);
  useEffect(() => {
    if (isUnavailable) toast({ title: "This video is gone." });
  }, [isUnavailable]);

  const isEnd =
    items !== undefined && mix.index >= mix.order.length && !hasNextPage;
  useReplaceUrl(current ? urls.video(current) : isEnd ? urls.videos : null);

  const move = (to: Mix) => {
    setPosition({ ...position, mix: to });
  };
  return {
    posts,
    mix,
    isEnd,
    /** It is the visit that the page came with. */
    isInitialVisit: visit === initialVisit,
    /** More were asked for, and did not come. */
    hasFailed: query.isError,
    retry: () => {
      if (items) showMore();
      else void query.refetch();
    },
    goForward: () => {
      if (mix.index >= mix.order.length) return;
      const next = advance(mix, Math.random);
      move(next);
      if (wasReshuffled(mix, next)) toast({ title: "Fresh video mix!" });
    },
    goBack: () => {
      move(goBack(mix));
    },
    /** From the end: all of them again, in another order. */
    restart: async () => {
      if (isRestarting.current) return;
      isRestarting.current = true;
      try {
        clearUnsent();
        const newVisit = await sendJson(urls.api.videos("/restart"), asVisit, {});
        setPosition({ viewerId, visit: newVisit, requestedId: null, mix: emptyMix });
        toast({ title: "Videos reshuffled!" });
      } catch {
        errorToast(reelsErrorMessage);
      } finally {
        isRestarting.current = false;
      }
    },
    onUnplayable: (id: string) => {
      move(queueAgain(mix, id));
    },
  };
}

export type Reels = ReturnType<typeof useReels>;
