import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { loadPage } from "../helpers/load-page";
import { newPeople, type SignedIn } from "../helpers/seeds";
import { sqlBatch } from "../helpers/site";

let author: SignedIn;
let member: SignedIn;
const visitor = new ApiClient();

beforeAll(async () => {
  [author, member] = (await newPeople(2)) as [SignedIn, SignedIn];
});

describe("a page that many visit", () => {
  const write = async () => {
    const response = await author.client.post(urls.api.posts(), {
      type: "text",
      content: "First words",
    });
    return response.json<Post>();
  };

  it("is kept at the edge, where an edit is seen at once", async () => {
    const post = await write();
    const path = urls.post(post.id);
    expect((await loadPage(path)).text).toContain("First words");
    // Not through the API, so nobody is told: what is kept is shown.
    await sqlBatch([
      sql`UPDATE posts SET content = 'Secret words' WHERE id = ${post.id}`,
    ]);
    expect((await loadPage(`${path}?utm_source=x`)).text).toContain(
      "First words",
    );
    const { status } = await author.client.send("PUT", urls.api.post(post.id), {
      body: { content: "Second words" },
    });
    expect(status).toBe(200);
    const { text: words, content } = await loadPage(path);
    expect(words).toContain("Second words");
    expect(content("og:description")).toBe("Second words");
  });

  it("is kept under its own address alone, so that nothing is left of a deleted post", async () => {
    const post = await write();
    const ways = ["", "?x=1", "/", ".data"].map(
      (end) => `${urls.post(post.id)}${end}`,
    );
    for (const way of ways) {
      expect(await (await visitor.get(way)).text(), way).toContain(
        "First words",
      );
    }
    await author.client.send("DELETE", urls.api.post(post.id));
    for (const way of ways) {
      const response = await visitor.get(way);
      expect(response.status, way).toBe(404);
      expect(await response.text()).not.toContain("First words");
    }
  });

  it("says to browsers that it is theirs to keep for no time at all", async () => {
    const post = await write();
    for (const client of [visitor, member.client, visitor]) {
      const { headers } = await client.get(urls.post(post.id));
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  it("is another one for members: the app, with what they may do", async () => {
    const post = await write();
    await visitor.get(urls.post(post.id));
    const { document, html } = await loadPage(
      urls.post(post.id),
      member.client,
    );
    expect(document.querySelector("button[aria-pressed]")).not.toBeNull();
    expect(html).not.toContain("Join/Sign In");
    expect(document.querySelector('meta[property^="og:"]')).toBeNull();
    const { html: again } = await loadPage(urls.post(post.id));
    expect(again).toContain("Join/Sign In");
  });
});

describe("a post that is not there", () => {
  it.each(["visitor", "member"])(
    "is a 404 that says so to a %s",
    async (who) => {
      const client = who === "visitor" ? visitor : member.client;
      const {
        response,
        text: words,
        document,
      } = await loadPage(urls.post("nobody"), client);
      expect(response.status).toBe(404);
      expect(document.title).toMatch(/^Post Not Found · /);
      expect(words).toContain("Post Not Found");
      expect(words).toContain(
        "The post you're looking for doesn't exist or has been removed.",
      );
      const home = [...document.querySelectorAll("main a")].find(
        ({ textContent }) => textContent === "Back to Home",
      );
      expect(home?.getAttribute("href")).toBe("/");
    },
  );
});
