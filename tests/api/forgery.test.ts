import { beforeAll, describe, expect, it } from "vitest";
import { expectNoWrites } from "../helpers/no-writes";
import { listCalls, fetchOpenApi } from "../helpers/openapi";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPosts, type SignedIn } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

let person: SignedIn;
let friend: SignedIn;
let postId: string;

beforeAll(async () => {
  [person, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
  [postId] = (await newPosts(friend.id, 1)) as [string];
});

/** How another site can make a browser send us a request with the user's cookies. */
const forgeries: [string, Record<string, string>][] = [
  ["a form", { origin: "https://evil.example", "content-type": "text/plain" }],
  [
    "a script that sends JSON",
    { origin: "https://evil.example", "content-type": "application/json" },
  ],
  ["a sandboxed frame", { origin: "null", "content-type": "application/json" }],
  [
    "a sibling domain",
    { "sec-fetch-site": "same-site", "content-type": "application/json" },
  ],
  ["a request without an origin", { "content-type": "application/json" }],
  [
    "an origin that starts with ours",
    { origin: `${siteUrl}.evil.example`, "content-type": "application/json" },
  ],
];

describe("a cross-site request", () => {
  it("is refused by every endpoint that writes, and changes nothing", async () => {
    const calls = listCalls(await fetchOpenApi()).filter(
      ({ method }) => method !== "GET",
    );
    expect(calls.length).toBeGreaterThanOrEqual(5);
    const refused = calls.flatMap(({ method, path }) => {
      const url = path
        .replace("{postId}", postId)
        .replace("{userId}", friend.id);
      return forgeries.map(([forgery, headers]) => {
        const name = `${method} ${path} from ${forgery}`;
        const send = async () => {
          const response = await person.client.raw(url, {
            method,
            headers,
            body: JSON.stringify({ type: "text", content: "x", desired: true }),
          });
          expect(response.status, name).toBe(403);
          await expectProblem(response, 403);
        };
        return { name, send };
      });
    });
    await expectNoWrites(refused);
  });

  it("is distinguished from a same-origin request, with or without an Origin header", async () => {
    for (const headers of [
      { origin: siteUrl },
      { "sec-fetch-site": "same-origin" },
    ]) {
      const response = await person.client.raw(`/api/posts/${postId}/like`, {
        method: "POST",
        headers,
      });
      expect(response.status).toBe(200);
    }
  });
});
