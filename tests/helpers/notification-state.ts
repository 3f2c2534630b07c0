/** Likes of one post, and new followers, are grouped for 12 h. */
const groupWindowMs = 12 * 3_600_000;
/** The same action by the same user notifies once in 24 h. */
const repeatWindowMs = 24 * 3_600_000;

export type NotificationKind =
  "accepted" | "comment" | "follow" | "like" | "mention" | "request" | "thread";

export interface ModelNotification {
  userId: string;
  kind: NotificationKind;
  /** As in the table; for a group followed by `@` and the time it was created. */
  cause: string;
  postId: string | null;
  commentId: string | null;
  /** Oldest first. */
  actorIds: string[];
  createdAt: number;
  isRead: boolean;
}

/** A set of pairs of ids. */
export class Pairs {
  readonly #all = new Map<string, [string, string]>();
  has(a: string, b: string) {
    return this.#all.has(`${a} ${b}`);
  }
  add(a: string, b: string) {
    this.#all.set(`${a} ${b}`, [a, b]);
  }
  delete(a: string, b: string) {
    return this.#all.delete(`${a} ${b}`);
  }
  deleteAllWith(one: string) {
    for (const [a, b] of [...this.#all.values()]) {
      if (a === one || b === one) this.delete(a, b);
    }
  }
}

/** A simple in-memory version of the notification tables, without triggers and cascades. */
export class NotificationState {
  notifications: ModelNotification[] = [];
  /** When each actor was added to a notification (ms), by recipient, cause and actor. */
  readonly #joinedAt = new Map<string, number>();
  /** Withdrawn notifications: when the recipient was notified (ms), and whether they read it; by recipient, actor and cause. */
  readonly #withdrawn = new Map<string, { at: number; isRead: boolean }>();
  readonly blocks = new Pairs();
  readonly mutes = new Pairs();

  /** `disabledKinds`: by user id; `threadSubscribers`: users who are notified about threads. */
  constructor(
    private readonly disabledKinds: ReadonlyMap<string, NotificationKind>,
    protected readonly threadSubscribers: ReadonlySet<string>,
  ) {}

  areBlocked(a: string, b: string): boolean {
    return this.blocks.has(a, b) || this.blocks.has(b, a);
  }

  protected notify(
    userId: string,
    actorId: string,
    kind: NotificationKind,
    cause: string,
    now: number,
    target: { postId?: string; commentId?: string } = {},
  ): void {
    if (userId === actorId || this.areBlocked(userId, actorId)) return;
    if (this.mutes.has(userId, actorId)) return;
    if (this.disabledKinds.get(userId) === kind) return;
    if (kind === "thread" && !this.threadSubscribers.has(userId)) return;
    const isGroup = kind === "like" || kind === "follow";
    const last = this.notifications.findLast(
      (one) =>
        one.userId === userId &&
        (isGroup ? one.cause.startsWith(`${cause}@`) : one.cause === cause),
    );
    const joinsGroup =
      last &&
      !(isGroup && (last.isRead || last.createdAt <= now - groupWindowMs));
    if (joinsGroup) {
      if (last.actorIds.includes(actorId)) return;
      last.actorIds.push(actorId);
      this.#joinedAt.set(`${userId} ${last.cause} ${actorId}`, now);
      return;
    }
    const withdrawn = this.#withdrawn.get(`${userId} ${actorId} ${cause}`);
    const fullCause = isGroup
      ? `${cause}@${String(now).padStart(13, "0")}`
      : cause;
    this.#joinedAt.set(`${userId} ${fullCause} ${actorId}`, now);
    this.notifications.push({
      userId,
      kind,
      cause: fullCause,
      postId: target.postId ?? null,
      commentId: target.commentId ?? null,
      actorIds: [actorId],
      createdAt: now,
      isRead:
        withdrawn !== undefined &&
        withdrawn.at > now - repeatWindowMs &&
        withdrawn.isRead,
    });
  }

  /** Removes an actor from a recipient's notifications, for one cause or for all. */
  protected withdraw(userId: string, actorId: string, cause?: string): void {
    for (const one of this.notifications) {
      const [baseCause = ""] = one.cause.split("@");
      if (one.userId !== userId || !one.actorIds.includes(actorId)) continue;
      if (cause !== undefined && baseCause !== cause) continue;
      const key = `${userId} ${actorId} ${baseCause}`;
      const joinedAt = this.#joinedAt.get(`${userId} ${one.cause} ${actorId}`);
      const withdrawnAt = this.#withdrawn.get(key)?.at ?? -Infinity;
      if (joinedAt !== undefined) {
        const at =
          withdrawnAt <= joinedAt - repeatWindowMs ? joinedAt : withdrawnAt;
        this.#withdrawn.set(key, { at, isRead: one.isRead });
      }
      one.actorIds = one.actorIds.filter((id) => id !== actorId);
    }
    this.deleteWhere((one) => one.actorIds.length === 0);
  }

  protected deleteWhere(
    isDeleted: (notification: ModelNotification) => boolean,
  ): void {
    this.notifications = this.notifications.filter((one) => !isDeleted(one));
  }
}
