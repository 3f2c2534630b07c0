import { useEffect, useMemo, useState } from "react";
import { sendJson } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import { usePages } from "~/client/use-pages";
import type { Post } from "~/features/posts/post";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { errorToast, toast } from "~/ui/toast-store";
import { useReplaceUrl } from "~/ui/use-replace-url";
import {
  advance,
  goBack,
  emptyMix,
  wasReshuffled,
  mergeLoaded,
  type Mix,
} from "./mix";
import type { Visit } from "./visit";

/** Fire and forget: if a beacon is lost, a video is shown once more. */
function markReelSeen(postId: string): void {
  navigator.sendBeacon(
    urls.api.videos("/seen"),
    new Blob([JSON.stringify({ postIds: [postId] })], {
      type: "application/json",
    }),
  );
}

export const reelsErrorMessage = "Failed to fetch video posts";

/** Loads the next page when this many videos are left. */
const prefetchCount = 4;

export interface ReelsInitialData {
  visit: Visit;
  /** Id of the requested video, which comes first; null if the viewer can't see it. */
  requestedId: string | null;
  page: Page<Post>;
  hasSeen: boolean;
  /** The requested video doesn't exist, or the viewer can't see it. */
  isUnavailable: boolean;
}

export function useReels({
  visit: initialVisit,
  requestedId: initialRequestedId,
  page,
  isUnavailable,
}: ReelsInitialData) {
  const [position, setPosition] = useState({
    visit: initialVisit,
    requestedId: initialRequestedId,
    mix: emptyMix,
  });
  const { visit, requestedId } = position;
  const query = usePages<Post>({
    queryKey: [...postKeys.lists, "reels", `${visit.seed} ${visit.at}`],
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

  const shouldLoadMore =
    hasNextPage && mix.order.length - mix.index <= prefetchCount;
  useEffect(() => {
    if (shouldLoadMore && !isFetching && !query.isError) showMore();
  }, [shouldLoadMore, isFetching, query.isError, showMore]);

  useEffect(() => {
    if (current !== null) markReelSeen(current);
  }, [current]);
  useEffect(() => {
    if (isUnavailable) toast({ title: "This video is no longer available." });
  }, [isUnavailable]);

  const isEnd =
    items !== undefined && mix.index >= mix.order.length && !hasNextPage;
  useReplaceUrl(current ? urls.video(current) : isEnd ? urls.videos : null);

  const restarting = useSubmit(
    () => sendJson(urls.api.videos("/restart"), (value) => value as Visit),
    {
      onSuccess: (newVisit) => {
        setPosition({ visit: newVisit, requestedId: null, mix: emptyMix });
        toast({ title: "Videos reshuffled!" });
      },
      onFailure: () => {
        errorToast(reelsErrorMessage);
      },
    },
  );
  const move = (to: Mix) => {
    setPosition({ ...position, mix: to });
  };
  return {
    posts,
    mix,
    isEnd,
    isInitialVisit: visit === initialVisit,
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
    restart: restarting.submit,
  };
}

export type Reels = ReturnType<typeof useReels>;
