import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectProblem } from "../helpers/problem";
import { sendRaw } from "../helpers/raw-request";
import {
  newComments,
  newPeople,
  newPerson,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { siteUrl, sqlCount, sqlRows } from "../helpers/site";

let person: SignedIn;
let friend: SignedIn;
let postId: string;
beforeAll(async () => {
  [person, friend] = (await newPeople(2)) as [SignedIn, SignedIn];
});
beforeEach(async () => {
  postId = await newPost(friend.id);
});

const form = "application/x-www-form-urlencoded";
const page = "/home?type=prayer";
interface PostOptions {
  client?: ApiClient;
  headers?: Record<string, string>;
}
function post(
  path: string,
  fields: Record<string, string> | string,
  { client = person.client, headers }: PostOptions = {},
) {
  return client.raw(path, {
    method: "POST",
    headers: headers ?? {
      origin: siteUrl,
      referer: `${siteUrl}/home?type=prayer`,
      "content-type": form,
    },
    body: new URLSearchParams(fields).toString(),
  });
}

function expectSeeOther(response: Response, location: string) {
  expect(response.status).toBe(303);
  expect(response.headers.get("location")).toBe(location);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
}

const hasLiked = () =>
  sqlCount(
    sql`SELECT count(*) FROM likes WHERE userId = ${person.id} AND postId = ${postId}`,
  );

describe("a form from our own pages", () => {
  it("does the same as JSON and redirects back", async () => {
    const like = urls.api.like(postId);
    for (const desired of ["true", "true", "false"]) {
      expectSeeOther(await post(like, { desired }), `${page}#${postId}`);
      expect(await hasLiked()).toBe(desired === "true" ? 1 : 0);
    }
  });

  it("shows its success message once, on the next page", async () => {
    const posted = await post(urls.api.comments(postId), {
      content: "Amen",
      returnTo: `/post/${postId}#comments`,
    });
    expectSeeOther(posted, `/post/${postId}#comments`);
    const home = async () => (await person.client.get(urls.home)).text();
    expect(await home()).toContain("Your comment has been posted.");
    expect(await home()).not.toContain("Your comment has been posted.");
  });

  it("ignores a forged flash cookie", async () => {
    const { client } = await newPerson();
    for (const value of ["x", "flash:{.x", 'flash:{"title":"Pay me"}.AAAA']) {
      client.jar.set("flash", encodeURIComponent(value));
      const response = await client.get(urls.home);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toContain("Pay me");
    }
  });

  it("sends PUT, PATCH and DELETE in the `_method` field", async () => {
    const { id, client } = await newPerson();
    const own = await newPost(id);
    const [comment = ""] = await newComments(postId, id, 1);
    const change = { _method: "PUT", content: "Come and see" };
    expectSeeOther(await post(urls.api.post(own), change, { client }), page);
    const handle = { _method: "PATCH", username: "@Form.Own" };
    expectSeeOther(await post(urls.api.handle(id), handle, { client }), page);
    const profile = { _method: "PATCH", firstName: " Ruth ", bio: "" };
    expectSeeOther(await post(urls.api.user(id), profile, { client }), page);
    expect(
      await sqlRows(
        sql`SELECT username, firstName, bio, content FROM users u JOIN posts p ON p.userId = u.id WHERE u.id = ${id}`,
      ),
    ).toEqual([
      {
        username: "form.own",
        firstName: "Ruth",
        bio: null,
        content: "Come and see",
      },
    ]);
    const confirmation = await post(
      urls.api.post(own),
      { _method: "DELETE" },
      { client },
    );
    expect(confirmation.status).toBe(200);
    expect(await confirmation.text()).toContain("want to delete this post?");
    const deletion = { _method: "DELETE", confirmed: "true", returnTo: "/" };
    expectSeeOther(
      await post(urls.api.comment(postId, comment), deletion, { client }),
      "/",
    );
    expectSeeOther(await post(urls.api.post(own), deletion, { client }), "/");
    const accountDeletion = {
      _method: "DELETE",
      handle: "form.own",
      returnTo: urls.farewell,
    };
    const deleted = await post(urls.api.user(id), accountDeletion, { client });
    expectSeeOther(deleted, urls.farewell);
    expect(deleted.headers.get("clear-site-data")).toBe('"cache"');
    expect(client.jar.get("session")).toBeUndefined();
    expect(
      await sqlCount(sql`SELECT count(*) FROM users WHERE id = ${id}`),
    ).toBe(0);
  });

  it("sends a list as repeated fields", async () => {
    const chosen = "preferences=games&preferences=verses";
    expectSeeOther(await post(urls.api.preferences, chosen), page);
    const response = await person.client.get(urls.api.preferences);
    expect(await response.json()).toMatchObject({
      preferences: ["verses", "games"],
    });
  });

  it("never redirects to another site", async () => {
    for (const returnTo of [
      "https://evil.example/",
      "//evil.example",
      "/\\evil.example",
      "/api/logout",
      "javascript:alert(1)",
    ]) {
      expectSeeOther(
        await post(urls.api.like(postId), { desired: "true", returnTo }),
        `/#${postId}`,
      );
    }
    const headers = {
      origin: siteUrl,
      "content-type": form,
      referer: "https://evil.example//evil.example/",
    };
    expectSeeOther(
      await post(urls.api.like(postId), { desired: "true" }, { headers }),
      `/#${postId}`,
    );
  });
});

describe("a refused form", () => {
  it("shows the error and everything that was typed, ready to send again", async () => {
    const content = `<b>"${"a".repeat(5000)}"</b>\n&`;
    const response = await post(urls.api.posts(), { type: "prayer", content });
    expect(response.status).toBe(422);
    expect(response.headers.get("content-type")).toBe(
      "text/html; charset=utf-8",
    );
    expect(response.headers.get("content-security-policy")).toContain(
      "form-action 'self'",
    );
    const html = await response.text();
    expect(html).toContain("A post can have at most 5000 characters.");
    expect(html).toContain('action="/api/posts"');
    expect(html).toContain('type="hidden" name="type" value="prayer"');
    expect(html).toContain('name="returnTo" value="/home?type=prayer"');
    expect(html).toContain(
      `&lt;b&gt;&quot;${"a".repeat(5000)}&quot;&lt;/b&gt;\n&amp;</textarea>`,
    );
  });

  it("shows a page for 404 and 409 too", async () => {
    expect(
      (await post(urls.api.like("nobody"), { desired: "true" })).status,
    ).toBe(404);
    const taken = await post(urls.api.handle(person.id), {
      _method: "PATCH",
      username: friend.username,
    });
    expect(taken.status).toBe(409);
    expect(await taken.text()).toContain(`>${friend.username}</textarea>`);
  });

  it("redirects visitors to sign in, unless they would lose what they wrote", async () => {
    const client = new ApiClient();
    expectSeeOther(
      await post(urls.api.like(postId), { desired: "true" }, { client }),
      urls.auth({ returnTo: page }),
    );
    const comment = await post(
      urls.api.comments(postId),
      { content: "Long words" },
      { client },
    );
    expect(comment.status).toBe(401);
    expect(await comment.text()).toContain(">Long words</textarea>");
  });
});

describe("a form that isn't from our pages", () => {
  const forms: [string, Record<string, string>][] = [
    ["like", { desired: "true" }],
    ["interest", { desired: "true" }],
    ["follow", { desired: "true" }],
    ["block", { desired: "true" }],
    ["comments", { content: "x" }],
    ["posts", { type: "text", content: "x" }],
    ["preferences", { preferences: "games" }],
    ["handle", { _method: "PATCH", username: "forged" }],
    ["user", { _method: "DELETE", handle: "forged" }],
    ["post", { _method: "DELETE" }],
  ];
  const getUrl = (name: string) =>
    ({
      posts: urls.api.posts(),
      preferences: urls.api.preferences,
      handle: urls.api.handle(person.id),
      user: urls.api.user(person.id),
      follow: urls.api.follow(friend.id),
      block: urls.api.block(friend.id),
      post: urls.api.post(postId),
    })[name] ?? `${urls.api.post(postId)}/${name}`;

  it.each(forms)("is refused from another site: %s", async (name, fields) => {
    const senders: Record<string, string>[] = [
      { origin: "https://evil.example" },
      { origin: "null" },
      { referer: `${siteUrl}/home` },
    ];
    for (const sender of senders) {
      const headers = { ...sender, "content-type": form };
      await expectProblem(await post(getUrl(name), fields, { headers }), 403);
    }
  });

  it.each(forms)("is refused with another type: %s", async (name, fields) => {
    const status = "_method" in fields ? 405 : 415;
    for (const type of ["text/plain", "multipart/form-data; boundary=x"]) {
      const headers = { origin: siteUrl, "content-type": type };
      await expectProblem(
        await post(getUrl(name), fields, { headers }),
        status,
      );
    }
  });

  it("is refused over the size limit of all bodies", async () => {
    const { status } = await sendRaw({
      method: "POST",
      path: urls.api.comments(postId),
      headers: {
        origin: siteUrl,
        "content-type": form,
        "content-length": `${9 << 20}`,
      },
      body: "content=a",
    });
    expect(status).toBe(413);
  });

  it("is refused for methods and endpoints that don't accept forms", async () => {
    const like = urls.api.like(postId);
    for (const _method of ["DELETE", "GET", "constructor", ""]) {
      await expectProblem(await post(like, { _method, desired: "true" }), 405);
    }
    await expectProblem(await post(urls.api.currentUser, {}), 405);
  });

  it("can't change the method of a JSON request", async () => {
    const body = { _method: "DELETE", handle: person.username };
    await expectProblem(
      await person.client.post(urls.api.user(person.id), body),
      405,
    );
  });
});
