import {
  data,
  redirect,
  type HeadersFunction,
  type MetaFunction,
} from "@remix-run/cloudflare";
import {
  Navigate,
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
} from "@remix-run/react";
import { useEffect } from "react";
import { ApiError } from "~/client/api-client";
import { useViewer } from "~/features/auth/viewer.queries";
import { GroupDocument } from "~/features/feed/public-group/group-document";
import { loadPublicGroup } from "~/features/feed/public-group/public-group.server";
import { listFeed } from "~/features/feed/feed.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { GroupScreen, parseGroupTab } from "~/features/feed/group-screen";
import { PostSkeletons } from "~/features/feed/post-skeletons";
import { useGroup } from "~/features/groups/group.queries";
import { getGroup } from "~/features/groups/group.server";
import { listMembers } from "~/features/groups/members.server";
import { isCanonicalAddress } from "~/platform/document-cache.server";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { DocumentFrame, VisitorFrame } from "~/shell/document-frame";
import { cacheForOneMinute } from "~/shell/document-mode";
import { pageMeta } from "~/shell/page-meta";
import { ShellError } from "~/shell/route-error";
import { readRouteError } from "~/shell/route-failure";
import { LinkButton } from "~/ui/link-button";
import { NowProvider } from "~/ui/now";
import { useSite } from "~/ui/site";
import { EmptyState } from "~/ui/states";

/** Visitors get a document of what is public, which isn't hydrated. */
export const loader = page(async ({ context: { app }, params, request }) => {
  const { db, now, viewerId } = app;
  const { search } = new URL(request.url);
  const visit = (await app.viewer())
    ? null
    : await loadPublicGroup(app, params.slug ?? "");
  const group =
    visit?.group ?? (await getGroup(db, viewerId, params.slug ?? ""));
  const { slug } = group;
  // It has got another slug since.
  if (slug !== params.slug) throw redirect(urls.group(slug) + search);
  if (visit) {
    // Cached only under the URL that an edit purges.
    const isCacheable = isCanonicalAddress(app.request, urls.group(slug));
    return data(
      { visit, group, tab: null, posts: null, members: false as const, now },
      isCacheable ? { headers: cacheForOneMinute } : {},
    );
  }
  const tab = parseGroupTab(group, search);
  const query = { group: slug, limit: firstPageSize };
  const type = group.canRead || group.kind !== "church" ? tab.type : "all";
  const posts = type && (await listFeed(db, viewerId, { ...query, type }, now));
  const members =
    tab.slug === "members" && (await listMembers(app, viewerId, slug, query));
  const loaded = { visit, group, tab: tab.slug, posts, members, now };
  return data(loaded, { headers: { "cache-control": "private, no-store" } });
});

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** On client navigation the data comes from the query cache or the API, so navigation doesn't wait. */
export function clientLoader() {
  const none = { tab: null, posts: null, members: false as const };
  return { visit: null, group: null, ...none, now: Date.now() };
}

type PageLoader = typeof loader | typeof clientLoader;

export const meta: MetaFunction<PageLoader> = ({ data, matches }) =>
  data?.visit?.head ?? pageMeta(data?.group?.name ?? "Group")({ matches });

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
  if (import.meta.env.SSR && loaded.visit) {
    return (
      <NowProvider value={loaded.now}>
        <DocumentFrame login={urls.api.loginReturningTo(urls.group(slug))}>
          <GroupDocument {...loaded.visit} />
        </DocumentFrame>
      </NowProvider>
    );
  }
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
        initial={isInitial ? loaded : null}
      />
    </NowProvider>
  );
}

/** The loader's error, or the API's. */
const getStatus = (error: unknown) =>
  error instanceof ApiError ? error.status : readRouteError(error).status;

export function ErrorBoundary() {
  const viewer = useViewer();
  const { slug = "" } = useParams();
  if (getStatus(useRouteError()) !== 404) return <ShellError />;
  return (
    <VisitorFrame returnTo={urls.group(slug)}>
      <EmptyState
        heading
        icon="people"
        title="This group isn't available."
        action={
          <LinkButton to={urls.groups()}>
            {viewer ? "See your groups" : "Sign in to see your groups"}
          </LinkButton>
        }
      />
    </VisitorFrame>
  );
}
