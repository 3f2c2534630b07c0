export interface Statement {
  sql: string;
  values: unknown[];
}

/** One round trip to D1. */
export interface Trip {
  database: "DB" | "SCRIPTURE";
  statements: Statement[];
  rowsRead: number;
  rowsWritten: number;
  /** As the worker waited for it. */
  ms: number;
}

export interface Recording {
  status: number;
  headers: Record<string, string>;
  body: string;
  trips: Trip[];
}

interface App {
  fetch: ExportedHandlerFetchHandler<object>;
}

interface Env {
  DB: D1Database;
  SCRIPTURE: D1Database;
}

/** Lets the app answer, and answers with what it said and every trip it made to D1. */
export async function record(
  app: App,
  request: Request,
  env: Env,
  execution: ExecutionContext,
): Promise<Response> {
  const trips: Trip[] = [];
  const watched = {
    ...env,
    DB: watch(env.DB, "DB", trips),
    SCRIPTURE: watch(env.SCRIPTURE, "SCRIPTURE", trips),
  };
  const answer = await app.fetch(
    request as Parameters<typeof app.fetch>[0],
    watched,
    execution,
  );
  const recording: Recording = {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    trips,
  };
  return Response.json(recording);
}

/** The app talks to D1 through sessions and batches alone (app/db/db.server.ts): these are watched. */
function watch(
  database: D1Database,
  name: Trip["database"],
  trips: Trip[],
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
        const begun = performance.now();
        const results = await batch<Row>(statements);
        trips.push({
          ms: performance.now() - begun,
          database: name,
          statements: statements.flatMap((one) => known.get(one) ?? []),
          rowsRead: sum(results.map((one) => one.meta.rows_read)),
          rowsWritten: sum(results.map((one) => one.meta.rows_written)),
        });
        return results;
      };
      return session;
    },
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
