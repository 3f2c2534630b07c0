import { redirect } from "@remix-run/cloudflare";
import {
  useLoaderData,
  useLocation,
  useParams,
  useRouteError,
  type ClientLoaderFunctionArgs,
} from "@remix-run/react";
import { AboutCard } from "~/features/about/about-card";
import { getAboutOrNull } from "~/features/about/about.server";
import { useViewer } from "~/features/auth/viewer.queries";
import { listUserPosts } from "~/features/feed/feed.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { useHidePerson } from "~/features/feed/hide-person";
import { ProfileList } from "~/features/feed/profile-list";
import { loadPeopleTab } from "~/features/users/follower.server";
import { profileMeta } from "~/shell/profile-meta";
import { ProfileScreen } from "~/shell/profile-screen";
import { parseProfileTab } from "~/features/users/profile-tab";
import { UserNotFound } from "~/features/users/user-not-found";
import { isHandle } from "~/features/users/handle-rules";
import { getUserIdByHandle } from "~/features/users/handle.server";
import { getProfile } from "~/features/users/user.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { readRouteError } from "~/shell/route-failure";
import { ShellError } from "~/shell/route-error";
import { NowProvider } from "~/ui/now";

/** `viewerId` is SQL, so session, profile and list are batched. */
export const loader = page(async ({ context, params, request }) => {
  const { db, env, viewerId, sessionId, now } = context.app;
  if (sessionId === null) await requirePageViewer(context);
  const { search } = new URL(request.url);
  if (params.userId !== undefined && isHandle(params.userId)) {
    await requirePageViewer(context);
    const id = await getUserIdByHandle(db, viewerId, params.userId, now);
    throw redirect(urls.profile(id) + search);
  }
  const userId = params.userId ?? viewerId;
  const tab = parseProfileTab(search);
  const data = Promise.all([
    getProfile(db, viewerId, userId),
    getAboutOrNull({ db, assets: env.ASSETS }, viewerId, userId),
    tab === "posts"
      ? listUserPosts(db, viewerId, userId, { limit: firstPageSize })
      : null,
    loadPeopleTab(db, viewerId, tab, userId),
  ]);
  // A missing session must redirect to sign-in even if the profile isn't found.
  data.catch(() => undefined);
  await requirePageViewer(context);
  const [profile, about, posts, people] = await data;
  return { initialData: { profile, about, tab, posts, ...people }, now };
});

/** On client navigation the data comes from the query cache or the API, so navigation doesn't wait. */
export function clientLoader(args: ClientLoaderFunctionArgs) {
  const isHandleUrl = isHandle(args.params["userId"] ?? "");
  // Only the server can resolve a handle; it redirects to the URL with the id.
  if (isHandleUrl) return args.serverLoader<typeof loader>();
  return { initialData: null, now: Date.now() };
}

type PageLoader = typeof loader | typeof clientLoader;

export const meta = profileMeta;

export default function ProfilePage() {
  const { initialData, now } = useLoaderData<PageLoader>();
  const viewerId = useViewer()?.id;
  const hide = useHidePerson();
  const { userId = viewerId ?? "" } = useParams();
  const tab = parseProfileTab(useLocation().search);
  const isOwn = userId === viewerId;
  // The loader's data belongs to one user and tab; the app may show another by now.
  const userData = initialData?.profile.id === userId ? initialData : null;
  // The lists of a blocked user are empty; they must be refetched after unblocking.
  const tabData =
    userData?.tab === tab && !userData.profile.isBlocked ? userData : null;
  // The viewer has just signed out; the sign-in page follows.
  if (userId === "") return null;
  return (
    <NowProvider value={now}>
      <ProfileScreen
        key={userId}
        userId={userId}
        isOwn={isOwn}
        initialData={userData?.profile ?? null}
        loadedAt={now}
        tab={tab}
        onHide={hide}
        about={
          <AboutCard
            userId={userId}
            isOwn={isOwn}
            initialAbout={userData?.about ?? null}
          />
        }
      >
        <ProfileList
          tab={tab}
          userId={userId}
          viewerId={viewerId}
          initialData={tabData}
          loadedAt={now}
        />
      </ProfileScreen>
    </NowProvider>
  );
}

export function ErrorBoundary() {
  const { status } = readRouteError(useRouteError());
  const { userId } = useParams();
  if (status === 410) return <UserNotFound deleted />;
  return status === 404 ? <UserNotFound userId={userId} /> : <ShellError />;
}
