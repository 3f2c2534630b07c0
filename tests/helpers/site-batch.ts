import type { Sql } from "~/db/sql";
import { bindStatement } from "./databases";
import type { LocalSite } from "./local-site";
import { newPeople, type SignedIn } from "./seeds";

/** Returns a function that runs statements on the site's database in one batch. */
export const createSiteBatch =
  ({ db }: Pick<LocalSite, "db">) =>
  (statements: Sql[]) =>
    db.batch(statements.map(({ text, values }) => bindStatement(text, values)));

export async function newPersonOnSite(site: LocalSite): Promise<SignedIn> {
  const target = { url: site.url, batch: createSiteBatch(site) };
  const [person] = await newPeople(1, target);
  if (!person) throw new Error("No user was created");
  return person;
}
