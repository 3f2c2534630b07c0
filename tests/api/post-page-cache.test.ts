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

describe("a post's page", () => {
  const write = async () => {
    const response = await author.client.post(urls.api.posts(), {
      type: "text",
      content: "First words",
    });
    return response.json<Post>();
  };

  it("is cached at the edge, and an edit shows immediately", async () => {
    const post = await write();
    const path = urls.post(post.id);
    expect((await loadPage(path)).text).toContain("First words");
    // This bypasses the API, so the cache isn't cleared and the old text is shown.
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
    const { text, content } = await loadPage(path);
    expect(text).toContain("Second words");
    expect(content("og:description")).toBe("Second words");
  });

  it("is cached under its canonical URL only, so every URL returns 404 after deletion", async () => {
    const post = await write();
    const paths = ["", "?x=1", "/", ".data"].map(
      (suffix) => `${urls.post(post.id)}${suffix}`,
    );
    for (const path of paths) {
      expect(await (await visitor.get(path)).text(), path).toContain(
        "First words",
      );
    }
    await author.client.send("DELETE", urls.api.post(post.id));
    for (const path of paths) {
      const response = await visitor.get(path);
      expect(response.status, path).toBe(404);
      expect(await response.text()).not.toContain("First words");
    }
  });

  it("makes browsers revalidate it every time", async () => {
    const post = await write();
    for (const client of [visitor, member.client, visitor]) {
      const { headers } = await client.get(urls.post(post.id));
      expect(headers.get("cache-control")).toBe("private, no-cache");
      expect(headers.has("set-cookie")).toBe(false);
    }
  });

  it("isn't served from the cache to signed-in users, who get the app", async () => {
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

describe("a missing post", () => {
  it.each(["visitor", "member"])(
    "returns 404 with an explanation to a %s",
    async (role) => {
      const client = role === "visitor" ? visitor : member.client;
      const { response, text, document } = await loadPage(
        urls.post("nobody"),
        client,
      );
      expect(response.status).toBe(404);
      expect(document.title).toMatch(/^Post Not Found · /);
      expect(text).toContain("Post Not Found");
      expect(text).toContain(
        "The post you're looking for doesn't exist or has been removed.",
      );
      const home = [...document.querySelectorAll("main a")].find(
        ({ textContent }) => textContent === "Back to Home",
      );
      expect(home?.getAttribute("href")).toBe("/");
    },
  );
});
