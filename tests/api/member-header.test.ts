import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { sqlCount } from "../helpers/site";

let writer: SignedIn;
let other: SignedIn;
let postId: string;
let eventId: string;

beforeAll(async () => {
  [writer, other] = (await newPeople(2)) as [SignedIn, SignedIn];
  postId = await newPost(writer.id);
  const created = await writer.client.post(urls.api.posts(), {
    type: "event",
    eventData: { title: "Vigil", date: "2099-12-24", time: "23:00" },
  });
  eventId = (await created.json<{ id: string }>()).id;
});

const countRows = (id: string) =>
  sqlCount(sql`SELECT (SELECT count(*) FROM likes WHERE userId = ${id})
    + (SELECT count(*) FROM saved_posts WHERE userId = ${id})
    + (SELECT count(*) FROM interests WHERE userId = ${id})
    + (SELECT count(*) FROM comments WHERE userId = ${id})
    + (SELECT count(*) FROM follows WHERE followerId = ${id})
    + (SELECT count(*) FROM posts WHERE userId = ${id})`);

describe.each([
  ["a like", () => urls.api.like(postId), { desired: true }],
  ["interest", () => urls.api.eventInterest(eventId), { desired: true }],
  ["a follow", () => urls.api.follow(writer.id), { desired: true }],
  ["a comment", () => urls.api.comments(postId), { content: "Amen" }],
  ["a post", () => urls.api.posts(), { type: "text", content: "Selah" }],
])("%s with an x-member header", (_, address, body) => {
  it("is refused from another user's session", async () => {
    const send = async () => {
      const headers = { "x-member": writer.id };
      const call = other.client.post(address(), body, headers);
      await expectProblem(await call, 401);
    };
    await expectNoWrites([{ name: address(), send }]);
  });

  it("is accepted from that user's session", async () => {
    const before = await countRows(other.id);
    const call = other.client.post(address(), body, { "x-member": other.id });
    expect((await call).ok).toBe(true);
    expect(await countRows(other.id)).toBe(before + 1);
  });
});
