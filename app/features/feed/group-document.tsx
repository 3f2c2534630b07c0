import { PostEvent } from "~/features/events/post-event";
import { GroupAbout } from "~/features/groups/group-about";
import { GroupContext } from "~/features/groups/group-context";
import { GroupHeader } from "~/features/groups/group-header";
import type { Group } from "~/features/groups/group";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { formatEventWhen } from "~/features/posts/post-summary";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";

export interface PublicGroup {
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
    <div className="space-y-4">
      <GroupHeader group={group} />
      <p className="text-center">
        <Button asChild size="lg">
          <a href={login}>
            {group.joinPolicy === "open"
              ? "Sign in to join"
              : "Sign in to ask to join"}
          </a>
        </Button>
      </p>
      <GroupAbout group={group} />
      {events.length > 0 && (
        <section
          aria-labelledby="events"
          className="card px-5 py-4 shadow-card sm:px-7"
        >
          <h2 id="events" className="font-serif text-xl">
            Next events
          </h2>
          <ul className="my-2 space-y-1.5">
            {events.map(
              ({ id, eventData: event }) =>
                event && (
                  <li key={id}>
                    <a
                      href={urls.post(id)}
                      className="inline-flex touch items-center font-semibold text-primary"
                    >
                      {event.title}
                    </a>
                    <p className="text-sm text-ink-soft">
                      {formatEventWhen(event)}
                      {event.location !== null && ` · ${event.location}`}
                    </p>
                  </li>
                ),
            )}
          </ul>
          <Button asChild variant="quiet">
            <a href={urls.groupCalendar(group.slug)}>Add all to a calendar</a>
          </Button>
        </section>
      )}
      <PostDisplayContext.Provider value="document">
        <GroupContext.Provider value={group}>
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
        </GroupContext.Provider>
      </PostDisplayContext.Provider>
    </div>
  );
}
