import type { LoaderFunctionArgs, MetaFunction } from "@remix-run/cloudflare";
import { Link, useLoaderData, useRouteError } from "@remix-run/react";
import { useViewer } from "~/features/auth/viewer.queries";
import { listUserPosts } from "~/features/feed/feed.server";
import { firstPageSize } from "~/features/feed/feed-tab";
import { UserPosts } from "~/features/feed/user-posts";
import { ProfileHeader } from "~/features/users/profile-header";
import { useProfile } from "~/features/users/profile.queries";
import { displayName } from "~/features/users/user";
import { getProfile } from "~/features/users/user.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { readRouteError } from "~/shell/route-failure";
import { ShellError } from "~/shell/shell-error";
import { titled } from "~/shell/titled";
import { NowProvider } from "~/ui/now";
import { Button } from "~/ui/button";
import { EmptyState } from "~/ui/states";

/** Session, person and posts share one trip: `viewerId` is SQL. */
export const loader = page(async ({ context, params }: LoaderFunctionArgs) => {
  const { app } = context;
  if (app.sessionId === null) await requirePageViewer(context);
  const userId = params.userId ?? app.viewerId;
  const work = Promise.all([
    getProfile(app.db, app.viewerId, userId),
    listUserPosts(app.db, app.viewerId, userId, { limit: firstPageSize }),
  ]);
  // Whoever is not signed in hears that first, whatever is not found.
  work.catch(() => undefined);
  await requirePageViewer(context);
  const [profile, posts] = await work;
  return { profile, posts, now: app.now };
});

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  titled(data ? displayName(data.profile) : "Profile")({ matches });

export default function ProfilePage() {
  const { profile: drawn, posts, now } = useLoaderData<typeof loader>();
  const profile = useProfile(drawn, now);
  const own = useViewer()?.id === profile.id;
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <ProfileHeader profile={profile} own={own} />
        <h2 className="sr-only">Posts</h2>
        <UserPosts
          key={profile.id}
          userId={profile.id}
          own={own}
          first={posts}
          at={now}
        />
      </div>
    </NowProvider>
  );
}

export function ErrorBoundary() {
  if (readRouteError(useRouteError()).status !== 404) return <ShellError />;
  return (
    <EmptyState
      heading
      icon="user"
      title="User not found"
      action={
        <Button asChild>
          <Link to={urls.home}>Go Home</Link>
        </Button>
      }
    >
      The profile you're looking for doesn't exist.
    </EmptyState>
  );
}
