import { beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { sql } from "~/db/sql";
import { createPatternFinder } from "~/platform/route-pattern.server";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import {
  parseBody,
  listCalls,
  fetchOpenApi,
  findSchemaError,
  type OpenApi,
} from "../helpers/openapi";
import { readLogLine } from "../helpers/request-log";
import { validCalls } from "../helpers/valid-calls";
import { expectProblem } from "../helpers/problem";
import { newDevice } from "../helpers/push-calls";
import { createGroupFixture } from "../helpers/group-calls";
import { createReportFixture } from "../helpers/report-calls";
import {
  newComments,
  newEvents,
  newPeople,
  newPosts,
  newPrayer,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";
import { newUserPerRole } from "../helpers/user-roles";

/** Routes without a JSON response: redirects, this document and the 404 route. */
const nonJsonRoutes = [
  "/api/openapi.json",
  "/api/login",
  "/api/logout",
  "/api/auth/callback",
  "/api/*",
];

let document: OpenApi;
let person: SignedIn;
let friend: SignedIn;
let eventId: string;
let commentId: string;
let doomed: SignedIn;
let doomedPost: string;
let prayerId: string;
let reported: Awaited<ReturnType<typeof createReportFixture>>["ids"];
let admin: SignedIn;
let owner: ApiClient;
let refused: ApiClient;
let deviceId: string;
let groups: Awaited<ReturnType<typeof createGroupFixture>>;

beforeAll(async () => {
  document = await fetchOpenApi();
  [person, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
  await newPosts(person.id, 3);
  // A power admin with write access may call everything. Other tests check the limits of the other roles.
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${person.id}`,
  ]);
  [doomed] = (await newPeople(1)) as [SignedIn];
  [doomedPost] = (await newPosts(person.id, 1)) as [string];
  prayerId = await newPrayer(person.id);
  [eventId] = (await newEvents(person.id, 1)) as [string];
  [commentId] = (await newComments(eventId, person.id, 1)) as [string];
  await sqlBatch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES ('openapi session', ${person.id}, 1, ${Date.now() + 3_600_000})`,
    sql`INSERT INTO prayer_list (id, userId, content, every, createdAt) VALUES ('openapi item', ${person.id}, 'Rain', 'day', 1)`,
    sql`INSERT INTO prayer_updates (id, postId, content, createdAt) VALUES ('openapi update', ${prayerId}, 'Better', 1)`,
  ]);
  ({
    admin,
    refused,
    ids: reported,
  } = await createReportFixture(person, friend));
  ({ id: deviceId } = await newDevice(person));
  groups = await createGroupFixture(person, friend);
  ({ client: owner } = (await newUserPerRole()).owner);
});

const findPattern = createPatternFinder(
  routes.map(({ path = "" }) => `/${path}`),
);
const toTemplate = (path: string) => `/${path.replaceAll(/:(\w+)/g, "{$1}")}`;

/** Fills in the path parameters. */
function fillPath(template: string): string {
  const names: Record<string, string> = {
    postId: eventId,
    commentId,
    userId: friend.id,
    selfId: person.id,
    doomedId: doomed.id,
    doomedPostId: doomedPost,
    prayerId,
    table: "users",
    game: "bible-trivia",
    kind: "verse",
    sessionId: "openapi session",
    deviceId,
    itemId: "openapi item",
    updateId: "openapi update",
    ...reported,
    ...groups,
  };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`No value for ${name}`);
    return value;
  });
}

it("is OpenAPI 3.1 and names the product", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.title).toMatch(/^\w+ API$/);
  expect(document.components.securitySchemes).toHaveProperty("session");
});

it("has every JSON endpoint of routes.ts and nothing else", () => {
  const paths = routes
    .map(({ path = "" }) => toTemplate(path))
    .filter((path) => path.startsWith("/api/"))
    .filter((path) => !nonJsonRoutes.includes(path));
  expect(Object.keys(document.paths).toSorted()).toEqual(paths.toSorted());
});

it("lists the methods that each endpoint allows", async () => {
  for (const [path, item] of Object.entries(document.paths)) {
    const declared = Object.keys(item).map((name) => name.toUpperCase());
    const response = await person.client.send("OPTIONS", fillPath(path));
    await expectProblem(response, 405);
    const allow = response.headers.get("allow")?.split(", ") ?? [];
    expect(allow.filter((name) => name !== "HEAD")).toEqual(declared);
    expect(allow.includes("HEAD")).toBe(declared.includes("GET"));
  }
});

it("has a summary, all path parameters and one success response for each operation", () => {
  const schemes = Object.keys(document.components.securitySchemes);
  for (const { path, operation } of listCalls(document)) {
    expect(operation.summary, path).toMatch(/./);
    const named = operation.parameters
      .filter((parameter) => parameter.in === "path")
      .map(({ name }) => name);
    expect(named.toSorted(), path).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted(),
    );
    const successes = Object.keys(operation.responses).filter(
      (status) => Number(status) < 300,
    );
    expect(successes, path).toHaveLength(1);
    for (const one of operation.security.flatMap((need) => Object.keys(need))) {
      expect(schemes).toContain(one);
    }
  }
});

it("requires a session exactly where a visitor gets 401", async () => {
  for (const { path, method, operation } of listCalls(document)) {
    const response = await new ApiClient().send(method, fillPath(path));
    const needs = operation.security.length > 0;
    expect(response.status === 401, `${method} ${path}`).toBe(needs);
    expect("401" in operation.responses, `${method} ${path}`).toBe(needs);
  }
});

/** `validCalls` uses its own placeholders, for example for the user's own id. */
const toDeclaredTemplate = (path: string) =>
  path
    .replace(/\{(selfId|doomedId|askerId|bannedId)\}/, "{userId}")
    .replace(/\{(doomedPostId|prayerId)\}/, "{postId}")
    .replace("{doomedSlug}", "{slug}")
    .replace(/\{group(Post|Comment)Id\}/, "{targetId}")
    .replace(/\{(own|hidden)TicketId\}/, "{ticketId}");

describe("responses match the document", () => {
  it.each(validCalls)("%s %s", async (method, address, body) => {
    const [given = "", query] = address.split("?");
    const path = fillPath(given) + (query === undefined ? "" : `?${query}`);
    const template = toDeclaredTemplate(given);
    const member = template.startsWith("/api/admin/") ? admin : person;
    const own: Record<string, ApiClient> = {
      [urls.api.clearSession]: new ApiClient(),
      [urls.api.signInAppeal]: refused,
      "/api/admin/users/{userId}/power-admin": owner,
    };
    const client = own[template] ?? member.client;
    const response = await client.send(method, path, { body });
    const operation = document.paths[template]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${template} is not declared`);
    expect(response.status).toBeLessThan(300);
    expect(await readLogLine(response)).toMatchObject({
      route: findPattern(fillPath(given)),
      method,
      status: response.status,
    });
    const text = await response.text();
    const type = response.headers.get("content-type");
    const content = operation.responses[response.status]?.content ?? {};
    expect(type === null ? [] : [type]).toEqual(Object.keys(content));
    const parsed = parseBody(type, text);
    expect(
      findSchemaError(document, operation, response.status, parsed),
    ).toBeNull();
  });

  it("are checked for every operation", () => {
    const tried = validCalls.map(
      ([method, path]) =>
        `${method} ${toDeclaredTemplate(path.split("?")[0] ?? "")}`,
    );
    const declared = listCalls(document).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(tried.toSorted()).toEqual(declared.toSorted());
  });

  it("match the declared problem document when they fail", async () => {
    const { id } = friend;
    const problems: [number, Response][] = [
      [401, await new ApiClient().get(urls.api.posts())],
      [404, await friend.client.get(urls.api.user("nobody"))],
      [422, await friend.client.get(`${urls.api.posts()}?limit=0`)],
      [422, await friend.client.post(urls.api.follow(id))],
    ];
    for (const [status, response] of problems) {
      const operation = listCalls(document)[0]?.operation;
      if (!operation) throw new Error("No call is declared");
      const problem = await expectProblem(response, status);
      expect(findSchemaError(document, operation, 404, problem)).toBeNull();
    }
  });
});

it("returns 405 for other methods on the document itself", async () => {
  const response = await new ApiClient().post("/api/openapi.json");
  await expectProblem(response, 405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

describe("an unknown API path", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "returns 404 as problem+json for %s",
    async (method) => {
      const response = await person.client.send(method, "/api/nothing/here");
      await expectProblem(response, 404);
    },
  );
});
