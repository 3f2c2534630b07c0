import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import type { Post } from "~/features/posts/post";
import type { Profile } from "~/features/users/user";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { listCalls, fetchOpenApi, type Call } from "../helpers/openapi";
import {
  newComments,
  newPeople,
  newPosts,
  type SignedIn,
} from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlRows } from "../helpers/site";

// A post and a comment that were hidden after a report: every call and every page, by everybody.

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

let calls: Call[];
let author: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
const visitor = new ApiClient();
/** Hidden: an event, a video. On a friend's post, which is open: a comment. */
let eventId: string;
let videoId: string;
let openId: string;
let commentId: string;
let words: string;

beforeAll(async () => {
  calls = listCalls(await fetchOpenApi());
  [author, stranger, admin] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  words = `Down ${author.username}`;
  const post = async (body: object) => {
    const response = await author.client.post(urls.api.posts(), body);
    return (await response.json<Post>()).id;
  };
  eventId = await post({
    type: "event",
    content: "",
    eventData: { title: words, date: "2099-12-24", timeZone: "UTC" },
  });
  videoId = await post({ type: "video", content: words, videoUrl: video });
  [openId] = (await newPosts(stranger.id, 1)) as [string];
  [commentId] = (await newComments(openId, author.id, 2)) as [string];
  // What a visitor was shown may be kept at the edge: the one who hides it forgets that (reports).
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${admin.id}`,
    sql`UPDATE comments SET content = ${words}, hiddenAt = 1 WHERE id = ${commentId}`,
    sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'Not kind' WHERE id IN (${eventId}, ${videoId})`,
  ]);
});

const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The address of a call on each of the three. */
const addressesOf = ({ path }: Call) => {
  const fill = (postId: string) =>
    path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) =>
        ({ postId, commentId, userId: author.id })[name] ?? name,
    );
  const query = path === "/api/videos" ? "?seed=1&at=1" : "";
  return [eventId, videoId, openId].map((id) => fill(id) + query);
};

const shows = (text: string) =>
  text.includes(words) || text.includes(eventId) || text.includes(videoId);

describe("what was hidden", () => {
  it("is in no answer of the API but to its author, admins included", async () => {
    const seen = new Set<string>();
    for (const call of calls.filter(({ method }) => method === "GET")) {
      // What admins look at there is told in reports.test.ts.
      if (call.path.startsWith("/api/admin") || call.path.endsWith("/export"))
        continue;
      for (const address of addressesOf(call)) {
        for (const client of [stranger.client, admin.client, visitor]) {
          const text = await (await client.get(address)).text();
          expect([address, shows(text)]).toEqual([address, false]);
        }
        const own = await (await author.client.get(address)).text();
        if (shows(own)) seen.add(nameOf(call));
      }
    }
    expect([...seen]).toEqual(
      expect.arrayContaining([
        "GET /api/posts",
        "GET /api/posts/{postId}",
        "GET /api/posts/{postId}/comments",
        "GET /api/users/{userId}/posts",
        "GET /api/videos",
      ]),
    );
  });

  it("can be acted on by nobody else, as if it were not there", async () => {
    let refused = 0;
    for (const call of calls.filter(({ method }) => method !== "GET")) {
      // Those of the admin area are refused before anything is looked for (admin-roles.test.ts).
      if (call.path.startsWith("/api/admin/")) continue;
      if (!call.path.includes("{postId}")) continue;
      const isComment = call.path.includes("{commentId}");
      const addresses = addressesOf(call).slice(isComment ? 2 : 0);
      for (const address of isComment ? addresses : addresses.slice(0, 2)) {
        const body = { content: "Amen", desired: true };
        const answer = await stranger.client.send(call.method, address, {
          body,
        });
        expect([call.method, address, answer.status]).toEqual([
          call.method,
          address,
          404,
        ]);
        refused += 1;
      }
    }
    expect(refused).toBeGreaterThanOrEqual(12);
    for (const table of [sql`likes`, sql`comments`, sql`shares`]) {
      const rows = await sqlRows(
        sql`SELECT 1 FROM ${table} WHERE postId IN (${eventId}, ${videoId}) AND userId <> ${author.id}`,
      );
      expect(rows).toEqual([]);
    }
  });

  it.each([
    ["the post's page", () => urls.post(eventId), true],
    ["its data", () => `${urls.post(eventId)}.data`, true],
    ["the video's page", () => urls.post(videoId), true],
    ["its reel", () => urls.video(videoId)],
    ["its still", () => urls.videoThumbnail(videoId)],
    ["the preview", () => urls.postPreview(eventId)],
    ["the card", () => urls.oEmbed(`${siteUrl}${urls.post(eventId)}`)],
    ["the calendar file", () => urls.postCalendar(eventId)],
    ["home", () => urls.home],
    ["the profile", () => urls.profile(author.id)],
    ["the page it was said on", () => urls.post(openId)],
    ["the sitemap", () => urls.sitemap],
  ])("is not on %s", async (_, address, isForAdmins = false) => {
    const clients = [stranger.client, visitor];
    if (!isForAdmins) clients.push(admin.client);
    for (const client of clients) {
      const response = await client.get(address());
      const text = await response.text();
      const asked = address();
      // An error page repeats its own address.
      const found =
        response.status === 200 && asked !== urls.video(videoId)
          ? shows(text) || text.includes("PNG")
          : text.includes(words);
      expect([asked, found]).toEqual([asked, false]);
    }
  });

  it("is opened by admins on the post's page, without the reason, and by nobody after them", async () => {
    const address = urls.post(eventId);
    const response = await admin.client.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("private");
    const text = await response.text();
    expect(text).toContain("This post is hidden from others.");
    expect(text).toContain(words);
    expect(text).not.toContain("Not kind");
    for (const client of [stranger.client, visitor]) {
      expect((await client.get(address)).status).toBe(404);
    }
    await sqlBatch([
      sql`UPDATE users SET suspendedUntil = ${Date.now() + 60_000} WHERE id = ${admin.id}`,
    ]);
    expect((await admin.client.get(address)).status).toBe(404);
    await sqlBatch([
      sql`UPDATE users SET suspendedUntil = NULL WHERE id = ${admin.id}`,
    ]);
  });

  it("is shown to its author, and why", async () => {
    const event = await author.client.get(urls.api.post(eventId));
    expect((await event.json<Post>()).hidden).toEqual({
      reason: "Not kind",
      ticketId: null,
    });
    const said = await author.client.get(urls.api.comments(openId));
    const mine = (await said.json<Comment[]>()).find(
      ({ id }) => id === commentId,
    );
    expect(mine?.hidden).toEqual({ reason: null, ticketId: null });
    const page = await author.client.get(urls.post(eventId));
    expect(page.status).toBe(200);
  });

  it("is counted nowhere, and counted again once it shows", async () => {
    const counts = async () => {
      const post = await stranger.client.get(urls.api.post(openId));
      const person = await stranger.client.get(urls.api.user(author.id));
      const { _count } = await post.json<Post>();
      return [_count.comments, (await person.json<Profile>()).totalPosts];
    };
    expect(await counts()).toEqual([1, 0]);
    const show = (hiddenAt: number | null) =>
      sqlBatch([
        sql`UPDATE posts SET hiddenAt = ${hiddenAt} WHERE id IN (${eventId}, ${videoId})`,
        sql`UPDATE comments SET hiddenAt = ${hiddenAt} WHERE id = ${commentId}`,
      ]);
    await show(null);
    expect(await counts()).toEqual([2, 2]);
    await show(1);
    expect(await counts()).toEqual([1, 0]);
    // Deleted while hidden, it is not taken off a second time.
    await author.client.send("DELETE", urls.api.comment(openId, commentId));
    await author.client.send("DELETE", urls.api.post(videoId));
    expect(await counts()).toEqual([1, 0]);
    expect(await findWrongCounts()).toEqual([]);
  });
});
