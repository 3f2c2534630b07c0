import { useNavigate } from "@remix-run/react";
import { useCallback } from "react";
import { usePages } from "~/client/use-pages";
import { getDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import type { Group } from "~/features/groups/group";
import { GroupAbout } from "~/features/groups/group-about";
import { GroupContext, MenuItemContext } from "~/features/groups/group-context";
import { isLeader } from "~/features/groups/group-rules";
import { GroupHeader } from "~/features/groups/group-header";
import { useRemovalToast } from "~/features/groups/group.queries";
import { MembersTab } from "~/features/groups/members-tab";
import type { GroupMember } from "~/features/groups/membership";
import { RoleOffer } from "~/features/groups/role-offer";
import { asPost, postKeys } from "~/features/posts/post.queries";
import type { Post } from "~/features/posts/post";
import { LinkedText } from "~/features/posts/post-text";
import type { Page } from "~/shared/page";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { LinkTabs } from "~/ui/link-tabs";
import { CollapsibleComposer } from "./collapsible-composer";
import { asDraft, getDraftName } from "./draft";
import { getPageSize } from "./feed-tab";
import { PostList } from "./post-list";
import { PinItem } from "./pin-item";

/** `type` is the API's name of the tab's posts; null for other tabs. */
const tabs = [
  { slug: "posts", label: "Posts", type: "all" },
  { slug: "prayers", label: "Prayers", type: "prayer" },
  { slug: "events", label: "Events", type: "event" },
  { slug: "members", label: "Members", type: null },
  { slug: "about", label: "About", type: null },
] as const;

export type GroupTab = (typeof tabs)[number];

/** What an empty tab shows to those who may post. */
const invitations = {
  all: { icon: "edit", text: "Write the first post" },
  prayer: { icon: "prayer", text: "Ask for prayer" },
  event: { icon: "calendar", text: "Plan an event" },
} as const;

/** The tabs that the viewer may open. */
const listTabs = ({ canRead, seesMembers }: Group): GroupTab[] =>
  tabs.filter(({ slug, type }) =>
    type ? canRead : slug === "about" || seesMembers,
  );

/** Parses `?tab=prayers`; the first tab is the default. */
export function parseGroupTab(group: Group, search: string): GroupTab {
  const slug = new URLSearchParams(search).get("tab");
  const available = listTabs(group);
  return available.find((tab) => tab.slug === slug) ?? available[0] ?? tabs[4];
}

interface GroupScreenProps {
  group: Group;
  tab: GroupTab;
  /** What the server rendered of this tab at `now` (ms). */
  initial: {
    posts: Page<Post> | null;
    members: Page<GroupMember> | false;
    now: number;
  } | null;
}

export function GroupScreen(props: GroupScreenProps) {
  const { group, tab, initial } = props;
  const available = listTabs(group);
  const about = <GroupAbout group={group} Text={LinkedText} />;
  return (
    <GroupContext.Provider value={group}>
      <div className="mx-auto max-w-2xl space-y-4 pb-16">
        <RoleOffer group={group} />
        <GroupHeader group={group} />
        {available.length > 1 ? (
          <LinkTabs
            label={group.name}
            name="group"
            tabs={available.map(({ slug, label }) => ({
              ...{ slug, label, className: "px-2" },
              to: urls.group(group.slug, slug === "posts" ? undefined : slug),
            }))}
            current={tab.slug}
          >
            {tab.type && <GroupPosts {...props} type={tab.type} />}
            {tab.slug === "members" && (
              <MembersTab group={group} initial={initial?.members} />
            )}
            {tab.slug === "about" && about}
          </LinkTabs>
        ) : (
          <>
            {about}
            {group.kind === "church" && <GroupPosts {...props} type="all" />}
          </>
        )}
      </div>
    </GroupContext.Provider>
  );
}

type PostsProps = GroupScreenProps & { type: keyof typeof invitations };

function GroupPosts({ group, type, tab, initial }: PostsProps) {
  const { slug, canPost } = group;
  const navigate = useNavigate();
  const viewer = useViewer();
  const { icon, text } = invitations[type];
  const query = usePages({
    queryKey: postKeys.group(slug, group.canRead ? type : "public"),
    buildUrl: (page, at) =>
      urls.api.posts({ group: slug, type, ...page, limit: getPageSize(at) }),
    read: asPost,
    initialPage: initial?.posts
      ? { page: initial.posts, at: initial.now }
      : null,
  });
  useRemovalToast(slug, query.error);
  const write = () => {
    if (viewer && type === "prayer") {
      const draft = getDraft(viewer.id, getDraftName(group), asDraft);
      const { fields, attempt } = draft.read();
      draft.write({ fields: { ...fields, kind: type }, attempt });
    }
    navigate({ search: location.search, hash: `write-${type}` });
  };
  const mayPin = isLeader(group.role) && group.closedAt === null;
  const renderMenuItem = useCallback(
    (postId: string) => mayPin && <PinItem group={group} postId={postId} />,
    [group, mayPin],
  );
  return (
    <div className="space-y-4">
      {!group.canRead && (
        <h2 className="px-4 font-serif text-xl sm:px-5">
          Next events and newest posts
        </h2>
      )}
      {canPost && (
        <CollapsibleComposer
          onPosted={(post) => {
            // This tab doesn't show the new post.
            if (type !== "all" && type !== post.type)
              navigate(urls.group(slug), { preventScrollReset: true });
          }}
        />
      )}
      <MenuItemContext.Provider value={renderMenuItem}>
        <PostList
          query={query}
          emptyIcon={icon}
          empty={
            group.canRead
              ? `No ${tab.slug} yet.${group.whoPosts === "leaders" && !canPost ? " Only leaders post here." : ""}`
              : "None for everyone."
          }
          afterFirst={
            canPost &&
            query.items?.length === 0 && (
              <p className="-mt-6 needs-script text-center">
                <Button onClick={write}>{text}</Button>
              </p>
            )
          }
        />
      </MenuItemContext.Provider>
    </div>
  );
}
