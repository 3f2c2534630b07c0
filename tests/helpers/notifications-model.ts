import {
  Pairs,
  NotificationState,
  type NotificationKind,
} from "./notification-state";

export interface ModelPost {
  id: string;
  authorId: string;
  mentionedIds: Set<string>;
  watchers: Set<string>;
}

export interface ModelComment {
  id: string;
  postId: string;
  authorId: string;
}

/** Applies actions to posts, comments and follows, and the notifications they cause. */
export class NotificationsModel extends NotificationState {
  posts: ModelPost[] = [];
  comments: ModelComment[] = [];
  readonly follows = new Pairs();
  readonly requests = new Pairs();
  /** Pairs of post id and user id. */
  readonly likes = new Pairs();

  constructor(
    disabledKinds: ReadonlyMap<string, NotificationKind>,
    threadSubscribers: ReadonlySet<string>,
    readonly approvesFollowers: ReadonlySet<string>,
  ) {
    super(disabledKinds, threadSubscribers);
  }

  like(actor: string, post: ModelPost, now: number): void {
    if (this.areBlocked(actor, post.authorId)) return;
    if (this.likes.has(post.id, actor)) return;
    this.likes.add(post.id, actor);
    const { id: postId, authorId } = post;
    this.notify(authorId, actor, "like", `like:${postId}`, now, { postId });
  }

  unlike(actor: string, { id, authorId }: ModelPost): void {
    if (this.areBlocked(actor, authorId) || !this.likes.delete(id, actor))
      return;
    this.withdraw(authorId, actor, `like:${id}`);
  }

  post(
    id: string,
    authorId: string,
    mention: string | null,
    now: number,
  ): void {
    const post = {
      id,
      authorId,
      mentionedIds: new Set<string>(),
      watchers: new Set<string>(),
    };
    this.posts.push(post);
    this.setMention(post, mention, now);
  }

  /** Sets the one user whom the post mentions; null for none. */
  setMention(post: ModelPost, mention: string | null, now: number): void {
    const { id: postId, authorId } = post;
    for (const id of [...post.mentionedIds]) {
      if (id === mention) continue;
      post.mentionedIds.delete(id);
      this.withdraw(id, authorId, `mention:${postId}`);
    }
    if (mention === null || mention === authorId) return;
    if (post.mentionedIds.has(mention)) return;
    if (this.areBlocked(authorId, mention)) return;
    post.mentionedIds.add(mention);
    this.notify(mention, authorId, "mention", `mention:${postId}`, now, {
      postId,
    });
  }

  comment(
    comment: ModelComment,
    post: ModelPost,
    mention: string | null,
    now: number,
  ): void {
    const { id: commentId, authorId: actor } = comment;
    const target = { postId: post.id, commentId };
    this.comments.push(comment);
    this.notify(
      post.authorId,
      actor,
      "comment",
      `comment:${commentId}`,
      now,
      target,
    );
    for (const watcher of post.watchers) {
      if (this.areBlocked(watcher, post.authorId)) continue;
      this.notify(watcher, actor, "thread", `thread:${commentId}`, now, target);
    }
    if (actor !== post.authorId && this.threadSubscribers.has(actor))
      post.watchers.add(actor);
    if (mention === null || mention === actor) return;
    if (this.areBlocked(actor, mention)) return;
    this.deleteWhere(
      ({ userId, cause }) =>
        userId === mention && cause === `thread:${commentId}`,
    );
    if (mention === post.authorId) return;
    if (this.areBlocked(mention, post.authorId)) return;
    this.notify(mention, actor, "mention", `mention:${commentId}`, now, target);
  }

  /** Called for a deleted comment and for one hidden by an admin: both remove its notifications. */
  deleteComment({ id }: ModelComment): void {
    this.comments = this.comments.filter((comment) => comment.id !== id);
    this.deleteWhere(({ commentId }) => commentId === id);
  }

  follow(follower: string, followee: string, now: number): void {
    if (follower === followee || this.areBlocked(follower, followee)) return;
    if (this.follows.has(follower, followee)) return;
    if (this.requests.has(follower, followee)) return;
    if (this.approvesFollowers.has(followee)) {
      this.requests.add(follower, followee);
      this.notify(followee, follower, "request", `request:${follower}`, now);
    } else {
      this.follows.add(follower, followee);
      this.notify(followee, follower, "follow", "follow", now);
    }
  }

  unfollow(follower: string, followee: string): void {
    if (this.follows.delete(follower, followee)) {
      this.withdraw(followee, follower, "follow");
      this.withdraw(follower, followee, `accepted:${followee}`);
    }
    if (this.requests.delete(follower, followee))
      this.withdraw(followee, follower, `request:${follower}`);
  }

  accept(followee: string, follower: string, now: number): void {
    if (!this.requests.delete(follower, followee)) return;
    this.withdraw(followee, follower, `request:${follower}`);
    this.follows.add(follower, followee);
    this.notify(follower, followee, "accepted", `accepted:${followee}`, now);
  }

  block(a: string, b: string): void {
    if (a === b || this.blocks.has(a, b)) return;
    this.blocks.add(a, b);
    this.unfollow(a, b);
    this.unfollow(b, a);
    this.withdraw(a, b);
    this.withdraw(b, a);
  }

  mute(a: string, b: string): void {
    if (a === b || this.areBlocked(a, b) || this.mutes.has(a, b)) return;
    this.mutes.add(a, b);
    this.withdraw(a, b);
  }

  deletePost({ id }: ModelPost): void {
    this.posts = this.posts.filter((post) => post.id !== id);
    this.comments = this.comments.filter(({ postId }) => postId !== id);
    this.deleteWhere(({ postId }) => postId === id);
  }

  deleteUser(id: string): void {
    for (const post of this.posts.filter(({ authorId }) => authorId === id)) {
      this.deletePost(post);
    }
    const comments = this.comments.filter(({ authorId }) => authorId === id);
    for (const comment of comments) {
      this.deleteComment(comment);
    }
    for (const { mentionedIds, watchers } of this.posts) {
      mentionedIds.delete(id);
      watchers.delete(id);
    }
    for (const pairs of [
      this.blocks,
      this.mutes,
      this.follows,
      this.requests,
    ]) {
      pairs.deleteAllWith(id);
    }
    this.deleteWhere(({ userId }) => userId === id);
    for (const { userId } of [...this.notifications]) this.withdraw(userId, id);
  }
}
