import { redirect, type MetaFunction } from "@remix-run/cloudflare";
import {
  Link,
  Navigate,
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { useEffect } from "react";
import { ApiError } from "~/client/api-client";
import { listFeed } from "~/features/feed/feed.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { GroupScreen, parseGroupTab } from "~/features/feed/group-screen";
import { PostSkeletons } from "~/features/feed/post-skeletons";
import { useGroup } from "~/features/groups/group.queries";
import { getGroup } from "~/features/groups/group.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";
import { ShellError } from "~/shell/route-error";
import { readRouteError } from "~/shell/route-failure";
import { Button } from "~/ui/button";
import { NowProvider } from "~/ui/now";
import { useSite } from "~/ui/site";
import { EmptyState } from "~/ui/states";

export const loader = page(async ({ context, params, request }) => {
  const { db, now } = context.app;
  const { id: viewerId } = await requirePageViewer(context);
  const { search } = new URL(request.url);
  const group = await getGroup(db, viewerId, params.slug ?? "");
  const { slug } = group;
  // It has got another slug since.
  if (slug !== params.slug) throw redirect(urls.group(slug) + search);
  const tab = parseGroupTab(group, search);
  const query = { group: slug, limit: firstPageSize };
  const posts =
    tab.type &&
    (await listFeed(db, viewerId, { ...query, type: tab.type }, now));
  return { group, tab: tab.slug, posts, now };
});

/** On client navigation the data comes from the query cache or the API, so navigation doesn't wait. */
export function clientLoader() {
  return { group: null, tab: null, posts: null, now: Date.now() };
}

type PageLoader = typeof loader | typeof clientLoader;

export const meta: MetaFunction<PageLoader> = ({ data, matches }) =>
  pageMeta(data?.group?.name ?? "Group")({ matches });

export default function GroupPage() {
  const loaded = useLoaderData<PageLoader>();
  const { slug = "" } = useParams();
  const { search } = useLocation();
  const { productName } = useSite();
  // The loader's data belongs to one group and tab; the app may show another by now.
  const initialGroup = loaded.group?.slug === slug ? loaded.group : null;
  const { data: group, error } = useGroup(slug, initialGroup);
  // After every render, because `meta` may have just overwritten it.
  useEffect(() => {
    if (group) document.title = `${group.name} · ${productName}`;
  });
  if (error && (!group || getStatus(error) === 404)) throw error;
  if (!group) return <PostSkeletons />;
  if (group.slug !== slug)
    return <Navigate replace to={urls.group(group.slug)} />;
  const tab = parseGroupTab(group, search);
  const isInitial = initialGroup !== null && loaded.tab === tab.slug;
  return (
    <NowProvider value={loaded.now}>
      <GroupScreen
        key={slug}
        group={group}
        tab={tab}
        initialPosts={isInitial ? loaded.posts : null}
        loadedAt={loaded.now}
      />
    </NowProvider>
  );
}

/** The loader's error, or the API's. */
const getStatus = (error: unknown) =>
  error instanceof ApiError ? error.status : readRouteError(error).status;

export function ErrorBoundary() {
  if (getStatus(useRouteError()) !== 404) return <ShellError />;
  return (
    <EmptyState
      heading
      icon="people"
      title="This group isn't available."
      action={
        <Button asChild>
          <Link to={urls.groups()}>See your groups</Link>
        </Button>
      }
    />
  );
}
