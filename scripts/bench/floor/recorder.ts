export interface Statement {
  sql: string;
  values: unknown[];
}

/** One round trip to D1. */
export interface RoundTrip {
  database: "DB" | "SCRIPTURE";
  statements: Statement[];
  rowsRead: number;
  rowsWritten: number;
  /** How long the worker waited for it. */
  ms: number;
}

export interface Recording {
  status: number;
  headers: Record<string, string>;
  body: string;
  roundTrips: RoundTrip[];
}

interface App {
  fetch: ExportedHandlerFetchHandler<object>;
}

interface Env {
  DB: D1Database;
  SCRIPTURE: D1Database;
}

/** Runs a request and responds with a recording: the app's response and its trips to D1. */
export async function record(
  app: App,
  request: Request,
  env: Env,
  execution: ExecutionContext,
): Promise<Response> {
  const roundTrips: RoundTrip[] = [];
  const watched = {
    ...env,
    DB: watch(env.DB, "DB", roundTrips),
    SCRIPTURE: watch(env.SCRIPTURE, "SCRIPTURE", roundTrips),
  };
  const response = await app.fetch(
    request as Parameters<typeof app.fetch>[0],
    watched,
    execution,
  );
  const recording: Recording = {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: await response.text(),
    roundTrips,
  };
  return Response.json(recording);
}

/** Records batches, because the app only uses D1 through sessions and batches (app/db/db.server.ts). */
function watch(
  database: D1Database,
  name: RoundTrip["database"],
  roundTrips: RoundTrip[],
): Pick<D1Database, "withSession"> {
  return {
    withSession(bookmark) {
      const session = database.withSession(bookmark);
      const prepare = session.prepare.bind(session);
      const batch = session.batch.bind(session);
      const known = new WeakMap<D1PreparedStatement, Statement>();
      session.prepare = (sql) => {
        const statement = prepare(sql);
        known.set(statement, { sql, values: [] });
        const bind = statement.bind.bind(statement);
        statement.bind = (...values: unknown[]) => {
          const bound = bind(...values);
          known.set(bound, { sql, values });
          return bound;
        };
        return statement;
      };
      session.batch = async <Row>(statements: D1PreparedStatement[]) => {
        const startedAt = performance.now();
        const results = await batch<Row>(statements);
        roundTrips.push({
          ms: performance.now() - startedAt,
          database: name,
          statements: statements.flatMap((bound) => known.get(bound) ?? []),
          rowsRead: sum(results.map(({ meta }) => meta.rows_read)),
          rowsWritten: sum(results.map(({ meta }) => meta.rows_written)),
        });
        return results;
      };
      return session;
    },
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
