import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toggleFollow } from "~/features/users/follow.queries";
import { shownName } from "~/features/users/user";
import { truncate } from "~/shared/text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { restoreFocusAfterRemoval } from "~/ui/restore-focus";
import { LastSlide, NoVideos } from "./empty-states";
import { ReelActions } from "./reel-actions";
import { Reel } from "./reel";
import { ReelScroller } from "./reel-scroller";
import { Tutorial } from "./tutorial";
import { useReelNavigation } from "./use-reel-navigation";
import { useReels, type Reels, type ReelsInitialData } from "./use-reels";

export function ReelsPage(initialData: ReelsInitialData) {
  const reels = useReels(initialData);
  const { mix, posts } = reels;
  // If the user has seen everything, the end slide offers a restart; if that finds nothing, the page is empty.
  const isEmpty =
    mix.order.length === 0 &&
    reels.isEnd &&
    !(initialData.hasSeen && reels.isInitialVisit);
  return (
    <div className="-mx-4 -mt-4 -mb-[calc(5.5rem+env(safe-area-inset-bottom))] h-[calc(-1*--spacing(16)+100dvh-var(--banner)-env(safe-area-inset-bottom))] lg:-mt-6 lg:mb-[-3rem] lg:h-[calc(100dvh-var(--banner))] lg:py-4">
      <h1 className="sr-only">Reels</h1>
      {isEmpty ? (
        <NoVideos />
      ) : (
        <>
          <ReelsView reels={reels} />
          {posts.size > 0 && <Tutorial />}
        </>
      )}
    </div>
  );
}

function ReelsView({ reels }: { reels: Reels }) {
  const { mix, posts, isEnd, goForward, goBack, restart } = reels;
  const client = useQueryClient();
  const { index: currentIndex, order } = mix;
  const post = posts.get(order[currentIndex] ?? "");
  const [commentsPostId, setCommentsPostId] = useState<string | null>(null);
  const move = (by: number) => {
    if (by < 0) goBack();
    else if (isEnd) restart();
    else goForward();
  };
  useReelNavigation(move);
  return (
    <>
      <p role="status" className="sr-only">
        {post ? (
          // A new node per video, so that two videos by the same author are both announced.
          <span key={post.id}>
            Video by {shownName(post.user)}.{" "}
            {truncate(post.content || (post.videoTitle ?? ""), 80)}
          </span>
        ) : (
          isEnd && "You've seen every video."
        )}
      </p>
      <ReelScroller
        count={order.length + 1}
        index={currentIndex}
        onScrolledTo={(index) => {
          move(index - currentIndex);
        }}
        slide={(index) => {
          const shown = posts.get(order[index] ?? "");
          if (!shown) {
            const key = `end ${index}`;
            return { key, content: <LastSlide reels={reels} /> };
          }
          return {
            key: shown.id,
            content: (
              <Reel
                post={shown}
                isShown={index === currentIndex}
                isCovered={commentsPostId === shown.id}
                onFollow={() => {
                  restoreFocusAfterRemoval();
                  void toggleFollow(client, shown.userId ?? "", true);
                }}
              />
            ),
          };
        }}
        actions={
          <div className="flex min-h-full flex-col items-center justify-end gap-2 py-3">
            {post && (
              <ReelActions
                post={post}
                isOpen={commentsPostId === post.id}
                setOpen={(isOpen) => {
                  setCommentsPostId(isOpen ? post.id : null);
                }}
              />
            )}
            <div className="flex flex-col gap-1">
              <Button
                variant="secondary"
                size="icon"
                aria-label="Previous video"
                aria-disabled={currentIndex === 0}
                className="aria-disabled:opacity-40"
                onClick={goBack}
              >
                <Icon name="chevron-down" className="size-6 rotate-180" />
              </Button>
              <Button
                variant="secondary"
                size="icon"
                aria-label="Next video"
                onClick={() => {
                  move(1);
                }}
              >
                <Icon name="chevron-down" className="size-6" />
              </Button>
            </div>
          </div>
        }
      />
    </>
  );
}
