import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AuditItem } from "~/features/admin/audit-item";
import { urls } from "~/shared/urls";
import { newOfficials } from "../helpers/officials";
import type { Office } from "../helpers/officials";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPerson } from "../helpers/seeds";
import type { SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

let officials: Record<Office, SignedIn>;
beforeAll(async () => {
  officials = await newOfficials();
});

const ask = (path: string, by: Office) =>
  officials[by].client.get(urls.api.admin(path));

describe("the audit log", () => {
  const list = async (query = "") =>
    (await ask(`audit${query}`, "power")).json<AuditItem[]>();

  it("names who did what to whom, the latest first, whole as it was written", async () => {
    const who = await newPerson();
    for (let i = 0; i < 4; i += 1) {
      await ask(`users/${who.id}/posts`, "read");
    }
    const items = await list();
    const item = items.find(({ subjectId }) => subjectId === who.id);
    expect(item).toMatchObject({
      action: "posts.opened",
      actor: { id: officials.read.id, username: officials.read.username },
      subject: { id: who.id },
      target: `user:${who.id}`,
      isIntact: true,
    });
    expect(items.every(({ isIntact }) => isIntact)).toBe(true);
    const next = await list(`?cursor=${items[1]?.seq ?? 0}&limit=2`);
    expect(next.map(({ seq }) => seq)).toEqual([items[2]?.seq, items[3]?.seq]);
  });

  it("counts on without a gap when many act at once", async () => {
    const people = await newPeople(15);
    await Promise.all(
      people.map(({ id }) => ask(`users/${id}/posts`, "write")),
    );
    const [row] = await sqlRows(
      sql`SELECT count(*) AS rows, max(seq) AS last FROM audit_log`,
    );
    expect(row?.["rows"]).toBe(row?.["last"]);
    expect((await list("?limit=40")).every(({ isIntact }) => isIntact)).toBe(
      true,
    );
  });

  it.each([
    ["changed", sql`UPDATE audit_log SET action = 'nothing'`],
    ["deleted", sql`DELETE FROM audit_log WHERE seq = 1`],
    [
      "put in the place of another",
      sql`INSERT OR REPLACE INTO audit_log (seq, actorId, action, target, createdAt, hash) VALUES (1, 'x', 'x', 'x', 1, 'x')`,
    ],
    [
      "written ahead",
      sql`INSERT INTO audit_log (seq, actorId, action, target, createdAt, hash) VALUES (99999999, 'x', 'x', 'x', 1, 'x')`,
    ],
  ])("is not %s, not even by hand", async (_, statement) => {
    await expect(sqlBatch([statement])).rejects.toThrow();
  });
});

describe("GET /api/admin/csv/{table}", () => {
  it("gives a table whose cells no spreadsheet runs, and keeps a note", async () => {
    const who = await newPerson();
    await sqlBatch([
      sql`UPDATE users SET firstName = '=HYPERLINK("x")', lastName = 'A, "B"' WHERE id = ${who.id}`,
    ]);
    const response = await ask(`csv/users?q=${who.username}`, "read");
    expect(response.headers.get("content-type")).toBe(
      "text/csv; charset=utf-8",
    );
    expect(response.headers.get("content-disposition")).toMatch(
      /^attachment; filename="users-\d{4}-\d\d-\d\d\.csv"$/,
    );
    const lines = (await response.text()).split("\r\n");
    expect(lines[0]).toContain("id,firstName,lastName,username,email");
    expect(lines[1]).toContain(
      `${who.id},"'=HYPERLINK(""x"")","A, ""B""",${who.username}`,
    );
    expect(lines).toHaveLength(3);
    const notes = await sqlRows(
      sql`SELECT target FROM audit_log WHERE actorId = ${officials.read.id} AND action = 'table.downloaded'`,
    );
    expect(notes).toEqual([{ target: "table:users" }]);
  });

  it("knows its tables, and refuses what its list refuses", async () => {
    await expectProblem(await ask("csv/sessions", "write"), 422);
    await expectProblem(await ask("csv/users?order=best", "write"), 422);
    await expectProblem(
      await ask("csv/daily-users?from=2026-01-01", "write"),
      422,
    );
  });
});
