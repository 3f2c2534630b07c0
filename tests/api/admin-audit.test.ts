import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AuditItem } from "~/features/admin/audit-item";
import { urls } from "~/shared/urls";
import { newUserPerRole, type UserRole } from "../helpers/user-roles";
import { expectProblem } from "../helpers/problem";
import {
  newPeople,
  newPerson,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let userByRole: Record<UserRole, SignedIn>;
beforeAll(async () => {
  userByRole = await newUserPerRole();
});

const get = (path: string, by: UserRole) =>
  userByRole[by].client.get(urls.api.admin(path));

describe("the audit log", () => {
  const list = async (query = "") =>
    (await get(`audit${query}`, "power")).json<AuditItem[]>();

  const like = (postId: string, count = 5) =>
    userByRole.write.client.send(
      "PATCH",
      urls.api.admin(`posts/${postId}/likes`),
      { body: { count } },
    );
  const countUnsealed = async () =>
    (await sqlRows(sql`SELECT seq FROM audit_log WHERE hash IS NULL`)).length;

  it("logs 60 concurrent actions with their counts, without gaps or errors", async () => {
    const author = await newPerson();
    const [postId = ""] = await newPosts(author.id, 1);
    const responses = await Promise.all(
      Array.from({ length: 60 }, () => like(postId)),
    );
    expect(responses.map(({ status }) => status)).toEqual(
      Array<number>(60).fill(200),
    );
    const rows = await sqlRows(
      sql`SELECT before ->> 'likes' AS before, after ->> 'likes' AS after FROM audit_log
          WHERE target = ${`post:${postId}`} ORDER BY seq`,
    );
    expect(rows).toEqual(
      Array.from({ length: 60 }, (_, i) => ({
        before: 5 * i,
        after: 5 * i + 5,
      })),
    );
    const [row] = await sqlRows(
      sql`SELECT count(*) AS rows, max(seq) AS last FROM audit_log`,
    );
    expect(row?.["rows"]).toBe(row?.["last"]);
  });

  it("seals entries after the response, and lists them in order as intact", async () => {
    const author = await newPerson();
    const [postId = ""] = await newPosts(author.id, 1);
    await like(postId);
    await expect.poll(countUnsealed).toBe(0);
    const items = await list("?limit=10");
    expect(items[0]).toMatchObject({
      action: "post.likes",
      actor: { id: userByRole.write.id, username: userByRole.write.username },
      subject: { id: author.id },
      target: `post:${postId}`,
      hash: expect.stringMatching(/^[0-9a-f]{64}$/) as string,
      isIntact: true,
    });
    expect(items.every(({ isIntact }) => isIntact)).toBe(true);
    const next = await list(`?cursor=${items[1]?.id ?? ""}&limit=2`);
    expect(next.map(({ seq }) => seq)).toEqual([items[2]?.seq, items[3]?.seq]);
  });

  it("logs concurrent reads of user data in a separate log", async () => {
    const people = await newPeople(40);
    const responses = await Promise.all(
      people.map(({ id }) => get(`users/${id}/posts`, "read")),
    );
    expect(responses.map(({ status }) => status)).toEqual(
      Array<number>(40).fill(200),
    );
    const items = await list("?log=access&limit=40");
    expect(new Set(items.map(({ subjectId }) => subjectId))).toEqual(
      new Set(people.map(({ id }) => id)),
    );
    expect(items[0]).toMatchObject({
      seq: null,
      hash: null,
      action: "posts.opened",
      actor: { id: userByRole.read.id },
      isIntact: true,
    });
    const next = await list(`?log=access&cursor=${items[1]?.id ?? ""}&limit=1`);
    expect(next[0]?.id).toBe(items[2]?.id);
    await expectProblem(await get("audit?log=other", "power"), 422);
  });

  it.each([
    ["changing entries", sql`UPDATE audit_log SET action = 'nothing'`],
    ["replacing a hash", sql`UPDATE audit_log SET hash = 'x' WHERE seq = 1`],
    ["deleting entries of the access log", sql`DELETE FROM data_access_log`],
    ["deleting an entry", sql`DELETE FROM audit_log WHERE seq = 1`],
    [
      "overwriting an entry",
      sql`INSERT OR REPLACE INTO audit_log (seq, actorId, action, target, createdAt, hash) VALUES (1, 'x', 'x', 'x', 1, 'x')`,
    ],
    [
      "inserting an entry with a future number",
      sql`INSERT INTO audit_log (seq, actorId, action, target, createdAt, hash) VALUES (99999999, 'x', 'x', 'x', 1, 'x')`,
    ],
  ])("rejects this SQL: %s", async (_, statement) => {
    await expect(sqlBatch([statement])).rejects.toThrow();
  });
});

describe("GET /api/admin/csv/{table}", () => {
  it("escapes formulas in the cells, and logs the download", async () => {
    const user = await newPerson();
    await sqlBatch([
      sql`UPDATE users SET firstName = '=HYPERLINK("x")', lastName = 'A, "B"' WHERE id = ${user.id}`,
    ]);
    const response = await get(`csv/users?q=${user.username}`, "read");
    expect(response.headers.get("content-type")).toBe(
      "text/csv; charset=utf-8",
    );
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toContain("id,firstName,lastName,username,email");
    expect(lines[1]).toContain(
      `${user.id},"'=HYPERLINK(""x"")","A, ""B""",${user.username}`,
    );
    expect(lines).toHaveLength(3);
    const entries = await sqlRows(
      sql`SELECT target FROM data_access_log WHERE actorId = ${userByRole.read.id} AND action = 'table.downloaded'`,
    );
    expect(entries).toEqual([{ target: "table:users" }]);
  });

  it.each(["users", "posts", "daily-users", "session-analytics"])(
    "fills every column of %s",
    async (table) => {
      const user = await newPerson();
      await newPosts(user.id, 1);
      const visit = { page: "bible", sessionId: "1" };
      await user.client.post(urls.api.pageVisit, visit);
      const response = await get(`csv/${table}?q=${user.username}`, "read");
      const [head = "", line = ""] = (await response.text()).split("\r\n");
      expect(line).toContain(user.id);
      expect(line.split(",")).toHaveLength(head.split(",").length);
      expect(line.split(",")).not.toContain("");
    },
  );

  it("returns 404 for the posts of an unknown user", async () => {
    await expectProblem(await get("csv/user-posts?user=nobody", "read"), 404);
  });

  it("returns 422 for an unknown table and for an invalid query of the list", async () => {
    await expectProblem(await get("csv/sessions", "write"), 422);
    await expectProblem(await get("csv/users?order=best", "write"), 422);
    await expectProblem(
      await get("csv/daily-users?from=2026-01-01", "write"),
      422,
    );
  });
});
