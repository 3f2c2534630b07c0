/** ms: likes of a post, and new followers, come together for so long. */
const together = 12 * 3_600_000;
/** ms: the same action by the same person notifies once. */
const onceIn = 24 * 3_600_000;

export type Kind =
  "accepted" | "comment" | "follow" | "like" | "mention" | "request" | "thread";

export interface ModelNotification {
  userId: string;
  kind: Kind;
  /** Of a group with the moment it was begun at, as the table has it. */
  cause: string;
  postId: string | null;
  commentId: string | null;
  /** The first who came stands first. */
  people: string[];
  createdAt: number;
  isRead: boolean;
}

/** A set of pairs: who, and whom. */
export class Pairs {
  readonly #all = new Map<string, [string, string]>();
  has(a: string, b: string) {
    return this.#all.has(`${a} ${b}`);
  }
  add(a: string, b: string) {
    this.#all.set(`${a} ${b}`, [a, b]);
  }
  drop(a: string, b: string) {
    return this.#all.delete(`${a} ${b}`);
  }
  dropAllOf(one: string) {
    for (const [a, b] of [...this.#all.values()]) {
      if (a === one || b === one) this.drop(a, b);
    }
  }
}

/** What people have been told, in plain words: no triggers, no cascades, nothing clever. */
export class NotificationState {
  notices: ModelNotification[] = [];
  /** ms, when each person joined a notification: by recipient, cause and person. */
  readonly #joinedAt = new Map<string, number>();
  /** What was undone: when the recipient was notified of it (ms), and whether they saw it; by recipient, person and cause. */
  readonly #withdrawn = new Map<string, { at: number; isRead: boolean }>();
  readonly blocks = new Pairs();
  readonly mutes = new Pairs();

  /** `off`: of which kind a person is not told; `threads`: who is told of threads. */
  constructor(
    private readonly off: ReadonlyMap<string, Kind>,
    protected readonly threads: ReadonlySet<string>,
  ) {}

  apart(a: string, b: string): boolean {
    return this.blocks.has(a, b) || this.blocks.has(b, a);
  }

  protected tell(
    userId: string,
    personId: string,
    kind: Kind,
    cause: string,
    now: number,
    about: { postId?: string; commentId?: string } = {},
  ): void {
    if (userId === personId || this.apart(userId, personId)) return;
    if (this.mutes.has(userId, personId)) return;
    if (this.off.get(userId) === kind) return;
    if (kind === "thread" && !this.threads.has(userId)) return;
    const isGroup = kind === "like" || kind === "follow";
    const last = this.notices.findLast(
      (one) =>
        one.userId === userId &&
        (isGroup ? one.cause.startsWith(`${cause}@`) : one.cause === cause),
    );
    const goesOn =
      last && !(isGroup && (last.isRead || last.createdAt <= now - together));
    if (goesOn) {
      if (last.people.includes(personId)) return;
      last.people.push(personId);
      this.#joinedAt.set(`${userId} ${last.cause} ${personId}`, now);
      return;
    }
    const before = this.#withdrawn.get(`${userId} ${personId} ${cause}`);
    const wholeCause = isGroup
      ? `${cause}@${String(now).padStart(13, "0")}`
      : cause;
    this.#joinedAt.set(`${userId} ${wholeCause} ${personId}`, now);
    this.notices.push({
      userId,
      kind,
      cause: wholeCause,
      postId: about.postId ?? null,
      commentId: about.commentId ?? null,
      people: [personId],
      createdAt: now,
      isRead: before !== undefined && before.at > now - onceIn && before.isRead,
    });
  }

  /** Takes a person out of what somebody was told: of one cause, or of all. */
  protected untell(userId: string, personId: string, cause?: string): void {
    for (const one of this.notices) {
      const [causeOfAll = ""] = one.cause.split("@");
      if (one.userId !== userId || !one.people.includes(personId)) continue;
      if (cause !== undefined && causeOfAll !== cause) continue;
      const key = `${userId} ${personId} ${causeOfAll}`;
      const joined = this.#joinedAt.get(`${userId} ${one.cause} ${personId}`);
      const before = this.#withdrawn.get(key)?.at ?? -Infinity;
      if (joined !== undefined) {
        const at = before <= joined - onceIn ? joined : before;
        this.#withdrawn.set(key, { at, isRead: one.isRead });
      }
      one.people = one.people.filter((id) => id !== personId);
    }
    this.drop((one) => one.people.length === 0);
  }

  protected drop(gone: (notice: ModelNotification) => boolean): void {
    this.notices = this.notices.filter((one) => !gone(one));
  }
}
