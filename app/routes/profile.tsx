import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import {
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
} from "@remix-run/react";
import type { ClientLoaderFunctionArgs } from "@remix-run/react";
import { AboutCard } from "~/features/about/about-card";
import { findAbout } from "~/features/about/about.server";
import { useViewer } from "~/features/auth/viewer.queries";
import { listUserPosts } from "~/features/feed/feed.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { useHidePerson } from "~/features/feed/hide/use-hide-person";
import { ProfileList } from "~/features/feed/profile-list";
import { firstPeople } from "~/features/users/follower.server";
import { profileMeta } from "~/shell/profile-meta";
import { ProfilePlace } from "~/shell/profile-screen";
import { profileTabOf } from "~/features/users/profile-tab";
import { UserNotFound } from "~/features/users/user-not-found";
import { asHandle, isHandle } from "~/features/users/handle-words";
import { findByHandle } from "~/features/users/handle.server";
import { getProfile } from "~/features/users/user.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { readRouteError } from "~/shell/route-failure";
import { ShellError } from "~/shell/shell-error";
import { NowProvider } from "~/ui/now";

/** Session, person and list share one trip: `viewerId` is SQL. */
export const loader = page(
  async ({ context, params, request }: LoaderFunctionArgs) => {
    const { db, env, viewerId, sessionId, now } = context.app;
    if (sessionId === null) await requirePageViewer(context);
    const { search } = new URL(request.url);
    const name = params.userId ?? "";
    if (isHandle(name)) {
      await requirePageViewer(context);
      const handle = asHandle(name);
      const id = await findByHandle(db, viewerId, handle, now);
      throw redirect(urls.profile(id) + search);
    }
    const userId = params.userId ?? viewerId;
    const tab = profileTabOf(search);
    const work = Promise.all([
      getProfile(db, viewerId, userId),
      findAbout({ db, assets: env.ASSETS }, viewerId, userId),
      tab === "posts"
        ? listUserPosts(db, viewerId, userId, { limit: firstPageSize })
        : null,
      firstPeople(db, viewerId, tab, userId),
    ]);
    // Whoever is not signed in hears that first, whatever is not found.
    work.catch(() => undefined);
    await requirePageViewer(context);
    const [profile, about, posts, people] = await work;
    return { drawn: { profile, about, tab, posts, ...people }, now };
  },
);

/** In the app the person comes from the query cache, or from the API: nothing waits for this page. */
export function clientLoader({
  params,
  serverLoader,
}: ClientLoaderFunctionArgs) {
  // Whose handle it is only the server knows; it leads on to their address.
  if (isHandle(params["userId"] ?? "")) return serverLoader<typeof loader>();
  return { drawn: null, now: Date.now() };
}

export const meta = profileMeta;

export default function ProfilePage() {
  const { drawn, now } = useLoaderData<typeof loader | typeof clientLoader>();
  const viewerId = useViewer()?.id;
  const hide = useHidePerson();
  const { userId = viewerId ?? "" } = useParams();
  const tab = profileTabOf(useLocation().search);
  const own = userId === viewerId;
  // What the server drew is of one person and one tab; the app may be elsewhere by now.
  const seed = drawn?.profile.id === userId ? drawn : null;
  // Nothing was drawn of somebody blocked: unblocked, the list comes anew.
  const ofTab = seed?.tab === tab && !seed.profile.isBlocked ? seed : null;
  // One's own, and nobody is signed in any more: the sign-in page is on its way.
  if (userId === "") return null;
  return (
    <NowProvider value={now}>
      <ProfilePlace
        key={userId}
        userId={userId}
        own={own}
        drawn={seed?.profile ?? null}
        at={now}
        tab={tab}
        onHide={hide}
        about={
          <AboutCard userId={userId} own={own} drawn={seed?.about ?? null} />
        }
      >
        <ProfileList
          tab={tab}
          userId={userId}
          viewerId={viewerId}
          drawn={ofTab}
          at={now}
        />
      </ProfilePlace>
    </NowProvider>
  );
}

export function ErrorBoundary() {
  const { status } = readRouteError(useRouteError());
  const { userId } = useParams();
  if (status === 410) return <UserNotFound deleted />;
  return status === 404 ? <UserNotFound userId={userId} /> : <ShellError />;
}
