import { Suspense, lazy, memo } from "react";
import type { ComponentProps } from "react";
import { useDrawn } from "~/browser/use-drawn";
import { PeopleList as DrawnPeopleList } from "~/features/users/people-list";
import { PeopleSkeletons } from "~/features/users/people-skeletons";
import type { PeoplePages, PeopleSeed } from "~/features/users/people.queries";
import type { ProfileTab } from "~/features/users/profile-tab";
import { userKeys } from "~/features/users/user-keys";
import type { Seed } from "./post-pages.queries";
import { UserPosts } from "./user-posts";

/**
 * On the server at hand, in the browser fetched when a tab of people is opened (1.2 KB): until it is
 * here, React leaves standing what the server drew.
 */
const PeopleList = import.meta.env.SSR
  ? DrawnPeopleList
  : lazy(async () => {
      const module = await import("~/features/users/people-list");
      return { default: module.PeopleList };
    });

interface ProfileListProps {
  tab: ProfileTab;
  userId: string;
  viewerId: string | undefined;
  /** What the server drew of this tab. */
  drawn: {
    posts: Seed["page"] | null;
    people: PeopleSeed["page"] | null;
  } | null;
  /** ms, when it did. */
  at: number;
}

/** What the tab of a profile shows: what somebody has written, or the people around him. */
export function ProfileList({
  tab,
  userId,
  viewerId,
  drawn,
  at,
}: ProfileListProps) {
  if (tab === "posts") {
    return (
      <UserPosts
        userId={userId}
        own={userId === viewerId}
        seed={drawn?.posts ? { page: drawn.posts, at } : null}
      />
    );
  }
  return (
    <People
      key={tab}
      tab={tab}
      userId={userId}
      viewerId={viewerId}
      drawn={drawn?.people ?? null}
      at={at}
    />
  );
}

interface PeopleProps extends Omit<
  ComponentProps<typeof DrawnPeopleList>,
  "seed"
> {
  drawn: PeopleSeed["page"] | null;
  at: number;
}

/** Drawn anew only for what concerns it: what the server drew could not stand otherwise. */
const People = memo(function People({ drawn, at, ...whose }: PeopleProps) {
  const pages: PeoplePages | null = drawn && {
    pages: [drawn],
    pageParams: [null],
  };
  useDrawn(userKeys.people(whose.tab, whose.userId), pages, at);
  return (
    <Suspense fallback={<PeopleSkeletons />}>
      <PeopleList {...whose} seed={drawn && { page: drawn, at }} />
    </Suspense>
  );
});
