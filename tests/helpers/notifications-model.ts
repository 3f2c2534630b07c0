import { Pairs, NotificationState } from "./notification-state";
import type { Kind } from "./notification-state";

export interface ModelPost {
  id: string;
  authorId: string;
  named: Set<string>;
  watchers: Set<string>;
}

export interface ModelComment {
  id: string;
  postId: string;
  authorId: string;
}

/** What happens, and what people are told of it. */
export class NotificationsModel extends NotificationState {
  posts: ModelPost[] = [];
  comments: ModelComment[] = [];
  readonly follows = new Pairs();
  readonly requests = new Pairs();
  /** Post, and whoever likes it. */
  readonly likes = new Pairs();

  constructor(
    off: ReadonlyMap<string, Kind>,
    threads: ReadonlySet<string>,
    readonly approves: ReadonlySet<string>,
  ) {
    super(off, threads);
  }

  like(who: string, post: ModelPost, now: number): void {
    if (this.apart(who, post.authorId) || this.likes.has(post.id, who)) return;
    this.likes.add(post.id, who);
    const { id: postId, authorId } = post;
    this.tell(authorId, who, "like", `like:${postId}`, now, { postId });
  }

  unlike(who: string, { id, authorId }: ModelPost): void {
    if (this.apart(who, authorId) || !this.likes.drop(id, who)) return;
    this.untell(authorId, who, `like:${id}`);
  }

  post(id: string, authorId: string, named: string | null, now: number): void {
    const post = {
      id,
      authorId,
      named: new Set<string>(),
      watchers: new Set<string>(),
    };
    this.posts.push(post);
    this.rename(post, named, now);
  }

  /** The post now names this one, or nobody. */
  rename(post: ModelPost, named: string | null, now: number): void {
    const { id: postId, authorId } = post;
    for (const one of [...post.named]) {
      if (one === named) continue;
      post.named.delete(one);
      this.untell(one, authorId, `mention:${postId}`);
    }
    if (named === null || named === authorId || post.named.has(named)) return;
    if (this.apart(authorId, named)) return;
    post.named.add(named);
    this.tell(named, authorId, "mention", `mention:${postId}`, now, {
      postId,
    });
  }

  comment(
    comment: ModelComment,
    post: ModelPost,
    named: string | null,
    now: number,
  ): void {
    const { id: commentId, authorId: who } = comment;
    const about = { postId: post.id, commentId };
    this.comments.push(comment);
    this.tell(
      post.authorId,
      who,
      "comment",
      `comment:${commentId}`,
      now,
      about,
    );
    for (const one of post.watchers) {
      if (this.apart(one, post.authorId)) continue;
      this.tell(one, who, "thread", `thread:${commentId}`, now, about);
    }
    if (who !== post.authorId && this.threads.has(who)) post.watchers.add(who);
    if (named === null || named === who || this.apart(who, named)) return;
    this.drop(
      ({ userId, cause }) =>
        userId === named && cause === `thread:${commentId}`,
    );
    if (named === post.authorId || this.apart(named, post.authorId)) return;
    this.tell(named, who, "mention", `mention:${commentId}`, now, about);
  }

  /** Deleted, or (`hides`) hidden by the house: nobody is told of it any more. */
  uncomment({ id }: ModelComment): void {
    this.comments = this.comments.filter((one) => one.id !== id);
    this.drop(({ commentId }) => commentId === id);
  }

  follow(who: string, whom: string, now: number): void {
    if (who === whom || this.apart(who, whom)) return;
    if (this.follows.has(who, whom) || this.requests.has(who, whom)) return;
    if (this.approves.has(whom)) {
      this.requests.add(who, whom);
      this.tell(whom, who, "request", `request:${who}`, now);
    } else {
      this.follows.add(who, whom);
      this.tell(whom, who, "follow", "follow", now);
    }
  }

  unfollow(who: string, whom: string): void {
    if (this.follows.drop(who, whom)) {
      this.untell(whom, who, "follow");
      this.untell(who, whom, `accepted:${whom}`);
    }
    if (this.requests.drop(who, whom)) this.untell(whom, who, `request:${who}`);
  }

  accept(viewer: string, who: string, now: number): void {
    if (!this.requests.drop(who, viewer)) return;
    this.untell(viewer, who, `request:${who}`);
    this.follows.add(who, viewer);
    this.tell(who, viewer, "accepted", `accepted:${viewer}`, now);
  }

  block(a: string, b: string): void {
    if (a === b || this.blocks.has(a, b)) return;
    this.blocks.add(a, b);
    this.unfollow(a, b);
    this.unfollow(b, a);
    this.untell(a, b);
    this.untell(b, a);
  }

  mute(a: string, b: string): void {
    if (a === b || this.apart(a, b) || this.mutes.has(a, b)) return;
    this.mutes.add(a, b);
    this.untell(a, b);
  }

  deletePost({ id }: ModelPost): void {
    this.posts = this.posts.filter((post) => post.id !== id);
    this.comments = this.comments.filter(({ postId }) => postId !== id);
    this.drop(({ postId }) => postId === id);
  }

  deletePerson(id: string): void {
    for (const post of this.posts.filter((one) => one.authorId === id)) {
      this.deletePost(post);
    }
    for (const one of this.comments.filter((one) => one.authorId === id)) {
      this.uncomment(one);
    }
    for (const { named, watchers } of this.posts) {
      named.delete(id);
      watchers.delete(id);
    }
    for (const pairs of [
      this.blocks,
      this.mutes,
      this.follows,
      this.requests,
    ]) {
      pairs.dropAllOf(id);
    }
    this.drop(({ userId }) => userId === id);
    for (const { userId } of [...this.notices]) this.untell(userId, id);
  }
}
