import { FollowRequests } from "~/features/users/follow-requests";
import { PeopleList } from "~/features/users/people-list";
import type { ProfileTab } from "~/features/users/profile-tab";
import type { Post } from "~/features/posts/post";
import type { ListedUser, UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import { usePages, type InitialPage } from "~/client/use-pages";
import { asPost, postKeys } from "~/features/posts/post.queries";
import { urls } from "~/shared/urls";
import { getPageSize } from "./feed-tab";
import { PostList } from "./post-list";

interface ProfileListProps {
  tab: ProfileTab;
  userId: string;
  viewerId: string | undefined;
  /** What the server rendered of this tab. */
  initialData: {
    posts: Page<Post> | null;
    people: Page<ListedUser> | null;
    requests: Page<UserSummary> | null;
  } | null;
  /** ms */
  loadedAt: number;
}

export function ProfileList({
  tab,
  userId,
  viewerId,
  initialData,
  loadedAt,
}: ProfileListProps) {
  const own = userId === viewerId;
  const toInitialPage = <Item,>(page: Page<Item> | null | undefined) =>
    page ? { page, at: loadedAt } : null;
  if (tab === "posts") {
    return (
      <UserPosts
        userId={userId}
        own={own}
        initialPage={toInitialPage(initialData?.posts)}
      />
    );
  }
  return (
    <>
      {tab === "followers" && own && (
        <FollowRequests initialPage={toInitialPage(initialData?.requests)} />
      )}
      <PeopleList
        key={tab}
        tab={tab}
        userId={userId}
        viewerId={viewerId}
        initialPage={toInitialPage(initialData?.people)}
      />
    </>
  );
}

interface UserPostsProps {
  userId: string;
  own: boolean;
  initialPage: InitialPage<Post> | null;
}

function UserPosts({ userId, own, initialPage }: UserPostsProps) {
  const query = usePages({
    queryKey: postKeys.byUser(userId),
    buildUrl: (page, at) =>
      urls.api.userPosts(userId, { ...page, limit: getPageSize(at) }),
    read: asPost,
    initialPage,
  });
  return (
    <PostList
      query={query}
      emptyIcon="edit"
      empty={
        own
          ? "You haven't posted anything yet."
          : "This user hasn't posted anything yet."
      }
    />
  );
}
