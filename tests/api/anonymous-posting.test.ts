import { expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import { newPerson, newPrayer, type SignedIn } from "../helpers/seeds";
import { siteUrl, sqlBatch, sqlCount, sqlRows } from "../helpers/site";

/** Old enough to ask without a name. */
async function newAsker(): Promise<SignedIn> {
  const person = await newPerson();
  await sqlBatch([sql`UPDATE users SET createdAt = 1 WHERE id = ${person.id}`]);
  return person;
}

it("creates a request without a name from a form, and says why other kinds can't", async () => {
  const { client, id } = await newAsker();
  const send = (fields: Record<string, string>) =>
    client.raw(urls.api.posts(), {
      method: "POST",
      headers: {
        origin: siteUrl,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: new URLSearchParams({
        ...{ content: "Help us", audience: "everyone", anonymous: "true" },
        ...fields,
      }).toString(),
    });
  expect((await send({ type: "prayer" })).status).toBe(303);
  for (const [fields, message] of [
    [
      { type: "text" },
      "Only a prayer request can be posted without your name.",
    ],
    [
      { type: "prayer", audience: "me" },
      "A request without your name is for everyone.",
    ],
  ] as const) {
    const refused = await send(fields);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(message);
  }
  expect(
    await sqlRows(sql`SELECT type, anonymous FROM posts WHERE userId = ${id}`),
  ).toEqual([{ type: "prayer", anonymous: 1 }]);
});

it("counts deleted requests too", async () => {
  const { client } = await newAsker();
  const body = { type: "prayer", content: "Help us", anonymous: true };
  const ask = () => client.post(urls.api.posts(), body);
  for (let i = 0; i < 3; i++) {
    const { id } = await expectOk<Post>(ask());
    expect((await client.send("DELETE", urls.api.post(id))).status).toBe(204);
  }
  const refuse = async () => expectProblem(await ask(), 403);
  await expectNoWrites([{ name: "a fourth", send: refuse }]);
});

it("mentions nobody when the author edits the request or a comment below it", async () => {
  const { client, id } = await newAsker();
  const friend = await newPerson();
  const postId = await newPrayer(id, true);
  const content = `Pray with @${friend.username}`;
  const comment = await expectOk<Comment>(
    client.post(urls.api.comments(postId), { content: "Thanks" }),
  );
  const edit = { body: { content } };
  const edited = await expectOk<Post>(
    client.send("PUT", urls.api.post(postId), edit),
  );
  expect(edited).toMatchObject({ content, user: null, isOwn: true });
  await expectOk(
    client.send("PATCH", urls.api.comment(postId, comment.id), edit),
  );
  for (const table of [sql`mentions`, sql`notifications`])
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM ${table} WHERE userId = ${friend.id}`,
      ),
    ).toBe(0);
});
