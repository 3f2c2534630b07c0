import type { Sql } from "~/db/sql";
import type { LocalSite } from "./local-site";
import { newPeople } from "./seeds";
import type { SignedIn } from "./seeds";

/** Statements straight to the database of a site of one's own, in one batch. */
export const createSiteBatch =
  ({ db }: Pick<LocalSite, "db">) =>
  (statements: Sql[]) =>
    db.batch(
      statements.map(({ text, values }) => db.prepare(text).bind(...values)),
    );

/** Somebody who is signed in there. */
export async function newPersonOnSite(site: LocalSite): Promise<SignedIn> {
  const home = { url: site.url, batch: createSiteBatch(site) };
  const [person] = await newPeople(1, home);
  if (!person) throw new Error("Nobody was made");
  return person;
}
