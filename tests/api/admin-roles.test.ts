import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { adminViews, type AdminView } from "~/features/admin/admin-page";
import { csvTables } from "~/features/admin/csv";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectNoWrites } from "../helpers/no-writes";
import {
  newUserPerRole,
  userRoles,
  type UserRole,
} from "../helpers/user-roles";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";
import { newSanction, newTicket, report } from "../helpers/reports";
import { newPeople, newPosts, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

type Role = "visitor" | UserRole;
const roles: Role[] = ["visitor", ...userRoles];

/** To whom it is done: a new one each time, but for oneself and the owner. */
const targets = ["self", "member", "admin", "power admin", "owner"] as const;
type Target = (typeof targets)[number];

/** Bodies without which a call is refused for another reason. */
const bodies: Record<string, unknown> = {
  "POST /api/admin/reports/{ticketId}/note": { message: "Who?" },
  "POST /api/admin/reports/{ticketId}/claim": { desired: true },
  "POST /api/admin/reports/{ticketId}/decision": {
    decision: "keep",
    reason: "So it is",
  },
  "POST /api/admin/reports/{ticketId}/sanction": { desired: true },
  "POST /api/admin/users/{userId}/sanction": {
    decision: "warn",
    reason: "So it is",
  },
  "POST /api/admin/games": { game: "bible-trivia", desired: true },
  "PATCH /api/admin/posts/{postId}/likes": { count: 5 },
  "PATCH /api/admin/users/{userId}/permissions": { adminAccess: "read" },
  ...Object.fromEntries(
    ["verse", "prayer"].map((kind) => [
      `POST /api/admin/${kind}-engagement`,
      { action: "increase", type: "likes", amount: 5 },
    ]),
  ),
};

/** Asked of anybody who is signed in, for themselves. */
const everybodys = new Set(["GET /api/admin/check-access"]);
/** What takes more than reading or writing. */
const powers = new Set([
  "PATCH /api/admin/users/{userId}/permissions",
  "GET /api/admin/audit",
  "GET /api/admin/csv/audit",
]);
const sanctions = "POST /api/admin/users/{userId}/sanction";
/** What is never done to oneself, a power admin or the owner. */
const guarded = new Set([
  "PATCH /api/admin/users/{userId}/permissions",
  "DELETE /api/admin/users/{userId}",
]);

let calls: Call[];
let officials: Record<UserRole, SignedIn>;

beforeAll(async () => {
  // One call a table: they do not take the same level.
  calls = listCalls(await fetchOpenApi())
    .filter(({ path }) => path.startsWith("/api/admin/"))
    .flatMap((call) =>
      call.path.includes("{table}")
        ? csvTables.map((table) => ({
            ...call,
            path: call.path.replace("{table}", table),
          }))
        : [call],
    );
  officials = await newUserPerRole();
});

/** The rules of spec §6 and decisions.md, in one place. */
function expected(name: string, role: Role, target: Target): number | "done" {
  if (role === "visitor") return 401;
  if (everybodys.has(name)) return "done";
  // Who is reported is not to learn by whom.
  const isReport = name.includes("/admin/reports");
  const level = powers.has(name)
    ? "power"
    : name.startsWith("GET ") && !isReport
      ? "read"
      : "write";
  const may: Record<typeof level, UserRole[]> = {
    read: ["read", "write", "power", "owner"],
    write: ["write", "power", "owner"],
    power: ["power", "owner"],
  };
  if (!may[level].includes(role)) return 403;
  const isOneself = target === "self" || role === target;
  if (name.includes("{ticketId}") && isOneself) return 404;
  if (name === sanctions && isOneself) return 403;
  // Over power admins judge only their like.
  if (
    name.endsWith("/decision") ||
    name === sanctions ||
    name === "DELETE /api/admin/posts/{postId}"
  ) {
    if (["power admin", "owner"].includes(target) && role === "write") {
      return 403;
    }
  }
  const isGuarded = ["self", "power admin", "owner"].includes(target);
  return guarded.has(name) && isGuarded ? 403 : "done";
}

/** Somebody to do it to, with a post of theirs. */
async function newTarget(role: Role, target: Target): Promise<{ id: string }> {
  if (target === "self" && role !== "visitor") return officials[role];
  if (target === "owner") return officials.owner;
  const [person] = (await newPeople(1)) as [SignedIn];
  const { id } = person;
  const levels: Partial<Record<Target, number>> = {
    admin: 0,
    "power admin": 1,
  };
  const power = levels[target];
  if (power !== undefined) {
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = ${power} WHERE id = ${id}`,
    ]);
  }
  return { id };
}

async function prepare(call: Call, role: Role, target: Target) {
  const { id } = await newTarget(role, target);
  const ids: Record<string, string> = { userId: id };
  if (/\{(postId|ticketId)\}/.test(call.path)) {
    ids["postId"] = (await newPosts(id, 1))[0] ?? "";
  }
  if (call.path.includes("{ticketId}")) {
    const [reporter] = (await newPeople(1)) as [SignedIn];
    const targetId = ids["postId"] ?? "";
    ids["ticketId"] = await report(reporter, { targetId });
    if (call.path.endsWith("/sanction")) await newSanction(ids["ticketId"]);
  }
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = ids[name];
    if (value === undefined) throw new Error(`Nobody knows a ${name}`);
    return value;
  });
  const client = role === "visitor" ? new ApiClient() : officials[role].client;
  const name = `${call.method} ${call.path}`;
  return async () => {
    const response = await client.send(call.method, path, {
      body: bodies[name],
    });
    await response.arrayBuffer();
    return response.status < 300 ? "done" : response.status;
  };
}

describe.each(roles)("every call of the admin area, by: %s", (role) => {
  it.each(targets)("on: %s", async (target) => {
    const made = calls
      // Things of nobody in particular are not done to somebody five times.
      .filter(
        ({ path }) =>
          target === "member" || /\{(userId|postId|ticketId)\}/.test(path),
      )
      .map((call) => ({ call, name: `${call.method} ${call.path}` }))
      .map((one) => ({ ...one, answer: expected(one.name, role, target) }));
    const refusals = [];
    for (const { call, name, answer } of made) {
      if (answer === "done") continue;
      const ask = await prepare(call, role, target);
      const send = async () => {
        expect([name, await ask()]).toEqual([name, answer]);
      };
      refusals.push({ name, send });
    }
    await expectNoWrites(refusals);
    for (const { call, name, answer } of made) {
      if (answer !== "done") continue;
      const ask = await prepare(call, role, target);
      expect([name, await ask()]).toEqual([name, answer]);
    }
  });
});

/** What each view of `/admin` answers: who may not see it is led away, and its content never leaves. */
function expectedOfView(view: AdminView, role: Role, target: Target): string {
  if (role === "visitor") return "401";
  if (role === "member") return "/";
  if (view === "audit" && !["power", "owner"].includes(role)) return "/admin";
  if (view !== "reports") return "200";
  if (role === "read") return "/admin";
  return target === "self" || role === target ? "404" : "200";
}

async function openView(view: AdminView, role: Role, target: Target) {
  const { id } = await newTarget(role, target);
  const about: Partial<Record<AdminView, Record<string, string>>> = {
    "user-posts": { user: id },
    reports: { ticket: await newTicket(id, newId(), false) },
  };
  const path = urls.admin({ view, ...about[view] });
  const client = role === "visitor" ? new ApiClient() : officials[role].client;
  const open = (at: string) => client.get(at, { accept: "text/html" });
  return {
    document: await open(path),
    data: await open(path.replace("/admin", "/admin.data")),
  };
}

describe.each(adminViews)("the view %s", (view) => {
  it.each(roles)("for: %s", async (role) => {
    const isOfSomebody = view === "user-posts" || view === "reports";
    for (const target of isOfSomebody ? targets : (["member"] as const)) {
      const { document, data } = await openView(view, role, target);
      const seen = document.headers.get("location") ?? String(document.status);
      expect([target, seen]).toEqual([
        target,
        expectedOfView(view, role, target),
      ]);
      const told = (await data.text()).includes(`"${view}"`);
      expect([target, told]).toEqual([target, seen === "200"]);
    }
  });
});

it("the exceptions are calls that there are", () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  for (const name of [
    ...Object.keys(bodies),
    ...everybodys,
    ...powers,
    ...guarded,
  ]) {
    expect(names).toContain(name);
  }
});
