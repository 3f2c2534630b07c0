import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { searchPeople } from "~/features/search/search.server";
import { indexNames } from "~/features/users/name-index.server";
import type { ListedUser } from "~/features/users/user";
import { newId } from "~/shared/id";
import { listNameParts } from "~/shared/name-parts.mjs";
import { urls } from "~/shared/urls";
import { startDatabases } from "../helpers/databases";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { recordStatements } from "../helpers/recording-database";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount } from "../helpers/site";

const search = async ({ client }: SignedIn, q: string) => {
  const response = await client.get(urls.api.userSearch(q));
  expect(response.status).toBe(200);
  return response.json<ListedUser[]>();
};
const finds = async (viewer: SignedIn, q: string, { id }: SignedIn) =>
  (await search(viewer, q)).some((person) => person.id === id);
const rename = (user: SignedIn, firstName: string, lastName: string) =>
  user.client.send("PATCH", urls.api.user(user.id), {
    body: { firstName, lastName },
  });

describe("GET /api/users/search", () => {
  it.each([
    ["José", "Ñandú", ["jose", "NANDU", "jose nan", "ñandú josé", "jo nan"]],
    ["Maria José", "da Silva", ["silva", "maria silva", "da sil", "ilv"]],
    ["小明", "王", ["王", "小明", "明", "王小明"]],
    ["Алёна", "Рудая", ["алена", "руд", "РУДАЯ АЛ"]],
    ["مُحَمَّد", "الأمين", ["محمد", "الامين"]],
    ["Łucja", "O’Brien", ["lucja", "obrien", "o'brien"]],
  ])("finds %s %s by each part of the name", async (first, last, typed) => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    expect((await rename(them, first, last)).status).toBe(200);
    for (const q of typed)
      expect([q, await finds(me, q, them)]).toEqual([q, true]);
    expect(await finds(me, `${first}x`, them)).toBe(false);
  });

  it("uses only the first eight words of a query", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "A b c d", "e f g h");
    expect(await finds(me, "a h g f e d c b i j", them)).toBe(true);
    // This ligature normalizes to four words.
    expect(await search(me, "\ufdfa".repeat(100))).toEqual([]);
  });

  it("lists a handle match first, with or without @, and knows changed handles", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    const username = `amos.${them.username.slice(-8)}`;
    await them.client.send("PATCH", urls.api.handle(them.id), {
      body: { username },
    });
    for (const q of [`@${username}`, username.toUpperCase()]) {
      expect((await search(me, q))[0]?.id).toBe(them.id);
    }
    expect(await finds(me, username.slice(0, -3), them)).toBe(true);
    expect(await finds(me, them.username, them)).toBe(false);
    await sqlBatch([sql`DELETE FROM users WHERE id = ${them.id}`]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM name_parts WHERE userId = ${them.id}`,
      ),
    ).toBe(0);
  });

  it("finds new users and says whether the viewer follows them", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "Zebulun", them.id);
    await me.client.post(urls.api.follow(them.id), { desired: true });
    expect(await search(me, `zebulun ${them.id}`)).toEqual([
      {
        id: them.id,
        username: them.username,
        firstName: "Zebulun",
        lastName: them.id,
        profileImageUrl: null,
        isFollowing: true,
        isRequested: false,
        approvesFollowers: false,
      },
    ]);
  });

  it("finds no users on either side of a block", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "Jezebel", them.id);
    await rename(me, "Jehu", me.id);
    expect(await finds(me, "jezebel", them)).toBe(true);
    await me.client.post(urls.api.block(them.id), { desired: true });
    expect(await finds(me, `jezebel ${them.id}`, them)).toBe(false);
    expect(await finds(me, them.username, them)).toBe(false);
    expect(await finds(them, `jehu ${me.id}`, me)).toBe(false);
  });

  it("finds no one for an empty query, and rejects long queries and visitors", async () => {
    const me = await newPerson();
    for (const q of ["", " ", "🙏", "%", "' OR 1"]) {
      expect(await search(me, q)).toEqual([]);
    }
    const long = urls.api.userSearch("x".repeat(101));
    await expectProblem(await me.client.get(long), 422);
    const visitor = await new ApiClient().get(urls.api.userSearch("x"));
    await expectProblem(visitor, 401);
  });

  it("renders results without scripts, and returns 401 to a visitor", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "Habakkuk", them.id);
    const page = await me.client.get(urls.search(`habakkuk ${them.id}`));
    expect(await page.text()).toContain(`href="${urls.profile(them.id)}"`);
    const none = await me.client.get(urls.search("<b>nobody at all"));
    expect(await none.text()).toContain("“&lt;b&gt;nobody at all”");
    expect((await new ApiClient().get(urls.search("x"))).status).toBe(401);
  });
});

describe("the cost of a search", () => {
  let mf: Awaited<ReturnType<typeof startDatabases>>;
  let statements: ReturnType<typeof recordStatements>;
  let db: Db;
  beforeAll(async () => {
    mf = await startDatabases();
    statements = recordStatements(await mf.getD1Database("DB"));
    db = new Db(statements.database);
  });
  afterAll(() => mf.dispose());

  /** Half of them are called Anna, and all have the same last name. */
  async function addPeople(count: number) {
    const plain = await mf.getD1Database("DB");
    for (let done = 0; done < count; done += 1000) {
      const rows = Array.from({ length: 1000 }, (_, i) => {
        const id = newId();
        const firstName = i % 2 ? "Anna" : "Maria";
        const person = { firstName, lastName: "Phanuel", username: id };
        // Another test covers handles.
        return {
          ...person,
          id,
          parts: listNameParts({ ...person, username: "" }),
        };
      });
      await plain
        .prepare(
          `INSERT INTO users (id, username, firstName, lastName, nameParts, createdAt)
           SELECT value ->> 'id', value ->> 'username', value ->> 'firstName', value ->> 'lastName', value ->> 'parts', 1
           FROM json_each(?1)`,
        )
        .bind(JSON.stringify(rows))
        .run();
    }
  }

  const queries = ["a", "anna", "nuel", "phanuel anna", "an pha", "zzz"];
  async function countRowsRead() {
    const rows: Record<string, number> = {};
    for (const q of queries) {
      statements.takeRowsRead();
      const found = await searchPeople(db, "nobody", q);
      expect(found).toHaveLength(q === "zzz" ? 0 : 20);
      rows[q] = statements.takeRowsRead();
    }
    return rows;
  }

  it("is the same with ten times as many users", async () => {
    await addPeople(2000);
    const few = await countRowsRead();
    await addPeople(18_000);
    expect(await countRowsRead()).toEqual(few);
    console.log("rows read by a search, among 2,000 and 20,000 people:", few);
    expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(1000);
  });

  it("the job indexes missing names, and otherwise reads one row at most", async () => {
    const id = newId();
    await db.batch([
      sql`INSERT INTO users (id, username, firstName, createdAt) VALUES (${id}, ${id}, 'Left', 1)`,
    ]);
    expect(await searchPeople(db, "nobody", "left")).toEqual([]);
    await indexNames(db);
    expect(await searchPeople(db, "nobody", "left")).toHaveLength(1);
    statements.takeRowsRead();
    await indexNames(db);
    // Among 20,000 users: the partial index is empty.
    expect(statements.takeRowsRead()).toBeLessThanOrEqual(1);
  });
});
