import { Response, type Miniflare, type Request } from "miniflare";
import * as z from "zod/mini";
import { bindStatement } from "./databases";

/** ms */
export const lagMs = 2000;

/** D1's client sends a bookmark or a constraint in it, and receives the bookmark of the answer. */
const header = "x-cf-d1-session-commit-token";
const writes =
  /^\s*(ALTER|CREATE|DROP|PRAGMA|REINDEX|(WITH\b.*\)\s*)?(DELETE|INSERT|REPLACE|UPDATE))\b/is;

const querySchema = z.object({ sql: z.string(), params: z.array(z.unknown()) });
const bodySchema = z.union([z.array(querySchema), querySchema]);
type Query = z.infer<typeof querySchema>;

/**
 * D1 with a primary and one replica that lags two seconds, behind D1's own client: the server of the protocol that
 * workerd's client speaks. The clock is simulated, so that a slow machine can't make a test pass. The replica repeats the
 * statements of each write; random values that SQL makes, such as the ids of notifications, differ there.
 */
export class LaggingDatabase {
  /** ms */
  #now = 0;
  #log: { queries: Query[]; at: number }[] = [];
  /** How many writes of the log the replica has. */
  #replicated = 0;
  #queue: Promise<unknown> = Promise.resolve();
  /** How many batches each has answered. */
  readonly answers = { primary: 0, replica: 0 };

  /** Moves the clock on. */
  advance(ms: number): void {
    this.#now += ms;
  }

  /** One batch at a time, so that the log has the order of the primary. */
  respond(request: Request, mf: Miniflare): Promise<Response> {
    const response = this.#queue.then(() => this.#respond(request, mf));
    this.#queue = response.catch(() => undefined);
    return response;
  }

  async #respond(request: Request, mf: Miniflare): Promise<Response> {
    const queries = [bodySchema.parse(await request.json())].flat();
    const isWrite = queries.some(({ sql }) => writes.test(sql));
    await this.#replicate(mf);
    const isServedByPrimary =
      isWrite || !this.#canReplicaAnswer(request.headers.get(header));
    const name = isServedByPrimary ? "primary" : "replica";
    this.answers[name] += 1;
    try {
      const results = await run(mf, name, queries);
      if (isWrite) this.#log.push({ queries, at: this.#now });
      const seen = isServedByPrimary ? this.#log.length : this.#replicated;
      return Response.json(
        results.map(({ meta, ...result }) => ({
          ...result,
          meta: { ...meta, served_by_primary: isServedByPrimary },
        })),
        { headers: { [header]: toBookmark(seen) } },
      );
    } catch (error) {
      const message = error instanceof Error ? error.message : "failed";
      return Response.json({ error: message.replace("D1_ERROR: ", "") });
    }
  }

  #canReplicaAnswer(start: string | null): boolean {
    if (start === null || start === "first-primary") return false;
    return (
      start === "first-unconstrained" || start <= toBookmark(this.#replicated)
    );
  }

  async #replicate(mf: Miniflare): Promise<void> {
    for (;;) {
      const next = this.#log[this.#replicated];
      if (!next || next.at > this.#now - lagMs) return;
      await run(mf, "replica", next.queries);
      this.#replicated += 1;
    }
  }
}

/** Sorts by age, as D1's do. */
const toBookmark = (writeCount: number) => `${writeCount}`.padStart(8, "0");

async function run(
  mf: Miniflare,
  name: "primary" | "replica",
  queries: readonly Query[],
) {
  const db = await mf.getD1Database(name);
  return db.batch(queries.map(({ sql, params }) => bindStatement(sql, params)));
}
