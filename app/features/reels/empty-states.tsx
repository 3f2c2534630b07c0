import { Link } from "@remix-run/react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { EmptyState, ErrorState, Loading, Skeleton } from "~/ui/states";
import { reelsErrorMessage } from "./use-reels";
import type { Reels } from "./use-reels";

/** Behind the last one that is known: more to come, or the end, which says so before all begins again. */
export function LastSlide({ reels }: { reels: Reels }) {
  return (
    <div className="grid h-full place-items-center">
      {reels.isEnd ? (
        <EmptyState
          icon="check"
          title="You have seen every video."
          action={
            <Button onClick={() => void reels.restart()}>Watch again</Button>
          }
        >
          Go on, and they begin again in another order.
        </EmptyState>
      ) : reels.hasFailed ? (
        <ErrorState title={reelsErrorMessage} onRetry={reels.retry} />
      ) : (
        <Loading label="Loading videos" className="size-full p-4">
          <Skeleton className="h-full" />
        </Loading>
      )}
    </div>
  );
}

/** Instead of the videos. `hasHiddenVideos`: there are some, of people whom the viewer does not want to meet. */
export function NoVideos({ hasHiddenVideos }: { hasHiddenVideos: boolean }) {
  return (
    <div className="grid h-full place-items-center">
      {hasHiddenVideos ? (
        <EmptyState
          icon="reels"
          title="Nothing for you to watch"
          action={
            <Button asChild>
              <Link to={`${urls.settings}#hidden`}>Blocked and muted</Link>
            </Button>
          }
        >
          What there is was shared by people you muted or blocked.
        </EmptyState>
      ) : (
        <EmptyState
          icon="reels"
          title="No Videos Yet"
          action={
            <Button asChild>
              <Link to={urls.home}>Go to Home</Link>
            </Button>
          }
        >
          Be the first to share a video!
        </EmptyState>
      )}
    </div>
  );
}
