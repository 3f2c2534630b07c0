import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { problemSchema } from "~/shared/problem";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { expectNoWrites } from "../helpers/no-writes";
import {
  parseBody,
  listCalls,
  fetchOpenApi,
  findSchemaError,
  type OpenApi,
} from "../helpers/openapi";
import {
  hostileRequest,
  type HostileRequest,
} from "../helpers/hostile-requests";
import { sendRaw, type RawResponse } from "../helpers/raw-request";
import { newComments, newEvents, newPeople, newPosts } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

/** The same requests on every run, unless HOSTILE_SEED is set. */
const seed = Number(process.env["HOSTILE_SEED"] ?? 1);
const runs = Number(process.env["HOSTILE_RUNS"] ?? 2600);
const atOnce = 8;
/** How many of the refused requests are sent again; each takes as long as the first time. */
const sentAgain = 400;

let document: OpenApi;
let requests: HostileRequest[];
const refused: HostileRequest[] = [];

beforeAll(async () => {
  document = await fetchOpenApi();
  // Some requests sign their sender out, so there are 100 users.
  const people = await newPeople(100);
  const authors = people.slice(0, 3).map(({ id }) => id);
  // Some requests delete posts, so there are 100 of each kind.
  const texts = await newPosts(authors[0] ?? "", 100);
  const events = await newEvents(authors[1] ?? "", 100);
  const comments = await newComments(texts[0] ?? "", authors[0] ?? "", 100);
  requests = fc.sample(
    hostileRequest({
      calls: listCalls(document),
      ids: {
        userId: authors,
        postId: [...texts, ...events],
        commentId: comments,
      },
      tokens: people.map(({ client }) => client.jar.get("session") ?? ""),
      origin: siteUrl,
    }),
    { numRuns: runs, seed },
  );
});

/** Zod's own messages, which are written for programmers. */
const zodMessages =
  /Invalid (input|option|string|discriminator)|Too (small|big):|expected \w+, received|must match pattern|>=|<=/;

/** Describes what is wrong with a response; null if nothing is. */
function findFault(
  { call, path }: HostileRequest,
  { status, headers, text }: RawResponse,
): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (headers["x-content-type-options"] !== "nosniff") return "no nosniff";
  if (/SQLITE|D1_ERROR|\bat \S+ \(/.test(text)) return `leaks: ${text}`;
  // Dot segments can lead from an API path to a page.
  const { pathname } = new URL(path, siteUrl);
  if (status >= 400 && pathname.startsWith("/api/")) {
    if (headers["content-type"] !== "application/problem+json") {
      return `${status} as ${String(headers["content-type"])}`;
    }
    if (text === "") return null;
    const problem = problemSchema.safeParse(JSON.parse(text));
    if (problem.data?.status !== status) return `${status} says ${text}`;
    const { detail = "", issues = [] } = problem.data;
    const messages = [detail, ...issues.map(({ message }) => message)];
    if (messages.some((message) => zodMessages.test(message)))
      return `says ${text}`;
  }
  // A malformed URL never reaches its operation.
  if (!call || status === 400 || !pathname.startsWith("/api/")) return null;
  if (!matchesTemplate(call.path, pathname)) return null;
  const body = parseBody(String(headers["content-type"]), text);
  return findSchemaError(document, call.operation, status, body);
}

function matchesTemplate(template: string, pathname: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}

it(
  `answers ${runs} hostile requests without a server error`,
  { timeout: 300_000 },
  async () => {
    const statuses = new Map<number, number>();
    const faults: string[] = [];
    const queue = requests.values();
    const work = async () => {
      for (const request of queue) {
        const response = await sendRaw(request);
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
        const isWrite = request.call && !/GET|HEAD/.test(request.method);
        if (isWrite && response.status >= 400) refused.push(request);
        const found = findFault(request, response);
        if (found !== null) {
          faults.push(
            `${found}\n  by ${JSON.stringify(request).slice(0, 800)}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
    // Makes sure that the generator reaches every kind of response.
    for (const status of [200, 201, 400, 401, 403, 404, 405, 415, 422]) {
      expect(statuses.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0);
    }
  },
);

it(
  "writes nothing for requests that it refuses",
  { timeout: 300_000 },
  async () => {
    // Some succeed now, for example because a conflicting row was deleted.
    let again = refused.slice(0, sentAgain);
    const sendAll = async () => {
      const still: HostileRequest[] = [];
      const queue = again.values();
      const work = async () => {
        for (const request of queue) {
          const { status } = await sendRaw(request);
          if (status >= 400) still.push(request);
        }
      };
      await Promise.all(Array.from({ length: atOnce }, work));
      again = still;
    };
    await sendAll();
    expect(again.length).toBeGreaterThan(sentAgain / 2);
    await expectNoWrites([{ name: "requests refused twice", send: sendAll }]);
  },
);

it("leaves every count equal to its rows", async () => {
  expect(await findWrongCounts()).toEqual([]);
});
