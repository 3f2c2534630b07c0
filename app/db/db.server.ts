import { AppError } from "~/shared/errors";
import type { Sql } from "./sql";

interface WaitingRead {
  statement: D1PreparedStatement;
  resolve: (rows: unknown[]) => void;
  reject: (error: unknown) => void;
}

/**
 * The door to one D1 database for the length of one request.
 *
 * A trip to D1 costs 0.6 ms whatever it carries, so reads asked for in the same turn of the event
 * loop (all loaders of a page, a `Promise.all`) travel as one batch, and a batch of writes takes the
 * waiting reads along.
 */
export class Db {
  #session: D1DatabaseSession;
  #waiting: WaitingRead[] = [];
  #wrote = false;

  /**
   * `bookmark`: how fresh the replica that answers must be, from an earlier `Db.bookmark`. Without
   * one the nearest replica answers.
   */
  constructor(database: D1Database, bookmark: string | null = null) {
    this.#session = database.withSession(bookmark ?? "first-unconstrained");
  }

  /** After a write: what a later request must show to read it again, wherever it lands. */
  get bookmark(): string | null {
    return this.#wrote ? this.#session.getBookmark() : null;
  }

  /** Rows as the statement names them. `Row` is the caller's word for its own SELECT. */
  all<Row>(query: Sql): Promise<Row[]> {
    return new Promise<unknown[]>((resolve, reject) => {
      if (this.#waiting.length === 0) setTimeout(() => void this.#flush());
      this.#waiting.push({ statement: this.#bind(query), resolve, reject });
    }) as Promise<Row[]>;
  }

  async first<Row>(query: Sql): Promise<Row | null> {
    return (await this.all<Row>(query))[0] ?? null;
  }

  /** All or nothing, in this order, in one trip. Gives each statement's rows (of RETURNING or SELECT). */
  async batch(queries: readonly Sql[]): Promise<Record<string, unknown>[][]> {
    this.#wrote = true;
    return this.#send(queries.map((query) => this.#bind(query)));
  }

  async #flush(): Promise<void> {
    if (this.#waiting.length > 0) await this.#send([]).catch(() => undefined);
  }

  /** The waiting reads first: they may decide what the writes behind them mean. */
  async #send(
    statements: D1PreparedStatement[],
  ): Promise<Record<string, unknown>[][]> {
    const reads = this.#waiting;
    this.#waiting = [];
    try {
      const results = await this.#session.batch<Record<string, unknown>>([
        ...reads.map((read) => read.statement),
        ...statements,
      ]);
      const rows = results.map((result) => result.results);
      reads.forEach((read, i) => {
        read.resolve(rows[i] ?? []);
      });
      return rows.slice(reads.length);
    } catch (cause) {
      const error = toAppError(cause);
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
 * A database that is down or overloaded is for the client to try again, as is a row whose person or
 * post has gone in this very moment; a broken statement is ours.
 */
function toAppError(cause: unknown): unknown {
  const message = cause instanceof Error ? cause.message : "";
  if (/FOREIGN KEY constraint failed/.test(message)) {
    return new AppError("conflict", { cause });
  }
  return /D1_ERROR: (D1 DB (is overloaded|reset|storage)|Network|Internal)|D1 DB\S* exceeded|memory limit|overloaded|timed out|Cannot resolve/i.test(
    message,
  )
    ? new AppError("unavailable", { cause })
    : cause;
}

/** Whether a write lost to a UNIQUE constraint: the way races are decided here. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error && /UNIQUE constraint failed/.test(error.message)
  );
}
