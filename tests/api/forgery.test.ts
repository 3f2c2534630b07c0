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

/** How another site makes a browser call us, with the person's cookies. */
const forgeries: [string, Record<string, string>][] = [
  ["a form", { origin: "https://evil.example", "content-type": "text/plain" }],
  [
    "a script that says JSON",
    { origin: "https://evil.example", "content-type": "application/json" },
  ],
  ["a sandboxed frame", { origin: "null", "content-type": "application/json" }],
  [
    "a sister site",
    { "sec-fetch-site": "same-site", "content-type": "application/json" },
  ],
  [
    "a call that hides where it comes from",
    { "content-type": "application/json" },
  ],
  [
    "an address that begins like ours",
    { origin: `${siteUrl}.evil.example`, "content-type": "application/json" },
  ],
];

describe("a call that another site has made up", () => {
  it("is refused by everything that changes something, and changes nothing", async () => {
    const calls = listCalls(await fetchOpenApi()).filter(
      ({ method }) => method !== "GET",
    );
    expect(calls.length).toBeGreaterThanOrEqual(5);
    const refused = calls.flatMap(({ method, path }) => {
      const address = path
        .replace("{postId}", postId)
        .replace("{userId}", friend.id);
      return forgeries.map(([forgery, headers]) => {
        const name = `${method} ${path} from ${forgery}`;
        const send = async () => {
          const response = await person.client.raw(address, {
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

  it("is told from one of our own pages, with or without an origin", async () => {
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
