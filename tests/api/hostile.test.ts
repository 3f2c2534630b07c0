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

/** The same requests every time, unless somebody wants to look further. */
const seed = Number(process.env["HOSTILE_SEED"] ?? 20_260_103);
const runs = Number(process.env["HOSTILE_RUNS"] ?? 2600);
const atOnce = 8;
/** Of the refused ones; each takes as long as the first time. */
const sentAgain = 400;

let document: OpenApi;
let requests: HostileRequest[];
const refused: HostileRequest[] = [];

beforeAll(async () => {
  document = await fetchOpenApi();
  // Some of the requests sign their sender out: a crowd lasts longer.
  const people = await newPeople(100);
  const authors = people.slice(0, 3).map(({ id }) => id);
  // Some of the requests delete posts: a hundred of each kind last longer.
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

/** How the validator itself would speak, to programmers (zod's English). */
const validatorWords =
  /Invalid (input|option|string|discriminator)|Too (small|big):|expected \w+, received|must match pattern|>=|<=/;

/** What an answer should never be; null when it is fine. */
function fault(
  { call, path }: HostileRequest,
  { status, headers, text }: RawResponse,
): string | null {
  if (status >= 500) return `${status} ${text}`;
  if (headers["x-content-type-options"] !== "nosniff") return "no nosniff";
  if (/SQLITE|D1_ERROR|\bat \S+ \(/.test(text)) return `leaks: ${text}`;
  // A path that dot segments lead out of the API is a page's.
  const { pathname } = new URL(path, siteUrl);
  if (status >= 400 && pathname.startsWith("/api/")) {
    if (headers["content-type"] !== "application/problem+json") {
      return `${status} as ${String(headers["content-type"])}`;
    }
    if (text === "") return null;
    const problem = problemSchema.safeParse(JSON.parse(text));
    if (problem.data?.status !== status) return `${status} says ${text}`;
    const { detail = "", issues = [] } = problem.data;
    const words = [detail, ...issues.map(({ message }) => message)];
    if (words.some((said) => validatorWords.test(said))) return `says ${text}`;
  }
  // An address that cannot be read never reaches its call.
  if (!call || status === 400 || !pathname.startsWith("/api/")) return null;
  if (!pathFits(call.path, pathname)) return null;
  const reply = parseBody(String(headers["content-type"]), text);
  return findSchemaError(document, call.operation, status, reply);
}

function pathFits(template: string, pathname: string): boolean {
  const pattern = template.replaceAll(/\{\w+\}/g, "[^/]+");
  return new RegExp(`^${pattern}$`).test(pathname);
}

it(
  `answers ${runs} hostile requests, and none with a failure of its own`,
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
        const found = fault(request, response);
        if (found !== null) {
          faults.push(
            `${found}\n  by ${JSON.stringify(request).slice(0, 800)}`,
          );
        }
      }
    };
    await Promise.all(Array.from({ length: atOnce }, work));
    expect(faults).toEqual([]);
    // The generator is worth its name only while it reaches every kind of answer.
    for (const status of [200, 201, 400, 401, 403, 404, 405, 415, 422]) {
      expect(statuses.get(status) ?? 0, `answers ${status}`).toBeGreaterThan(0);
    }
  },
);

it("writes nothing where it refuses", { timeout: 300_000 }, async () => {
  // Some are taken now, for instance because what stood in their way was deleted.
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
  await expectNoWrites([{ name: "what was refused twice", send: sendAll }]);
});

it("leaves every count equal to its rows", async () => {
  expect(await findWrongCounts()).toEqual([]);
});
