import { AppError } from "~/shared/errors";
import { requiredTimeoutMs, withTimeout } from "~/shared/timeout";
import type { Sql } from "./sql";

interface PendingRead {
  statement: D1PreparedStatement;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/** What queries cost. `dbMs` is the time that D1 spent on them, without the way there and back. */
export type Usage = ReturnType<typeof newUsage>;
export const newUsage = () => ({
  trips: 0,
  rowsRead: 0,
  rowsWritten: 0,
  dbMs: 0,
});

/**
 * A client for one D1 database, for one request.
 *
 * A round trip to D1 costs 0.6 ms regardless of the number of statements. Reads that are requested in the same tick (all
 * loaders of a page, a `Promise.all`) are sent as one batch, and a batch of writes includes the pending reads.
 */
export class Db {
  /** Of a round trip. */
  timeoutMs = requiredTimeoutMs;
  #session: D1DatabaseSession;
  #pending: PendingRead[] = [];
  #wrote = false;
  #isOnReplica: boolean | undefined;

  /**
   * `start`: null for the nearest replica; a bookmark (from an earlier `Db.bookmark`) for a replica that is at least
   * that recent; "first-primary" for everything that has been written so far.
   */
  constructor(
    database: D1Database,
    start: string | null = null,
    readonly usage = newUsage(),
  ) {
    this.#session = database.withSession(start ?? "first-unconstrained");
  }

  /** After a write: a later request needs it to read that write from any replica. */
  get bookmark(): string | null {
    return this.#wrote ? this.#session.getBookmark() : null;
  }

  /** Whether a replica answered the first query, which may lack rows that the primary has. */
  get mayLag(): boolean {
    return this.#isOnReplica === true && !this.#wrote;
  }

  /** `Row` isn't checked: the caller must match it to the SELECT. */
  all<Row>(query: Sql): Promise<Row[]> {
    return new Promise<unknown[]>((resolve, reject) => {
      if (this.#pending.length === 0) setTimeout(() => void this.#flush());
      this.#pending.push({ statement: this.#bind(query), resolve, reject });
    }) as Promise<Row[]>;
  }

  async first<Row>(query: Sql): Promise<Row | null> {
    return (await this.all<Row>(query))[0] ?? null;
  }

  /** Runs all statements in order in one transaction. Returns the rows of each (RETURNING or SELECT). */
  async batch(queries: readonly Sql[]): Promise<Record<string, unknown>[][]> {
    this.#wrote = true;
    return this.#send(queries.map((query) => this.#bind(query)));
  }

  async #flush(): Promise<void> {
    if (this.#pending.length > 0) await this.#send([]).catch(() => undefined);
  }

  /** Pending reads run first, so that they see the state before the writes. */
  async #send(
    statements: D1PreparedStatement[],
  ): Promise<Record<string, unknown>[][]> {
    const reads = this.#pending;
    this.#pending = [];
    this.usage.trips += 1;
    try {
      const all = [...reads.map((read) => read.statement), ...statements];
      const results = await withTimeout(
        this.#session.batch<Record<string, unknown>>(all),
        this.timeoutMs,
      );
      this.#isOnReplica ??= results[0]?.meta.served_by_primary === false;
      for (const { meta } of results) {
        this.usage.rowsRead += meta.rows_read;
        this.usage.rowsWritten += meta.rows_written;
        this.usage.dbMs += meta.duration;
      }
      const rows = results.map((result) => result.results);
      reads.forEach((read, i) => {
        read.resolve(rows[i] ?? []);
      });
      return rows.slice(reads.length);
    } catch (cause) {
      const error = toDbError(cause);
      reads.forEach((read) => {
        read.reject(error);
      });
      throw error;
    }
  }

  #bind(query: Sql): D1PreparedStatement {
    const values = query.values.map((value) =>
      typeof value === "boolean" ? Number(value) : value,
    );
    return this.#session.prepare(query.text).bind(...values);
  }
}

/**
 * Retryable errors: a database that is down or overloaded (503), and a foreign key whose user or post was just deleted
 * (409). Everything else is a bug and becomes a 500.
 */
function toDbError(cause: unknown): unknown {
  const message = cause instanceof Error ? cause.message : "";
  if (/FOREIGN KEY constraint failed/.test(message)) {
    return new AppError("conflict", { cause });
  }
  return /Network connection lost|internal error|D1 DB (reset|storage)|D1 DB\S* exceeded|memory limit|overloaded|too many requests|timed out|Cannot resolve|Failed to parse body/i.test(
    message,
  )
    ? new AppError("unavailable", { cause })
    : cause;
}

/** UNIQUE constraints resolve races between concurrent writes. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error && /UNIQUE constraint failed/.test(error.message)
  );
}
