import type { Db } from "~/db/db.server";
import { Sql } from "~/db/sql";
import { sqlBatch, sqlRows } from "./site";

/** Runs server functions and scheduled jobs on the site's own database. */
export const siteDb = {
  all: (one: Sql) => sqlRows(bindBooleans(one)),
  first: async (one: Sql) => (await sqlRows(bindBooleans(one)))[0] ?? null,
  batch: (all: Sql[]) => sqlBatch(all.map(bindBooleans)),
} as unknown as Db;

/** Binds booleans as numbers, like `Db`, because D1 has none. */
const bindBooleans = ({ text, values }: Sql) =>
  new Sql(
    text,
    values.map((one) => (typeof one === "boolean" ? Number(one) : one)),
  );
