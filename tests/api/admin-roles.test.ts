import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { adminViews, type AdminView } from "~/features/admin/admin-page";
import { csvTables } from "~/features/admin/admin-views.server";
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
import { newPerson, newPost, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

type Role = "visitor" | UserRole;
const roles: Role[] = ["visitor", ...userRoles];

/** The user a call is about. Each call that writes gets a new one, except for `self` and `owner`. */
const targets = ["self", "member", "admin", "power admin", "owner"] as const;
type Target = (typeof targets)[number];

/** Valid bodies, so that only missing permissions can fail a call. */
const bodies: Record<string, unknown> = {
  "POST /api/admin/reports/{ticketId}/note": { message: "Who?" },
  "POST /api/admin/reports/{ticketId}/claim": { desired: true },
  "POST /api/admin/reports/{ticketId}/asker": { reason: "To warn them" },
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
  "PUT /api/admin/users/{userId}/power-admin": { desired: true },
  ...Object.fromEntries(
    ["verse", "prayer"].map((kind) => [
      `POST /api/admin/${kind}-engagement`,
      { action: "increase", type: "likes", amount: 5 },
    ]),
  ),
};

/** Every signed-in user may make these calls. */
const openCalls = new Set(["GET /api/admin/check-access"]);
/** Only power admins may make these calls. */
const powerAdminCalls = new Set([
  "PATCH /api/admin/users/{userId}/permissions",
  "GET /api/admin/audit",
  "GET /api/admin/csv/audit",
]);
const sanctionCall = "POST /api/admin/users/{userId}/sanction";
/** Never allowed about yourself, a power admin or the owner. */
const protectedCalls = new Set([
  "PATCH /api/admin/users/{userId}/permissions",
  "DELETE /api/admin/users/{userId}",
]);

let calls: Call[];
let userByRole: Record<UserRole, SignedIn>;

beforeAll(async () => {
  // One call per table, as tables require different levels. verification.test.ts covers groups.
  calls = listCalls(await fetchOpenApi())
    .filter(({ path }) => /^\/api\/admin\/(?!groups)/.test(path))
    .flatMap((call) =>
      call.path.includes("{table}")
        ? csvTables.map((table) => ({
            ...call,
            path: call.path
              .replace("{table}", table)
              .replace(/user-posts$/, "$&?user={userId}"),
          }))
        : [call],
    );
  userByRole = await newUserPerRole();
});

/** The expected status by the permission rules of the admin area. */
function getExpectedStatus(
  name: string,
  role: Role,
  target: Target,
): number | "done" {
  if (role === "visitor") return 401;
  if (openCalls.has(name)) return "done";
  // Reports require write access, and admins can't open reports about themselves: both protect the reporter.
  const isReport = name.includes("/admin/reports");
  const level = powerAdminCalls.has(name)
    ? "power"
    : name.startsWith("GET ") && !isReport
      ? "read"
      : "write";
  const allowedRoles: Record<typeof level, UserRole[]> = {
    read: ["read", "write", "power", "owner"],
    write: ["write", "power", "owner"],
    power: ["power", "owner"],
  };
  if (!allowedRoles[level].includes(role)) return 403;
  const isSelf = target === "self" || role === target;
  // Only for the owner, about others.
  if (name.endsWith("/power-admin") && (role !== "owner" || isSelf)) return 403;
  if (name.includes("{ticketId}") && isSelf) return 404;
  if (name === sanctionCall && isSelf) return 403;
  // Only power admins may act on posts and accounts of power admins.
  if (
    name.endsWith("/decision") ||
    name === sanctionCall ||
    name === "DELETE /api/admin/posts/{postId}"
  ) {
    if (["power admin", "owner"].includes(target) && role === "write")
      return 403;
  }
  const isProtected = ["self", "power admin", "owner"].includes(target);
  return protectedCalls.has(name) && isProtected ? 403 : "done";
}

async function newTarget(role: Role, target: Target): Promise<{ id: string }> {
  if (target === "self" && role !== "visitor") return userByRole[role];
  if (target === "owner") return userByRole.owner;
  const { id } = await newPerson();
  const isPowerAdminByTarget: Partial<Record<Target, number>> = {
    admin: 0,
    "power admin": 1,
  };
  const isPowerAdmin = isPowerAdminByTarget[target];
  if (isPowerAdmin !== undefined) {
    await sqlBatch([
      sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = ${isPowerAdmin} WHERE id = ${id}`,
    ]);
  }
  return { id };
}

type Subject = Partial<Record<string, string>>;

/** Creates what the calls of these paths are about: a user, their post, and a report of it. */
async function newSubject(
  paths: string[],
  role: Role,
  target: Target,
): Promise<Subject> {
  const needs = (pattern: RegExp) => paths.some((path) => pattern.test(path));
  if (!needs(/\{/)) return {};
  const { id } = await newTarget(role, target);
  const subject: Subject = { userId: id };
  if (needs(/\{(postId|ticketId)\}/)) subject["postId"] = await newPost(id);
  if (needs(/\{ticketId\}/)) {
    const targetId = subject["postId"] ?? "";
    const ticketId = await report(await newPerson(), { targetId });
    if (needs(/\{ticketId\}\/sanction$/)) await newSanction(ticketId);
    subject["ticketId"] = ticketId;
  }
  return subject;
}

async function sendCall(call: Call, role: Role, subject: Subject) {
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = subject[name];
    if (value === undefined)
      throw new Error(`No value for the path parameter ${name}`);
    return value;
  });
  const response = await getClient(role).send(call.method, path, {
    body: bodies[`${call.method} ${call.path}`],
  });
  await response.arrayBuffer();
  return response.status < 300 ? "done" : response.status;
}

const getClient = (role: Role) =>
  role === "visitor" ? new ApiClient() : userByRole[role].client;

describe.each(roles)("every admin endpoint, called by: %s", (role) => {
  it.each(targets)("about: %s", async (target) => {
    const plannedCalls = calls
      // A call that is about no user runs once, not once per target.
      .filter(
        ({ path }) =>
          target === "member" || /\{(userId|postId|ticketId)\}/.test(path),
      )
      .map((call) => ({ call, name: `${call.method} ${call.path}` }))
      .map((call) => ({
        ...call,
        result: getExpectedStatus(call.name, role, target),
      }));
    const isRead = ({ call }: { call: Call }) => call.method === "GET";
    const refused = plannedCalls.filter(({ result }) => result !== "done");
    const allowed = plannedCalls.filter(({ result }) => result === "done");
    const expectResult = async (
      { call, name, result }: (typeof plannedCalls)[number],
      subject: Subject,
    ) => {
      const sent = await sendCall(call, role, subject);
      expect([name, sent]).toEqual([name, result]);
    };
    // Calls that write nothing share a subject.
    const shared = await newSubject(
      [...refused, ...allowed.filter(isRead)].map(({ call }) => call.path),
      role,
      target,
    );
    await expectNoWrites(
      refused.map((planned) => ({
        name: planned.name,
        send: () => expectResult(planned, shared),
      })),
    );
    for (const planned of allowed) {
      const subject = isRead(planned)
        ? shared
        : await newSubject([planned.call.path], role, target);
      await expectResult(planned, subject);
    }
  });
});

/** The status, or the path that a view of `/admin` redirects to. A redirect must not contain the view's data. */
function getExpectedViewResult(
  view: AdminView,
  role: Role,
  target: Target,
): string {
  if (role === "visitor") return "401";
  if (role === "member") return "/";
  if (view === "audit" && !["power", "owner"].includes(role)) return "/admin";
  if (view !== "reports") return "200";
  if (role === "read") return "/admin";
  return target === "self" || role === target ? "404" : "200";
}

/** The parameters of the views that are about a user. Views write nothing, so they share the users. */
async function newViewParams(
  role: Role,
  target: Target,
): Promise<Partial<Record<AdminView, Record<string, string>>>> {
  const { id } = await newTarget(role, target);
  const ticket = await newTicket(id, newId(), false);
  return { "user-posts": { user: id }, reports: { ticket } };
}

const viewParams = new Map<string, ReturnType<typeof newViewParams>>();

function getViewParams(role: Role, target: Target) {
  const key = target === "self" ? `self: ${role}` : target;
  const params = viewParams.get(key) ?? newViewParams(role, target);
  viewParams.set(key, params);
  return params;
}

async function fetchView(view: AdminView, role: Role, target: Target) {
  const params = await getViewParams(role, target);
  const path = urls.admin({ view, ...params[view] });
  const client = getClient(role);
  const fetchHtml = (url: string) => client.get(url, { accept: "text/html" });
  return {
    document: await fetchHtml(path),
    data: await fetchHtml(path.replace("/admin", "/admin.data")),
  };
}

describe.each(Object.keys(adminViews) as AdminView[])("the view %s", (view) => {
  it.each(roles)(
    "is served or refused as the role requires: %s",
    async (role) => {
      const hasTarget = view === "user-posts" || view === "reports";
      for (const target of hasTarget ? targets : (["member"] as const)) {
        const { document, data } = await fetchView(view, role, target);
        const result =
          document.headers.get("location") ?? String(document.status);
        expect([target, result]).toEqual([
          target,
          getExpectedViewResult(view, role, target),
        ]);
        const hasViewData = (await data.text()).includes(`"${view}"`);
        expect([target, hasViewData]).toEqual([target, result === "200"]);
      }
    },
  );
});

it("the exceptions name only existing endpoints", () => {
  const names = calls.map(({ method, path }) => `${method} ${path}`);
  for (const name of [
    ...Object.keys(bodies),
    ...openCalls,
    ...powerAdminCalls,
    ...protectedCalls,
  ]) {
    expect(names).toContain(name);
  }
});
