import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import { findOrCreateAccount } from "~/features/users/account.server";
import { urls } from "~/shared/urls";
import { readVar } from "../../scripts/local/vars.mjs";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";
import { deleteAccount } from "../helpers/delete-account";
import { expectProblem } from "../helpers/problem";
import { providerProfile } from "../helpers/provider-profile";
import { recordStatements } from "../helpers/recording-database";
import { newPeople, newPerson, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const product = readVar("PRODUCT_NAME").toLowerCase();
let names = 0;
/** A handle that nobody has or had. */
const newHandle = () => `h${Date.now().toString(36)}_${(names += 1)}`;

const change = (user: SignedIn, username: unknown, id = user.id) =>
  user.client.send("PATCH", urls.api.handle(id), { body: { username } });
const getHandle = async ({ id }: SignedIn) =>
  (await sqlRows(sql`SELECT username FROM users WHERE id = ${id}`))[0]?.[
    "username"
  ];
const listFormerHandles = async ({ id }: SignedIn) =>
  (
    await sqlRows(
      sql`SELECT handle FROM former_handles WHERE userId = ${id} ORDER BY handle`,
    )
  ).map(({ handle }) => handle);

describe("PATCH /api/users/{id}/handle", () => {
  it("changes the handle, ignoring @ and capitals, and reserves the previous one", async () => {
    const me = await newPerson();
    const handle = newHandle();
    const response = await change(me, ` @${handle.toUpperCase()} `);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ username: handle });
    expect(await getHandle(me)).toBe(handle);
    expect(await listFormerHandles(me)).toEqual([me.username]);
  });

  it("changes nothing when the handle is the same", async () => {
    const me = await newPerson();
    expect((await change(me, me.username)).status).toBe(200);
    expect(await listFormerHandles(me)).toEqual([]);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM rate_windows WHERE key = ${`handles:${me.id}`}`,
      ),
    ).toBe(0);
  });

  it("lets users take back their own former handle", async () => {
    const me = await newPerson();
    const handle = newHandle();
    await change(me, handle);
    expect((await change(me, me.username)).status).toBe(200);
    expect(await getHandle(me)).toBe(me.username);
    expect(await listFormerHandles(me)).toEqual([handle]);
  });

  it("returns 409 for a handle that someone has or had", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    await change(them, newHandle());
    for (const taken of [them.username, String(await getHandle(them))]) {
      const problem = await expectProblem(await change(me, taken), 409);
      expect(problem).toMatchObject({
        title: "This is already taken",
        detail: "This handle is taken.",
        issues: [{ path: "username", message: "This handle is taken." }],
      });
    }
    expect(await getHandle(me)).toBe(me.username);
    expect(await listFormerHandles(me)).toEqual([]);
  });

  it("returns 422 for reserved and invalid handles", async () => {
    const me = await newPerson();
    for (const invalid of [
      "admin",
      "ad.min",
      "owner",
      "root",
      "security",
      ".ruth",
      "ruth.",
      "ru..th",
      product,
      `${product}_support`,
      "ab",
      "a".repeat(31),
      "a b c",
      "rúth",
      "<b>x</b>",
      "' OR 1=1 --",
      "",
      7,
      null,
      ["ruth"],
      undefined,
    ]) {
      const problem = await expectProblem(await change(me, invalid), 422);
      expect(problem.issues?.[0]?.path).toBe("username");
    }
    expect(await getHandle(me)).toBe(me.username);
  });

  it("returns 422 with a single message for punctuation only", async () => {
    const me = await newPerson();
    for (const invalid of ["...", "___", "@._.", ".".repeat(30)]) {
      const problem = await expectProblem(await change(me, invalid), 422);
      expect(problem.issues).toEqual([
        {
          path: "username",
          message: "A handle needs at least one letter or digit.",
        },
      ]);
    }
    for (const valid of [`_${newHandle()}_`, `${Date.now()}`]) {
      expect((await change(me, valid)).status).toBe(200);
    }
  });

  it("gives a handle to one of 40 users who request it at once", async () => {
    const crowd = await newPeople(40);
    const handle = newHandle();
    const statuses = await Promise.all(
      crowd.map(async (user) => (await change(user, handle)).status),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(39);
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM users WHERE lower(username) = ${handle}`,
      ),
    ).toBe(1);
  });

  it("reserves all handles of a user who requests 20 at once", async () => {
    const me = await newPerson();
    const requested = Array.from({ length: 20 }, newHandle);
    const responses = await Promise.all(
      requested.map((name) => change(me, name)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    const now = await getHandle(me);
    expect([...(await listFormerHandles(me)), now].toSorted()).toEqual(
      [me.username, ...requested].toSorted(),
    );
  });

  it("accepts only the user's own account, the same origin and PATCH", async () => {
    const [me, them] = (await newPeople(2)) as [SignedIn, SignedIn];
    const body = { username: newHandle() };
    await expectProblem(await change(me, body.username, them.id), 403);
    await expectProblem(await change(me, body.username, "nobody"), 404);
    const address = urls.api.handle(me.id);
    await expectProblem(
      await new ApiClient().send("PATCH", address, { body }),
      401,
    );
    const headers = { origin: "https://evil.example" };
    await expectProblem(
      await me.client.send("PATCH", address, { body, headers }),
      403,
    );
    const post = await me.client.post(address, body);
    await expectProblem(post, 405);
    expect(post.headers.get("allow")).toBe("PATCH");
    expect(await getHandle(me)).toBe(me.username);
    expect(await getHandle(them)).toBe(them.username);
  });
});

describe("with rate limits", () => {
  let site: LocalSite;
  let db: Db;
  beforeAll(async () => {
    site = await startSite({ rateLimits: true });
    db = new Db(recordStatements(site.db).database);
  });
  afterAll(() => site.stop());

  it("allows three changes in 30 days, not counting refused ones", async () => {
    const localSite = {
      url: site.url,
      batch: (all: Parameters<Db["batch"]>[0]) => db.batch(all),
    };
    const [me, them] = (await newPeople(2, localSite)) as [SignedIn, SignedIn];
    for (let i = 0; i < 3; i++) {
      await expectProblem(await change(me, them.username), 409);
      expect((await change(me, newHandle())).status).toBe(200);
    }
    const refused = await change(me, newHandle());
    const problem = await expectProblem(refused, 429);
    expect(problem.detail).toMatch(
      /^You can change your handle 3 times in 30 days: again (on \d+ [A-Z]|in \d)/,
    );
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    await expectProblem(await change(me, me.username), 429);
    expect((await change(them, newHandle())).status).toBe(200);
  });

  it("derives a new account's handle from the name, except used and reserved ones", async () => {
    const createAccount = async (
      email: string,
      firstName: string,
      lastName = "",
    ) => {
      const id = await findOrCreateAccount(
        db,
        { ...providerProfile(email), email, firstName, lastName },
        "owner@example.org",
        Date.now(),
        product,
      );
      const [rows] = await db.batch([
        sql`SELECT username FROM users WHERE id = ${id}`,
      ]);
      return String(rows?.[0]?.["username"]);
    };
    const day = 86_400_000;
    expect(await createAccount("n@a.example", "Naomi", "Ephrath")).toBe(
      "naomi.ephrath",
    );
    await db.batch([
      sql`INSERT INTO former_handles (handle, userId, createdAt)
          SELECT 'orpah', id, 1 FROM users WHERE username = 'naomi.ephrath'`,
      sql`INSERT INTO deleted_handles (handle, deletedAt)
          VALUES ('mahlon', ${Date.now() - 89 * day}), ('chilion', ${Date.now() - 91 * day})`,
    ]);
    expect(await createAccount("o@b.example", "Orpah")).toMatch(/^orpah\d{2}$/);
    expect(await createAccount("m@c.example", "Naomi", "Ephrath")).toMatch(
      /^naomi\.ephrath\d{2}$/,
    );
    expect(await createAccount("m@d.example", "Mahlon")).toMatch(
      /^mahlon\d{2}$/,
    );
    expect(await createAccount("c@e.example", "Chilion")).toBe("chilion");
    expect(await createAccount("s@f.example", "Support")).toBe("friend");
    expect(await createAccount("t@g.example", product, "Team")).toMatch(
      /^friend\d{2}$/,
    );
    expect(await createAccount("u@h.example", "Security", "Team")).toMatch(
      /^friend\d{2,3}$/,
    );
  });
});

describe("the handles of a deleted account", () => {
  it("stay reserved for 90 days, and their links return 410", async () => {
    const [me, deleted] = (await newPeople(2)) as [SignedIn, SignedIn];
    const last = newHandle();
    await change(deleted, last);
    expect((await deleteAccount(deleted, last)).status).toBe(204);
    for (const handle of [last, deleted.username]) {
      await expectProblem(await change(me, handle), 409);
      const page = await me.client.get(urls.profile(`@${handle}`));
      expect(page.status).toBe(410);
      expect(await page.text()).toContain("No longer here");
    }
    // Ninety days later.
    await sqlBatch([
      sql`UPDATE deleted_handles SET deletedAt = deletedAt - ${90 * 86_400_000}
          WHERE handle IN (${last}, ${deleted.username})`,
    ]);
    expect((await change(me, last)).status).toBe(200);
    const page = await me.client.get(urls.profile(`@${deleted.username}`));
    expect(page.status).toBe(404);
  });
});
