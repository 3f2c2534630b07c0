import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useNewPosts, type FeedListing } from "./new-posts.queries";

/** Offers new posts in a pill instead of moving the list while people read. */
export function NewPosts(listing: FeedListing) {
  const { hasNewPosts, load } = useNewPosts(listing);
  const onLoaded = () => {
    scrollTo({ top: 0 });
    // The pill is removed; the focus moves to the first post.
    requestAnimationFrame(() => {
      document
        .querySelector<HTMLElement>("main article header p a")
        ?.focus({ preventScroll: true });
    });
  };
  return (
    <div
      role="status"
      className="sticky top-[calc(var(--banner)+4.5rem)] z-20 flex h-0 justify-center lg:top-[calc(var(--banner)+1rem)]"
    >
      {hasNewPosts && (
        <Button
          pending={load.isPending}
          onClick={() => {
            load.mutate(undefined, { onSuccess: onLoaded });
          }}
          className="animate-rise rounded-full! shadow-float"
        >
          <Icon name="arrow-right" className="size-4 -rotate-90" />
          New posts
        </Button>
      )}
    </div>
  );
}
