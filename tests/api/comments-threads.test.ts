import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Comment } from "~/features/comments/comment";
import { urls } from "~/shared/urls";
import { findWrongCounts } from "../helpers/find-wrong-counts";
import { expectProblem } from "../helpers/problem";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

let author: SignedIn;
let ann: SignedIn;
let ben: SignedIn;
let postId: string;

beforeAll(async () => {
  [author, ann, ben] = (await newPeople(3)) as [SignedIn, SignedIn, SignedIn];
});
beforeEach(async () => {
  postId = await newPost(author.id);
});

async function comment(by: SignedIn, content: string, parentId?: string) {
  const response = await by.client.post(urls.api.comments(postId), {
    content,
    parentId,
  });
  expect(response.status).toBe(201);
  return response.json<Comment>();
}

async function list(
  by: SignedIn,
  query: Parameters<typeof urls.api.comments>[1] = {},
) {
  const response = await by.client.get(urls.api.comments(postId, query));
  expect(response.status).toBe(200);
  return response.json<Comment[]>();
}

const contents = (comments: Comment[]) =>
  comments.map(({ content }) => content);

const edit = (by: SignedIn, id: string, content: unknown) =>
  by.client.send("PATCH", urls.api.comment(postId, id), { body: { content } });

const listNotifications = async (user: SignedIn) =>
  (
    await sqlRows(
      sql`SELECT kind, detail ->> '$.text' AS text, detail ->> '$.isReply' AS isReply FROM notifications
          WHERE userId = ${user.id} AND postId = ${postId} ORDER BY id`,
    )
  ).map(({ kind, text, isReply }) => [kind, text, isReply]);

describe("replies", () => {
  it("follow their comment, three at first, and the others on request", async () => {
    const first = await comment(ann, "First");
    await comment(ann, "Second");
    for (const n of [1, 2, 3, 4, 5]) await comment(ben, `Reply ${n}`, first.id);
    const listed = await list(ann);
    expect(contents(listed)).toEqual([
      "First",
      "Reply 1",
      "Reply 2",
      "Reply 3",
      "Second",
    ]);
    expect(listed.map(({ parentId }) => parentId)).toEqual([
      null,
      first.id,
      first.id,
      first.id,
      null,
    ]);
    expect(listed.map(({ repliesCount }) => repliesCount)).toEqual([
      5, 5, 5, 5, 0,
    ]);
    const page = { parentId: first.id, cursor: listed[3]?.id ?? "" };
    expect(contents(await list(ann, page))).toEqual(["Reply 4", "Reply 5"]);
    expect(await findWrongCounts()).toEqual([]);
  });

  it("to a reply join its thread and are found with its first comment", async () => {
    const parent = await comment(ann, "First");
    const reply = await comment(ben, "Reply", parent.id);
    const joined = await comment(ann, "Joined", reply.id);
    expect(joined).toMatchObject({ parentId: parent.id, repliesCount: 2 });
    expect(contents(await list(ben, { commentId: joined.id }))).toEqual([
      "First",
      "Joined",
    ]);
  });

  it("remain when their comment or its author's account is deleted", async () => {
    const [leaver] = (await newPeople(1)) as [SignedIn];
    for (const by of [ann, leaver]) {
      const parent = await comment(by, "First");
      await comment(ben, "Reply", parent.id);
    }
    const [parent] = await list(ben);
    await ann.client.send("DELETE", urls.api.comment(postId, parent?.id ?? ""));
    await sqlBatch([sql`DELETE FROM users WHERE id = ${leaver.id}`]);
    expect(contents(await list(ben))).toEqual(["Reply", "Reply"]);
    // A reply to a reply can still join the thread.
    const [reply] = await list(ben);
    expect(await comment(ann, "Joined", reply?.id)).toMatchObject({
      parentId: parent?.id,
      repliesCount: 2,
    });
    expect(await findWrongCounts()).toEqual([]);
  });

  it("are listed without a comment that is blocked, muted or hidden, and the thread only while one is visible", async () => {
    const parent = await comment(ann, "First");
    const reply = await comment(author, "Reply", parent.id);
    const hide = [
      sql`UPDATE comments SET hiddenAt = 1 WHERE id = ${parent.id}`,
      sql`INSERT INTO blocks VALUES (${ann.id}, ${ben.id}, 1)`,
      sql`INSERT INTO mutes VALUES (${ben.id}, ${ann.id}, 1)`,
    ];
    const show = [
      sql`UPDATE comments SET hiddenAt = NULL WHERE id = ${parent.id}`,
      sql`DELETE FROM blocks WHERE blockerId = ${ann.id}`,
      sql`DELETE FROM mutes WHERE muterId = ${ben.id}`,
    ];
    for (const [at, statement] of hide.entries()) {
      await sqlBatch([statement]);
      expect(contents(await list(ben))).toEqual(["Reply"]);
      await sqlBatch([show[at] ?? statement]);
    }
    await sqlBatch([
      sql`UPDATE comments SET hiddenAt = 1 WHERE id IN (${parent.id}, ${reply.id})`,
    ]);
    expect(await list(ben)).toEqual([]);
    expect(await findWrongCounts()).toEqual([]);
    await sqlBatch([
      sql`UPDATE comments SET hiddenAt = NULL WHERE id = ${reply.id}`,
    ]);
    expect(contents(await list(ben))).toEqual(["Reply"]);
    expect(await findWrongCounts()).toEqual([]);
  });

  it("are refused to a comment that the user can't see or that is elsewhere", async () => {
    const parent = await comment(ann, "First");
    await sqlBatch([sql`INSERT INTO blocks VALUES (${ann.id}, ${ben.id}, 1)`]);
    const reply = (url: string, parentId: string) =>
      ben.client.post(url, { content: "Reply", parentId });
    const elsewhere = urls.api.comments(await newPost(author.id));
    const here = urls.api.comments(postId);
    await expectProblem(await reply(here, parent.id), 404);
    await expectProblem(await reply(here, "nobody"), 404);
    await sqlBatch([sql`DELETE FROM blocks WHERE blockerId = ${ann.id}`]);
    const problem = await expectProblem(await reply(elsewhere, parent.id), 404);
    expect(problem.detail).toBe("This comment is no longer available.");
    expect(
      await sqlCount(
        sql`SELECT count(*) FROM comments WHERE userId = ${ben.id} AND parentId = ${parent.id}`,
      ),
    ).toBe(0);
  });

  it("notify the authors of the comment and of its thread once each", async () => {
    const parent = await comment(ann, "First");
    const reply = await comment(ben, `@${ann.username} Reply`, parent.id);
    expect(await listNotifications(ann)).toEqual([
      ["mention", `@${ann.username} Reply`, 1],
    ]);
    await comment(author, "Joined", reply.id);
    expect((await listNotifications(ann)).at(-1)).toEqual([
      "mention",
      "Joined",
      1,
    ]);
    expect(await listNotifications(ben)).toEqual([["mention", "Joined", 1]]);
    // The post's author gets the notification of the comment instead.
    const own = await comment(author, "Own");
    await comment(ben, "To the author", own.id);
    expect((await listNotifications(author)).map(([kind]) => kind)).toEqual([
      "comment",
      "comment",
      "comment",
    ]);
  });
});

describe("editing", () => {
  it("changes text, mentions and what notifications quote, but no report", async () => {
    const { id } = await comment(ann, `Amen, @${ben.username}`);
    await author.client.post(urls.api.reports(), {
      kind: "comment",
      targetId: id,
      reason: "spam",
    });
    const response = await edit(ann, id, " Selah ");
    expect(response.status).toBe(200);
    const edited = await response.json<Comment>();
    expect(edited).toMatchObject({
      content: "Selah",
      editedAt: expect.stringMatching(/Z$/) as string,
    });
    expect(await list(author)).toEqual([{ ...edited, isOwn: false }]);
    expect(await listNotifications(ben)).toEqual([]);
    expect(await listNotifications(author)).toEqual([
      ["comment", "Selah", null],
    ]);
    expect(
      await sqlRows(
        sql`SELECT snapshot ->> '$.text' AS text FROM report_tickets WHERE targetId = ${id}`,
      ),
    ).toEqual([{ text: `Amen, @${ben.username}` }]);
    await edit(ann, id, `Selah, @${ben.username}`);
    expect(await listNotifications(ben)).toEqual([
      ["mention", `Selah, @${ben.username}`, 0],
    ]);
  });

  it("with the same text doesn't mark it as edited", async () => {
    const { id } = await comment(ann, "Amen");
    const response = await edit(ann, id, "Amen");
    expect((await response.json<Comment>()).editedAt).toBeNull();
  });

  it("is refused to others, for other posts and without text", async () => {
    const { id } = await comment(ann, "Amen");
    await expectProblem(await edit(ben, id, "No"), 403);
    await expectProblem(await edit(author, id, "No"), 403);
    await expectProblem(await edit(ann, id, " "), 422);
    await expectProblem(await edit(ann, "nobody", "No"), 404);
    const elsewhere = urls.api.comment(await newPost(author.id), id);
    await expectProblem(
      await ann.client.send("PATCH", elsewhere, { body: { content: "No" } }),
      404,
    );
    expect(await list(ann)).toMatchObject([
      { content: "Amen", editedAt: null },
    ]);
  });
});
