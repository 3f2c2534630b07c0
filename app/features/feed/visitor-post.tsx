import { displayName } from "~/features/users/user";
import { compactCount, plural } from "~/shared/text";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { Scene } from "~/ui/scene";
import { useSite } from "~/ui/site";
import { EventInterest } from "~/features/events/interest-button";
import { PostEvent } from "~/features/events/post-event";
import type { Post } from "~/features/posts/post";
import { PostCard } from "~/features/posts/post-card";
import { PostDisplayContext } from "~/features/posts/post-display-context";
import { PrayerAnswer } from "~/features/prayer/prayer-answer";
import { buildShareContent } from "~/features/posts/share-text";
import { prayedCountText } from "~/features/prayer/prayed-text";

/** Visitors see the post and its counts; every action asks them to sign in. */
export function VisitorPost({ post }: { post: Post }) {
  const login = urls.api.loginReturningTo(urls.post(post.id));
  return (
    <PostDisplayContext.Provider value="document">
      <PostCard
        post={post}
        position="first screen"
        event={
          post.eventData && (
            <PostEvent postId={post.id} event={post.eventData}>
              <EventInterest event={post.eventData}>
                <Button asChild variant="secondary" size="sm">
                  <a href={login}>Sign in to show interest</a>
                </Button>
              </EventInterest>
            </PostEvent>
          )
        }
      >
        {post.prayer && <PrayerAnswer prayer={post.prayer} />}
        <Counts post={post} />
      </PostCard>
      <SignInPrompt post={post} login={login} />
    </PostDisplayContext.Provider>
  );
}

/** The document's script handles it; hidden without scripts. */
export function DocumentShareButton({ post }: { post: Post }) {
  const { productName, siteUrl } = useSite();
  const { title, text, url } = buildShareContent(post, productName, siteUrl);
  return (
    <Button
      variant="quiet"
      data-action="share"
      data-title={title}
      data-text={text}
      data-url={url}
      className="needs-script"
    >
      <Icon name="share" />
      Share
    </Button>
  );
}

function Counts({ post: { prayer, _count } }: { post: Post }) {
  const { likes, comments } = _count;
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-3 text-sm text-ink-soft">
      {prayer && prayer.prayedCount > 0 && (
        <li className="inline-flex w-full items-center gap-1.5">
          <Icon name="prayer" className="size-5" />
          {prayedCountText(prayer)}
        </li>
      )}
      <li className="inline-flex items-center gap-1.5">
        <Icon name="heart" className="size-5" />
        {compactCount(likes)} {plural(likes, "like", "likes")}
      </li>
      <li className="inline-flex items-center gap-1.5">
        <Icon name="comment" className="size-5" />
        {compactCount(comments)} {plural(comments, "comment", "comments")}
      </li>
    </ul>
  );
}

function getInvitation({ user, type }: Post): string {
  if (!user) return "Pray for this request";
  const name = user.firstName || displayName(user);
  return type === "prayer" ? `Pray with ${name}` : `Connect with ${name}`;
}

function SignInPrompt({ post, login }: { post: Post; login: string }) {
  const { productName } = useSite();
  return (
    <section
      aria-labelledby="invitation"
      className="card mt-6 overflow-hidden text-center shadow-card"
    >
      <Scene className="h-32 sm:h-40" />
      <div className="px-6 pt-6 pb-8">
        <h2 id="invitation" className="font-serif text-2xl">
          {getInvitation(post)}
        </h2>
        <p className="mx-auto mt-2 max-w-md text-balance text-ink-soft">
          {productName} is a home for Christian believers and their churches.
          Come in to answer, to pray for one another, and to share what God is
          doing.
        </p>
        <Button asChild size="lg" className="mt-5">
          <a href={login}>Join/Sign In</a>
        </Button>
      </div>
    </section>
  );
}
