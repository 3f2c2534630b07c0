import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { searchPeople } from "~/features/search/search.server";
import { indexNames } from "~/features/users/name-index.server";
import type { ListedUser } from "~/features/users/user";
import { newId } from "~/shared/id";
import { listNameParts } from "~/shared/name-parts.mjs";
import { urls } from "~/shared/urls";
import { prepareState } from "../../scripts/local/prepared-state.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
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
const finds = async (who: SignedIn, q: string, { id }: SignedIn) =>
  (await search(who, q)).some((person) => person.id === id);
const rename = (who: SignedIn, firstName: string, lastName: string) =>
  who.client.send("PATCH", urls.api.user(who.id), {
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
  ])("finds %s %s by each of its parts", async (first, last, typed) => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    expect((await rename(them, first, last)).status).toBe(200);
    for (const q of typed)
      expect([q, await finds(me, q, them)]).toEqual([q, true]);
    expect(await finds(me, `${first}x`, them)).toBe(false);
  });

  it("looks for the first eight words, however many the letters stand for", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "A b c d", "e f g h");
    expect(await finds(me, "a h g f e d c b i j", them)).toBe(true);
    // One such letter stands for four words.
    expect(await search(me, "\ufdfa".repeat(100))).toEqual([]);
  });

  it("finds a handle first, with and without @, and follows it when it changes", async () => {
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

  it("has somebody who has just signed in, and says whom one follows", async () => {
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

  it("never has who was blocked, or has blocked", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "Jezebel", them.id);
    await rename(me, "Jehu", me.id);
    expect(await finds(me, "jezebel", them)).toBe(true);
    await me.client.post(urls.api.block(them.id), { desired: true });
    expect(await finds(me, `jezebel ${them.id}`, them)).toBe(false);
    expect(await finds(me, them.username, them)).toBe(false);
    expect(await finds(them, `jehu ${me.id}`, me)).toBe(false);
  });

  it("finds nobody by nothing, refuses what is too long, and visitors", async () => {
    const me = await newPerson();
    for (const q of ["", " ", "🙏", "%", "' OR 1"]) {
      expect(await search(me, q)).toEqual([]);
    }
    const long = urls.api.userSearch("x".repeat(101));
    await expectProblem(await me.client.get(long), 422);
    const visitor = await new ApiClient().get(urls.api.userSearch("x"));
    await expectProblem(visitor, 401);
  });

  it("is a page before there are scripts, and asks a visitor to sign in", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await rename(them, "Habakkuk", them.id);
    const page = await me.client.get(urls.search(`habakkuk ${them.id}`));
    expect(await page.text()).toContain(`href="${urls.profile(them.id)}"`);
    const none = await me.client.get(urls.search("<b>nobody at all"));
    expect(await none.text()).toContain("“&lt;b&gt;nobody at all”");
    expect((await new ApiClient().get(urls.search("x"))).status).toBe(401);
  });
});

describe("what a search costs", () => {
  let mf: Awaited<ReturnType<typeof startBindings>>;
  let people: ReturnType<typeof recordStatements>;
  let db: Db;
  beforeAll(async () => {
    mf = await startBindings(false);
    await prepareState(mf, { demo: false });
    people = recordStatements(await mf.getD1Database("DB"));
    db = new Db(people.database);
  });
  afterAll(() => mf.dispose());

  /** Half of them are Annas, all of one family. */
  async function addPeople(count: number) {
    const plain = await mf.getD1Database("DB");
    for (let done = 0; done < count; done += 1000) {
      const rows = Array.from({ length: 1000 }, (_, i) => {
        const id = newId();
        const firstName = i % 2 ? "Anna" : "Maria";
        const person = { firstName, lastName: "Phanuel", username: id };
        // What a handle adds is found by another test.
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
  async function bills() {
    const rows: Record<string, number> = {};
    for (const q of queries) {
      people.takeRowsRead();
      const found = await searchPeople(db, "nobody", q);
      expect(found).toHaveLength(q === "zzz" ? 0 : 20);
      rows[q] = people.takeRowsRead();
    }
    return rows;
  }

  it("the same in a crowd of ten times as many", async () => {
    await addPeople(2000);
    const few = await bills();
    await addPeople(18_000);
    expect(await bills()).toEqual(few);
    console.log("rows read by a search, among 2,000 and 20,000 people:", few);
    expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(1000);
  });

  it("nothing for those whose names are known; the schedule finds who was left", async () => {
    const id = newId();
    await db.batch([
      sql`INSERT INTO users (id, username, firstName, createdAt) VALUES (${id}, ${id}, 'Left', 1)`,
    ]);
    expect(await searchPeople(db, "nobody", "left")).toEqual([]);
    await indexNames(db);
    expect(await searchPeople(db, "nobody", "left")).toHaveLength(1);
    people.takeRowsRead();
    await indexNames(db);
    // Of 20,000: the walk to the end of an index that is empty.
    expect(people.takeRowsRead()).toBeLessThanOrEqual(1);
  });
});
