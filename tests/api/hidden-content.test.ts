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

// Posts and a comment hidden after a report: tests every call and page with every kind of viewer.

const video = "https://www.youtube.com/watch?v=dQw4w9WgXcQ";

let calls: Call[];
let author: SignedIn;
let stranger: SignedIn;
let admin: SignedIn;
const visitor = new ApiClient();
/** Hidden: an event, a video, and a comment on another user's visible post. */
let eventId: string;
let videoId: string;
let visiblePostId: string;
let commentId: string;
let hiddenText: string;

beforeAll(async () => {
  calls = listCalls(await fetchOpenApi());
  [author, stranger, admin] = (await newPeople(3)) as [
    SignedIn,
    SignedIn,
    SignedIn,
  ];
  hiddenText = `Down ${author.username}`;
  const post = async (body: object) => {
    const response = await author.client.post(urls.api.posts(), body);
    return (await response.json<Post>()).id;
  };
  eventId = await post({
    type: "event",
    content: "",
    eventData: { title: hiddenText, date: "2099-12-24", timeZone: "UTC" },
  });
  videoId = await post({ type: "video", content: hiddenText, videoUrl: video });
  [visiblePostId] = (await newPosts(stranger.id, 1)) as [string];
  [commentId] = (await newComments(visiblePostId, author.id, 2)) as [string];
  // No visitor has loaded these pages yet: this SQL doesn't clear the edge cache, unlike a report.
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${admin.id}`,
    sql`UPDATE comments SET content = ${hiddenText}, hiddenAt = 1 WHERE id = ${commentId}`,
    sql`UPDATE posts SET hiddenAt = 1, hiddenReason = 'Not kind' WHERE id IN (${eventId}, ${videoId})`,
  ]);
});

const getName = ({ method, path }: Call) => `${method} ${path}`;

/** The paths of a call for each of the three posts. */
const listPaths = ({ path }: Call) => {
  const fill = (postId: string) =>
    path.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) =>
        ({ postId, commentId, userId: author.id })[name] ?? name,
    );
  const query = path === "/api/videos" ? "?seed=1&at=1" : "";
  return [eventId, videoId, visiblePostId].map((id) => fill(id) + query);
};

const containsHidden = (text: string) =>
  text.includes(hiddenText) || text.includes(eventId) || text.includes(videoId);

describe("hidden content", () => {
  it("is in no API response except its author's, not even an admin's", async () => {
    const seen = new Set<string>();
    for (const call of calls.filter(({ method }) => method === "GET")) {
      // The reports tests cover what admins see.
      if (call.path.startsWith("/api/admin") || call.path.endsWith("/export"))
        continue;
      for (const address of listPaths(call)) {
        for (const client of [stranger.client, admin.client, visitor]) {
          const text = await (await client.get(address)).text();
          expect([address, containsHidden(text)]).toEqual([address, false]);
        }
        const own = await (await author.client.get(address)).text();
        if (containsHidden(own)) seen.add(getName(call));
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

  it("returns 404 for every action of another user", async () => {
    let refused = 0;
    for (const call of calls.filter(({ method }) => method !== "GET")) {
      // The admin area refuses calls before it looks anything up (admin-roles.test.ts).
      if (call.path.startsWith("/api/admin/")) continue;
      if (!call.path.includes("{postId}")) continue;
      const isComment = call.path.includes("{commentId}");
      const addresses = listPaths(call).slice(isComment ? 2 : 0);
      for (const address of isComment ? addresses : addresses.slice(0, 2)) {
        const body = { content: "Amen", desired: true };
        const response = await stranger.client.send(call.method, address, {
          body,
        });
        expect([call.method, address, response.status]).toEqual([
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
    ["the post page's data", () => `${urls.post(eventId)}.data`, true],
    ["the video's page", () => urls.post(videoId), true],
    ["the video's reel", () => urls.video(videoId)],
    ["the video's thumbnail", () => urls.videoThumbnail(videoId)],
    ["the preview", () => urls.postPreview(eventId)],
    [
      "the oEmbed response",
      () => urls.oEmbed(`${siteUrl}${urls.post(eventId)}`),
    ],
    ["the calendar file", () => urls.postCalendar(eventId)],
    ["home", () => urls.home],
    ["the profile", () => urls.profile(author.id)],
    ["the page with the comment", () => urls.post(visiblePostId)],
    ["the sitemap", () => urls.sitemap],
  ])("is not on %s", async (_, address, isVisibleToAdmins = false) => {
    const clients = [stranger.client, visitor];
    if (!isVisibleToAdmins) clients.push(admin.client);
    for (const client of clients) {
      const response = await client.get(address());
      const text = await response.text();
      const path = address();
      // An error page contains its own URL.
      const found =
        response.status === 200 && path !== urls.video(videoId)
          ? containsHidden(text) || text.includes("PNG")
          : text.includes(hiddenText);
      expect([path, found]).toEqual([path, false]);
    }
  });

  it("is visible to admins on the post's page, without the reason, and isn't cached for others", async () => {
    const address = urls.post(eventId);
    const response = await admin.client.get(address);
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toContain("private");
    const text = await response.text();
    expect(text).toContain("This post is hidden from others.");
    expect(text).toContain(hiddenText);
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

  it("is shown to its author with the reason", async () => {
    const event = await author.client.get(urls.api.post(eventId));
    expect((await event.json<Post>()).hidden).toEqual({
      reason: "Not kind",
      ticketId: null,
    });
    const comments = await author.client.get(urls.api.comments(visiblePostId));
    const ownComment = (await comments.json<Comment[]>()).find(
      ({ id }) => id === commentId,
    );
    expect(ownComment?.hidden).toEqual({ reason: null, ticketId: null });
    const page = await author.client.get(urls.post(eventId));
    expect(page.status).toBe(200);
  });

  it("isn't counted until it's visible again", async () => {
    const counts = async () => {
      const post = await stranger.client.get(urls.api.post(visiblePostId));
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
    // Deleting hidden content doesn't lower the counts again.
    await author.client.send(
      "DELETE",
      urls.api.comment(visiblePostId, commentId),
    );
    await author.client.send("DELETE", urls.api.post(videoId));
    expect(await counts()).toEqual([1, 0]);
    expect(await findWrongCounts()).toEqual([]);
  });
});
