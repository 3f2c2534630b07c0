import type { Miniflare } from "miniflare";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings, type Database } from "../../scripts/local/worker.mjs";

type Statement = ReturnType<Database["prepare"]>;

/**
 * The properties of a prepared statement that D1 reads. In Node, each `prepare` and `bind` is a blocking call to workerd,
 * which would double the time of every query, and made the migrations take 0.5 s instead of 0.05 s.
 */
export function bindStatement(
  text: string,
  values: readonly unknown[],
): Statement {
  if (values.includes(undefined)) {
    throw new TypeError(`D1 can't bind undefined: ${text}`);
  }
  return { statement: text, params: values } as unknown as Statement;
}

/** The same database, whose statements are bound without blocking calls. */
export function withoutBlockingCalls(db: Database): Database {
  const createStatement = (text: string, values: readonly unknown[]) => {
    const send = async () => {
      const [result] = await db.batch<Record<string, unknown>>([
        bindStatement(text, values),
      ]);
      return result;
    };
    return Object.assign(bindStatement(text, values), {
      bind: (...bound: unknown[]) => createStatement(text, bound),
      run: send,
      all: send,
      async first(column?: string) {
        const row = (await send())?.results[0];
        const value = column === undefined ? row : row?.[column];
        return value ?? null;
      },
    });
  };
  return {
    prepare: (text: string) => createStatement(text, []),
    batch: (statements: { statement: string; params: unknown[] }[]) =>
      db.batch(
        statements.map(({ statement, params }) =>
          bindStatement(statement, params),
        ),
      ),
  } as unknown as Database;
}

interface DatabaseOptions {
  /** Loads the 62,200 verses of the search, which takes 2 s. */
  search?: boolean;
  /** Loads the demo community. */
  demo?: boolean;
}

type Databases = Pick<Miniflare, "getD1Database" | "getR2Bucket">;

/** The same databases, whose statements are bound without blocking calls, and the same buckets. `db` may replace DB. */
export const withFastDatabases = (mf: Databases, db?: Database): Databases => ({
  getD1Database: async (name) =>
    withoutBlockingCalls(
      name === "DB" && db ? db : await mf.getD1Database(name),
    ),
  getR2Bucket: (name) => mf.getR2Bucket(name),
});

/** Starts D1 and R2 without the app, with all state in memory, and creates the tables. */
export async function startDatabases({
  search = false,
  demo = false,
}: DatabaseOptions = {}) {
  const mf = await startBindings(false);
  const databases = withFastDatabases(mf);
  await prepareState(databases, { search, demo });
  return { ...databases, dispose: () => mf.dispose() };
}
