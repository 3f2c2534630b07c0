import { PostEvent } from "~/features/events/post-event";
import { GroupAbout } from "~/features/groups/group-about";
import { GroupContext } from "~/features/groups/group-context";
import { GroupHeader } from "~/features/groups/group-header";
import type { Group } from "~/features/groups/group";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { LinkedText } from "~/features/posts/post-text";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";

interface PublicGroup {
  group: Group;
  /** The next ones. */
  events: Post[];
  /** The newest ones; none unless the group has posts for everyone. */
  posts: Post[];
}

/** A group as visitors see it. */
export function GroupDocument({ group, events, posts }: PublicGroup) {
  const login = urls.api.loginReturningTo(urls.group(group.slug));
  return (
    <PostDisplayContext.Provider value="document">
      <GroupContext.Provider value={group}>
        <div className="space-y-4">
          <GroupHeader group={group} />
          <p className="text-center">
            <LinkButton size="lg" to={login}>
              {group.joinPolicy === "open"
                ? "Sign in to join"
                : "Sign in to ask to join"}
            </LinkButton>
          </p>
          <GroupAbout group={group} Text={LinkedText} />
          <Posts title="Next events" posts={events} />
          <Posts title="Newest posts" posts={posts} />
        </div>
      </GroupContext.Provider>
    </PostDisplayContext.Provider>
  );
}

function Posts({ title, posts }: { title: string; posts: Post[] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-label={title} className="space-y-4">
      <h2 className="px-4 font-serif text-xl sm:px-5">{title}</h2>
      {posts.map((post) => (
        <PostCard
          key={post.id}
          post={post}
          event={
            post.eventData && (
              <PostEvent postId={post.id} event={post.eventData} />
            )
          }
        />
      ))}
    </section>
  );
}
