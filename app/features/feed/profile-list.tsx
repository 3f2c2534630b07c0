import { FollowRequests } from "~/features/users/follow-requests";
import { PeopleList } from "~/features/users/people-list";
import type { ProfileTab } from "~/features/users/profile-tab";
import type { Post } from "~/features/posts/post";
import type { ListedUser, UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import { UserPosts } from "./user-posts";

interface ProfileListProps {
  tab: ProfileTab;
  userId: string;
  viewerId: string | undefined;
  /** What the server drew of this tab. */
  drawn: {
    posts: Page<Post> | null;
    people: Page<ListedUser> | null;
    requests: Page<UserSummary> | null;
  } | null;
  /** ms, when it did. */
  at: number;
}

/** What the tab of a profile shows: what somebody has written, or the people around them. */
export function ProfileList({
  tab,
  userId,
  viewerId,
  drawn,
  at,
}: ProfileListProps) {
  return tab === "posts" ? (
    <UserPosts
      userId={userId}
      own={userId === viewerId}
      seed={drawn?.posts ? { page: drawn.posts, at } : null}
    />
  ) : (
    <>
      {tab === "followers" && userId === viewerId && (
        <FollowRequests
          seed={drawn?.requests ? { page: drawn.requests, at } : null}
        />
      )}
      <PeopleList
        key={tab}
        tab={tab}
        userId={userId}
        viewerId={viewerId}
        seed={drawn?.people ? { page: drawn.people, at } : null}
      />
    </>
  );
}
