import { sql, type Sql } from "~/db/sql";
import { newId } from "~/shared/id";
import type { ClosedState } from "./crash-site";
import type { SignedIn } from "./seeds";

/** The rows that an effect with the values `a`, `b` and `c` counts. */
const effectRows = {
  post: sql`FROM posts WHERE userId = b AND (content = a OR idempotencyKey = a)`,
  comment: sql`FROM comments WHERE userId = b AND content = a`,
  like: sql`FROM likes WHERE postId = a AND userId = b`,
  share: sql`FROM shares WHERE postId = a AND userId = b`,
  saved: sql`FROM saved_posts WHERE postId = a AND userId = b`,
  interest: sql`FROM interests WHERE postId = a AND userId = b`,
  prayed: sql`FROM prayed WHERE postId = a AND userId = b AND lastDay >= c`,
  update: sql`FROM prayer_updates WHERE postId = b AND content = a`,
  answer: sql`FROM posts WHERE id = b AND answer = a`,
  listed: sql`FROM prayer_list WHERE userId = b AND (postId = a OR content = a)`,
  picture: sql`FROM images WHERE key = substr(a, 9)`,
  follow: sql`FROM follows WHERE followerId = a AND followeeId = b`,
  unread: sql`FROM notifications WHERE userId = b AND id = a AND seenAt IS NULL`,
  group: sql`FROM groups g JOIN group_members m ON m.groupId = g.id AND m.userId = b AND m.role = 'owner' WHERE g.slug = a`,
  member: sql`FROM groups g JOIN group_members m ON m.groupId = g.id AND m.userId = b WHERE g.slug = a`,
  invite: sql`FROM group_invites WHERE id = a`,
  report: sql`FROM report_tickets t JOIN reports r ON r.ticketId = t.id AND r.reporterId = b WHERE t.kind = 'post' AND t.targetId = a`,
  claim: sql`FROM audit_log WHERE action = 'report.claimed' AND target = 'report:' || a`,
  decision: sql`FROM report_tickets WHERE id = a AND decision = b AND status = 'decided'`,
};

/** What a write leaves in the database: one row, or none if it deletes it. */
export interface Effect {
  kind: EffectKind;
  a: string;
  b?: string;
  c?: string;
  rows?: 0 | 1;
}

const effectKey = ({ kind, a, b, c }: Effect) =>
  JSON.stringify([kind, a, b, c]);

type EffectKind = keyof typeof effectRows;

/** Returns those effects that the database doesn't have exactly once. */
export async function findMissing(
  { batch }: ClosedState,
  effects: readonly Effect[],
): Promise<string[]> {
  const kinds = [...new Set(effects.map(({ kind }) => kind))];
  if (kinds.length === 0) return [];
  const results = await batch(
    kinds.map((kind) =>
      selectMissing(
        kind,
        effects.filter((effect) => effect.kind === kind),
      ),
    ),
  );
  return kinds.flatMap((kind, i) =>
    (results[i] ?? []).map((row) => `${kind} ${JSON.stringify(row)}`),
  );
}

const selectMissing = (kind: EffectKind, effects: Effect[]): Sql =>
  sql`SELECT * FROM (SELECT a, b, c, rows, (SELECT count(*) ${effectRows[kind]}) AS found FROM (
        SELECT value ->> 'a' AS a, value ->> 'b' AS b, value ->> 'c' AS c, coalesce(value ->> 'rows', 1) AS rows
        FROM json_each(${JSON.stringify(effects)}))) WHERE found <> rows`;

interface Call {
  path: string;
  body?: unknown;
  method?: "POST" | "PUT" | "PATCH" | "DELETE";
  /** The outbox would send it again. */
  retry?: boolean;
}

interface Write {
  actor: SignedIn;
  call: Call;
  effects: Effect[];
  idempotencyKey: string;
}

/** What all writers share. */
export class CrashLog {
  /** By kind and values. */
  readonly acknowledged = new Map<string, Effect>();
  count = 0;
  /** Runs before each request, and when a response arrives; it throws if that response gets lost. */
  onRequest: () => void = () => undefined;
  onResponse: () => void = () => undefined;
  /** A prayer that several writers pray for at the same time. */
  newestPrayer: string | null = null;

  acknowledge(effects: readonly Effect[]): void {
    for (const effect of effects)
      this.acknowledged.set(effectKey(effect), effect);
  }
}

/** The response was lost on its way to the client. */
export class LostResponse extends Error {}

/** Sends one write after the other, as people and the outbox do. */
export class Writer {
  /** The write whose acknowledgement is missing. */
  pending: Write | null = null;

  constructor(
    readonly log: CrashLog,
    readonly me: SignedIn,
    readonly others: readonly [SignedIn, SignedIn],
    readonly admin: SignedIn,
  ) {}

  async write<Result>(
    actor: SignedIn,
    call: Call,
    effects: Effect[],
    idempotencyKey = newId(),
  ): Promise<Result> {
    return this.send<Result>({ actor, call, effects, idempotencyKey });
  }

  async send<Result>(write: Write): Promise<Result> {
    const { actor, call, effects, idempotencyKey } = write;
    const { path, body, method = "POST" } = call;
    const { log } = this;
    // Until the response arrives, the state before it and the one after it are both right.
    for (const effect of effects) {
      const before = log.acknowledged.get(effectKey(effect));
      if (before?.rows !== effect.rows)
        log.acknowledged.delete(effectKey(effect));
    }
    this.pending = write;
    log.onRequest();
    const headers = { "idempotency-key": idempotencyKey };
    const response = await actor.client.send(method, path, { body, headers });
    const text = await response.text();
    if (!response.ok) {
      throw new Error(`${method} ${path}: ${response.status} ${text}`);
    }
    log.onResponse();
    this.pending = null;
    log.count += 1;
    log.acknowledge(effects);
    return JSON.parse(text || "null") as Result;
  }
}
