import { describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import type { OwnReport, ReportResponse } from "~/features/reports/report";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectNoWrites } from "../helpers/no-writes";
import { expectProblem } from "../helpers/problem";
import {
  newTrustedPeople,
  report,
  sendReport,
  ticketRow,
} from "../helpers/reports";
import {
  newComments,
  newPeople,
  newPerson,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlBatch, sqlCount, sqlRows } from "../helpers/site";

const isSeen = async ({ client }: SignedIn, postId: string) =>
  (await client.get(urls.api.post(postId))).status === 200;

const owned = async ({ client }: SignedIn) =>
  (await client.get(urls.api.reports())).json<OwnReport[]>();

describe("POST /api/reports", () => {
  it("opens a ticket with what was there, and says so", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPost(author.id);
    const response = await sendReport(reader, {
      targetId: postId,
      message: " Not true ",
    });
    expect(response.status).toBe(201);
    const reply = await response.json<ReportResponse>();
    expect(reply).toEqual({
      ticketId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      muted: false,
    });
    const row = await ticketRow(reply.ticketId);
    expect(row).toMatchObject({
      kind: "post",
      targetId: postId,
      subjectId: author.id,
      status: "open",
      reportsCount: 1,
      weight: 2,
    });
    expect(JSON.parse(String(row["snapshot"]))).toEqual({
      type: "text",
      authorId: author.id,
      postId,
      text: "Post 1",
      imageUrl: null,
      imageAlt: null,
      videoUrl: null,
    });
    expect(await owned(reader)).toEqual([
      {
        ticketId: reply.ticketId,
        kind: "post",
        targetId: postId,
        postId,
        reason: "spam",
        message: "Not true",
        createdAt: expect.stringMatching(/Z$/) as string,
        outcome: "waiting",
      },
    ]);
  });

  it("keeps the snapshot and the report when the post goes, and when its author does", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPost(author.id);
    const ticketId = await report(reader, { targetId: postId });
    await author.client.send("DELETE", urls.api.post(postId));
    const { snapshot } = await ticketRow(ticketId);
    expect(String(snapshot)).toContain("Post 1");
    await sqlBatch([sql`DELETE FROM users WHERE id = ${author.id}`]);
    expect(await ticketRow(ticketId)).toMatchObject({
      status: "open",
      snapshot,
      subjectId: author.id,
    });
    expect(
      await sqlRows(
        sql`SELECT reporterId FROM reports WHERE ticketId = ${ticketId}`,
      ),
    ).toEqual([{ reporterId: reader.id }]);
  });

  it("takes comments and people too, and mutes whom it is about where that is wanted", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPost(author.id);
    const [commentId = ""] = await newComments(postId, author.id, 1);
    const comment = await report(reader, {
      kind: "comment",
      targetId: commentId,
    });
    const response = await sendReport(reader, {
      kind: "person",
      targetId: author.id,
      reason: "child",
      mute: true,
    });
    expect(await response.json()).toMatchObject({ muted: true });
    const muted = await reader.client.get(urls.api.mutedUsers());
    expect(await muted.text()).toContain(author.id);
    expect(await ticketRow(comment)).toMatchObject({ kind: "comment" });
    const [own] = await owned(reader);
    expect(own).toMatchObject({ kind: "person", postId: null });
  });

  it("across a block writes nothing, not even a mute or a change of an earlier report", async () => {
    const [author, reader, earlier] = (await newPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    const targetId = await newPost(author.id);
    await report(earlier, { targetId });
    for (const { id } of [reader, earlier]) {
      await author.client.post(urls.api.block(id), { desired: true });
    }
    await expectNoWrites(
      [reader, earlier].flatMap((who) =>
        [targetId, author.id].map((id) => ({
          name: id,
          send: async () => {
            const kind = id === author.id ? "person" : "post";
            const what = { kind, targetId: id, mute: true } as const;
            await expectProblem(await sendReport(who, what), 404);
          },
        })),
      ),
    );
  });

  it("by the same person again changes what they say, and opens nothing", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    const first = await report(reader, { targetId });
    const second = await report(reader, { targetId, reason: "danger" });
    expect(second).toBe(first);
    expect(await ticketRow(first)).toMatchObject({
      reportsCount: 1,
      weight: 13,
    });
  });

  it("by ten at once is one ticket of the right weight, and hides the post", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    const crowd = [...(await newTrustedPeople(5)), ...(await newPeople(5))];
    const tickets = await Promise.all(
      crowd.map((one) => report(one, { targetId })),
    );
    expect(new Set(tickets).size).toBe(1);
    expect(await ticketRow(tickets[0] ?? "")).toMatchObject({
      reportsCount: 10,
      weight: 5 * 2 + 5 + 1,
      hiddenUntilReviewed: 1,
    });
    expect(await isSeen(crowd[0] as SignedIn, targetId)).toBe(false);
    expect(await isSeen(author, targetId)).toBe(true);
  });

  it.each([
    ["of one's own", "post", 422],
    ["of oneself", "person", 422],
    ["of nothing", "nothing", 404],
  ])("%s is refused", async (_, what, status) => {
    const person = await newPerson();
    const targetId =
      what === "post"
        ? await newPost(person.id)
        : what === "person"
          ? person.id
          : "nothing";
    const kind = what === "person" ? "person" : "post";
    await expectProblem(await sendReport(person, { kind, targetId }), status);
    expect(
      await sqlCount(
        sql`SELECT count(*) AS n FROM report_tickets WHERE targetId = ${targetId} AND subjectId = ${person.id}`,
      ),
    ).toBe(0);
  });

  it("needs words for something else, and somebody who is signed in", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    const bare = await sendReport(reader, { targetId, reason: "other" });
    const { issues } = await expectProblem(bare, 422);
    expect(issues).toEqual([
      { path: "message", message: "Please describe what's wrong." },
    ]);
    await report(reader, { targetId, reason: "other", message: "A riddle" });
    const visitor = await new ApiClient().post(urls.api.reports(), {});
    await expectProblem(visitor, 401);
  });

  it("does not reach across a block", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    const block = { desired: true };
    await author.client.post(urls.api.block(reader.id), block);
    await expectProblem(await sendReport(reader, { targetId }), 404);
    const person = { kind: "person", targetId: author.id } as const;
    await expectProblem(await sendReport(reader, person), 404);
    // Whoever has blocked somebody may still report them.
    const back = { kind: "person", targetId: reader.id } as const;
    expect((await sendReport(author, back)).status).toBe(201);
  });
});

describe("a post that waits to be looked at", () => {
  it("is hidden by three with good records, and by no crowd of others", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    for (const one of await newPeople(4)) await report(one, { targetId });
    const [a, b, c] = (await newTrustedPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await report(a, { targetId });
    // Twice the same person is one person.
    await report(a, { targetId, reason: "hate" });
    await report(b, { targetId });
    expect(await isSeen(c, targetId)).toBe(true);
    await report(c, { targetId });
    expect(await isSeen(c, targetId)).toBe(false);
    const own = await author.client.get(urls.api.post(targetId));
    expect((await own.json<Post>()).hidden).toEqual({
      reason: null,
      ticketId: expect.any(String) as string,
    });
  });

  it("is not forgotten at the edge, and shows again when all take it back", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    const crowd = await newTrustedPeople(3);
    const visitor = new ApiClient();
    expect((await visitor.get(urls.post(targetId))).status).toBe(200);
    const tickets = [];
    for (const one of crowd) tickets.push(await report(one, { targetId }));
    expect((await visitor.get(urls.post(targetId))).status).toBe(404);
    for (const one of crowd) {
      const address = urls.api.reports(`/${tickets[0] ?? ""}`);
      expect((await one.client.send("DELETE", address)).status).toBe(204);
    }
    expect(await ticketRow(tickets[0] ?? "")).toMatchObject({
      status: "withdrawn",
      reportsCount: 0,
      weight: 0,
    });
    expect((await visitor.get(urls.post(targetId))).status).toBe(200);
    expect(await isSeen(crowd[0] as SignedIn, targetId)).toBe(true);
  });
});
