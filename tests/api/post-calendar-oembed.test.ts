import { beforeAll, describe, expect, it } from "vitest";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { newPerson, newPost, type SignedIn } from "../helpers/seeds";
import { siteUrl } from "../helpers/site";

let author: SignedIn;
let event: Post;
const visitor = new ApiClient();

beforeAll(async () => {
  author = await newPerson();
  const response = await author.client.post(urls.api.posts(), {
    type: "event",
    content: "",
    eventData: {
      title: "Evening, prayer",
      date: "2030-06-06",
      time: "18:30",
      timeZone: "America/New_York",
    },
  });
  event = await response.json<Post>();
});

describe("an event's calendar file", () => {
  const calendar = () => visitor.get(urls.postCalendar(event.id));

  it("is public and gives the event's instant", async () => {
    const response = await calendar();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toMatch(/^text\/calendar;/);
    const text = await response.text();
    expect(text).toContain("\r\nDTSTART:20300606T223000Z\r\n");
    expect(text).toContain("\r\nSUMMARY:Evening\\, prayer\r\n");
    expect(text).toContain(`\r\nURL:${siteUrl}${urls.post(event.id)}\r\n`);
  });

  it("keeps its UID when the event moves, and returns 304 until then", async () => {
    const before = await calendar();
    const uid = /UID:.+/.exec(await before.text())?.[0];
    const etag = before.headers.get("etag") ?? "";
    const unchanged = await visitor.get(urls.postCalendar(event.id), {
      "if-none-match": etag,
    });
    expect(unchanged.status).toBe(304);
    await author.client.send("PUT", urls.api.post(event.id), {
      body: { eventData: { time: "19:00" } },
    });
    const after = await visitor.get(urls.postCalendar(event.id), {
      "if-none-match": etag,
    });
    expect(after.status).toBe(200);
    const text = await after.text();
    expect(text).toContain(uid);
    expect(text).toContain("T230000Z\r\n");
    expect(text).not.toContain("SEQUENCE:0\r\n");
  });

  it("returns 404 for other posts and unknown ids", async () => {
    const textPostId = await newPost(author.id);
    for (const id of [textPostId, "nobody"]) {
      await expectProblem(await visitor.get(urls.postCalendar(id)), 404);
    }
  });
});

describe("oEmbed", () => {
  const postUrl = (id: string) => `${siteUrl}${urls.post(id)}`;

  it("returns the title, the author and a thumbnail", async () => {
    const response = await visitor.get(urls.oEmbed(postUrl(event.id)));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      version: "1.0",
      type: "link",
      title: "Evening, prayer",
      author_name: "Ruth Reader",
      author_url: `${siteUrl}${urls.profile(author.id)}`,
      provider_name: expect.stringMatching(/./) as string,
      provider_url: `${siteUrl}/`,
      cache_age: 300,
      thumbnail_url: expect.stringContaining("/preview.png?v=") as string,
      thumbnail_width: 1200,
      thumbnail_height: 630,
    });
  });

  it("omits the thumbnail if it's wider than maxwidth", async () => {
    const response = await visitor.get(
      `${urls.oEmbed(postUrl(event.id))}&format=json&maxwidth=600`,
    );
    expect(await response.json()).not.toHaveProperty("thumbnail_url");
  });

  it.each([
    ["a page of another site", "https://other.example/post/1"],
    ["another page", `${siteUrl}/landing`],
    ["a missing post", `${siteUrl}/post/nobody`],
    ["an empty URL", ""],
  ])("returns 404 for %s", async (_, url) => {
    await expectProblem(await visitor.get(urls.oEmbed(url)), 404);
  });

  it("returns 501 for XML and 400 for an unknown format", async () => {
    const response = await visitor.get(
      `${urls.oEmbed(postUrl(event.id))}&format=xml`,
    );
    expect(response.status).toBe(501);
    await expectProblem(
      await visitor.get(`${urls.oEmbed(postUrl(event.id))}&format=yaml`),
      400,
    );
  });
});
