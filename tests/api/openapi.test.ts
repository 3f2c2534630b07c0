import { beforeAll, describe, expect, it } from "vitest";
import routes from "~/routes";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import {
  parseBody,
  listCalls,
  fetchOpenApi,
  findSchemaError,
  type OpenApi,
} from "../helpers/openapi";
import { validCalls } from "../helpers/valid-calls";
import { expectProblem } from "../helpers/problem";
import { newDevice } from "../helpers/push-calls";
import { createReportFixture } from "../helpers/report-calls";
import {
  newComments,
  newEvents,
  newPeople,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

/** Leaves that are no JSON: they redirect, or are this document, or are nothing. */
const otherLeaves = [
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
let reported: Awaited<ReturnType<typeof createReportFixture>>["ids"];
let admin: SignedIn;
let refused: ApiClient;
let deviceId: string;

beforeAll(async () => {
  document = await fetchOpenApi();
  [person, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
  await newPosts(person.id, 3);
  // Whoever may everything: what others may not stands in roles.test.
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write', isPowerAdmin = 1 WHERE id = ${person.id}`,
  ]);
  [doomed] = (await newPeople(1)) as [SignedIn];
  [doomedPost] = (await newPosts(person.id, 1)) as [string];
  [eventId] = (await newEvents(person.id, 1)) as [string];
  [commentId] = (await newComments(eventId, person.id, 1)) as [string];
  await sqlBatch([
    sql`INSERT INTO sessions (id, userId, createdAt, expiresAt)
        VALUES ('openapi session', ${person.id}, 1, ${Date.now() + 3_600_000})`,
  ]);
  ({
    admin,
    refused,
    ids: reported,
  } = await createReportFixture(person, friend));
  ({ id: deviceId } = await newDevice(person));
});

const templateOf = (path: string) => `/${path.replaceAll(/:(\w+)/g, "{$1}")}`;

/** The path with everything named put in. */
function addressOf(template: string): string {
  const names: Record<string, string> = {
    postId: eventId,
    commentId,
    userId: friend.id,
    selfId: person.id,
    doomedId: doomed.id,
    doomedPostId: doomedPost,
    table: "users",
    game: "bible-trivia",
    sessionId: "openapi session",
    deviceId,
    ...reported,
  };
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = names[name];
    if (value === undefined) throw new Error(`Nobody knows a ${name}`);
    return value;
  });
}

it("is OpenAPI 3.1 and names the product", () => {
  expect(document.openapi).toBe("3.1.0");
  expect(document.info.title).toMatch(/^\w+ API$/);
  expect(document.components.securitySchemes).toHaveProperty("session");
});

it("has every JSON leaf of routes.ts, and nothing else", () => {
  const leaves = routes
    .map(({ path = "" }) => templateOf(path))
    .filter((path) => path.startsWith("/api/"))
    .filter((path) => !otherLeaves.includes(path));
  expect(Object.keys(document.paths).toSorted()).toEqual(leaves.toSorted());
});

it("names each leaf's methods as the leaf itself does", async () => {
  for (const [path, item] of Object.entries(document.paths)) {
    const declared = Object.keys(item).map((name) => name.toUpperCase());
    const response = await person.client.send("OPTIONS", addressOf(path));
    await expectProblem(response, 405);
    const allow = response.headers.get("allow")?.split(", ") ?? [];
    expect(allow.filter((name) => name !== "HEAD")).toEqual(declared);
    expect(allow.includes("HEAD")).toBe(declared.includes("GET"));
  }
});

it("is complete: a summary, parameters for every name in the path, one success", () => {
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

it("asks for a session exactly where a visitor hears 401", async () => {
  for (const { path, method, operation } of listCalls(document)) {
    const response = await new ApiClient().send(method, addressOf(path));
    const needs = operation.security.length > 0;
    expect(response.status === 401, `${method} ${path}`).toBe(needs);
    expect("401" in operation.responses, `${method} ${path}`).toBe(needs);
  }
});

/** Some calls are made on oneself. */
const templateOfGood = (path: string) =>
  path
    .replace(/\{(selfId|doomedId)\}/, "{userId}")
    .replace("{doomedPostId}", "{postId}")
    .replace(/\{(own|hidden)TicketId\}/, "{ticketId}");

describe("replies are what is declared", () => {
  it.each(validCalls)("%s %s", async (method, address, body) => {
    const [given = "", query] = address.split("?");
    const path = addressOf(given) + (query === undefined ? "" : `?${query}`);
    const template = templateOfGood(given);
    const member = template.startsWith("/api/admin/") ? admin : person;
    const own: Record<string, ApiClient> = {
      [urls.api.clearSession]: new ApiClient(),
      [urls.api.signInAppeal]: refused,
    };
    const client = own[template] ?? member.client;
    const response = await client.send(method, path, { body });
    const operation = document.paths[template]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${method} ${template} is not declared`);
    expect(response.status).toBeLessThan(300);
    const text = await response.text();
    const type = response.headers.get("content-type");
    const content = operation.responses[response.status]?.content ?? {};
    expect(type === null ? [] : [type]).toEqual(Object.keys(content));
    const reply = parseBody(type, text);
    expect(
      findSchemaError(document, operation, response.status, reply),
    ).toBeNull();
  });

  it("are tried for every call there is", () => {
    const tried = validCalls.map(
      ([method, path]) =>
        `${method} ${templateOfGood(path.split("?")[0] ?? "")}`,
    );
    const declared = listCalls(document).map(
      ({ method, path }) => `${method} ${path}`,
    );
    expect(tried.toSorted()).toEqual(declared.toSorted());
  });

  it("fail by the declared problem document", async () => {
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

it("may be read by other methods no more than any leaf", async () => {
  const response = await new ApiClient().post("/api/openapi.json");
  await expectProblem(response, 405);
  expect(response.headers.get("allow")).toBe("GET, HEAD");
});

describe("an address nobody answers", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])(
    "is 404 to %s, in problem+json",
    async (method) => {
      const response = await person.client.send(method, "/api/nothing/here");
      await expectProblem(response, 404);
    },
  );
});
