import { PostSkeletons } from "~/features/feed/post-skeletons";
import { urls } from "~/shared/urls";
import { Loading, Skeleton } from "~/ui/states";

const feedPaths = [urls.home, urls.profile(), urls.post(""), urls.group("")];

/** A placeholder for the page that is loading, by the path alone: the code of the page may not have loaded yet. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const isFeed =
    pathname === urls.root ||
    feedPaths.some((path) => pathname.startsWith(path));
  return (
    <div className="sticky top-[calc(var(--banner)+4.5rem)] mx-auto max-w-2xl lg:top-[calc(var(--banner)+1.5rem)]">
      {isFeed ? (
        <PostSkeletons />
      ) : (
        <Loading className="space-y-4">
          <Skeleton className="mx-auto h-9 w-48" />
          <Skeleton className="h-56 rounded-card!" />
          {["w-full", "w-11/12", "w-full", "w-4/5", "w-2/3"].map(
            (width, line) => (
              <Skeleton key={line} className={`h-4 ${width}`} />
            ),
          )}
        </Loading>
      )}
    </div>
  );
}
