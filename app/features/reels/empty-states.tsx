import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkButton } from "~/ui/link-button";
import { EmptyState, ErrorState, Loading, Skeleton } from "~/ui/states";
import { reelsErrorMessage, type Reels } from "./use-reels";

/** After the last loaded video: the end, an error, or a loading state. */
export function LastSlide({ reels }: { reels: Reels }) {
  return (
    <div className="grid h-full place-items-center">
      {reels.isEnd ? (
        <EmptyState
          icon="check"
          title="You've seen every video."
          action={
            <Button
              onClick={() => {
                reels.restart();
              }}
            >
              Watch again
            </Button>
          }
        >
          You can watch them again in a new order.
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

export function NoVideos() {
  return (
    <div className="grid h-full place-items-center">
      <EmptyState
        icon="reels"
        title="No Videos Yet"
        action={<LinkButton to={urls.home}>Go to Home</LinkButton>}
      >
        Be the first to share a video!
      </EmptyState>
    </div>
  );
}
