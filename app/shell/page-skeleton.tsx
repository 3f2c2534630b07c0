import { PostSkeletons } from "~/features/feed/post-skeletons";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import { urls } from "~/shared/urls";
import { Loading, Skeleton } from "~/ui/states";

type PageKind = "feed" | "list" | "text";

const kindsByPath: [path: string, kind: PageKind][] = [
  [urls.home, "feed"],
  [urls.profile(), "feed"],
  [urls.post(""), "feed"],
  [urls.newGroup, "text"],
  [urls.group(""), "feed"],
  [urls.groups(), "list"],
  [urls.notifications(), "list"],
  [urls.search(), "list"],
  [urls.settings, "list"],
];

/** By the path alone, because the code of the page may not have loaded yet. */
export function getPageKind(pathname: string): PageKind {
  if (pathname === urls.root) return "feed";
  const found = kindsByPath.find(([path]) => pathname.startsWith(path));
  return found?.[1] ?? "text";
}

/** A placeholder for the page that is loading. */
export function PageSkeleton({ pathname }: { pathname: string }) {
  const kind = getPageKind(pathname);
  return (
    <div className="sticky top-[calc(var(--banner)+4.5rem)] mx-auto max-w-2xl lg:top-[calc(var(--banner)+1.5rem)]">
      {kind === "feed" && <PostSkeletons />}
      {kind === "list" && <PeopleSkeletons label="Loading" />}
      {kind === "text" && (
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
