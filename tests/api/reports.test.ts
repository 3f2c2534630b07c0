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

const canSee = async ({ client }: SignedIn, postId: string) =>
  (await client.get(urls.api.post(postId))).status === 200;

const listOwnReports = async ({ client }: SignedIn) =>
  (await client.get(urls.api.reports())).json<OwnReport[]>();

describe("POST /api/reports", () => {
  it("opens a ticket with a snapshot of the post and returns its id", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const postId = await newPost(author.id);
    const response = await sendReport(reader, {
      targetId: postId,
      message: " Not true ",
    });
    expect(response.status).toBe(201);
    const body = await response.json<ReportResponse>();
    expect(body).toEqual({
      ticketId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
      muted: false,
    });
    const row = await ticketRow(body.ticketId);
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
      isAnonymous: 0,
      postId,
      groupId: null,
      text: "Post 1",
      imageUrl: null,
      imageAlt: null,
      images: [],
      videoUrl: null,
    });
    expect(await listOwnReports(reader)).toEqual([
      {
        ticketId: body.ticketId,
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

  it("keeps the snapshot and the report when the post or its author is deleted", async () => {
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

  it("accepts comments and users too, and mutes the reported user on request", async () => {
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
    const [own] = await listOwnReports(reader);
    expect(own).toMatchObject({ kind: "person", postId: null });
  });

  it("writes nothing across a block, not even a mute or a change of an earlier report", async () => {
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
      [reader, earlier].flatMap((reporter) =>
        [targetId, author.id].map((id) => ({
          name: id,
          send: async () => {
            const kind = id === author.id ? "person" : "post";
            const what = { kind, targetId: id, mute: true } as const;
            await expectProblem(await sendReport(reporter, what), 404);
          },
        })),
      ),
    );
  });

  it("updates the user's earlier report instead of opening a ticket", async () => {
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

  it("opens one ticket of the right weight for ten concurrent reports, and hides the post", async () => {
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
    expect(await canSee(crowd[0] as SignedIn, targetId)).toBe(false);
    expect(await canSee(author, targetId)).toBe(true);
  });

  it.each([
    ["of the user's own post", "post", 422],
    ["of oneself", "person", 422],
    ["of a missing post", "nothing", 404],
  ])("rejects a report %s", async (_, what, status) => {
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

  it('requires a message for the reason "other", and a signed-in user', async () => {
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

  it("returns 404 across a block, except to the blocker", async () => {
    const [author, reader] = (await newPeople(2)) as [SignedIn, SignedIn];
    const targetId = await newPost(author.id);
    const block = { desired: true };
    await author.client.post(urls.api.block(reader.id), block);
    await expectProblem(await sendReport(reader, { targetId }), 404);
    const person = { kind: "person", targetId: author.id } as const;
    await expectProblem(await sendReport(reader, person), 404);
    // The blocker may still report the blocked user.
    const back = { kind: "person", targetId: reader.id } as const;
    expect((await sendReport(author, back)).status).toBe(201);
  });
});

describe("a post waiting for review", () => {
  it("is hidden by three users with good records, but not by any number of others", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    for (const one of await newPeople(4)) await report(one, { targetId });
    const [a, b, c] = (await newTrustedPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await report(a, { targetId });
    // A second report by the same user doesn't count.
    await report(a, { targetId, reason: "hate" });
    await report(b, { targetId });
    expect(await canSee(c, targetId)).toBe(true);
    await report(c, { targetId });
    expect(await canSee(c, targetId)).toBe(false);
    const own = await author.client.get(urls.api.post(targetId));
    expect((await own.json<Post>()).hidden).toEqual({
      reason: null,
      ticketId: expect.any(String) as string,
    });
  });

  it("is removed from the edge cache, and visible again when all reports are withdrawn", async () => {
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
    expect(await canSee(crowd[0] as SignedIn, targetId)).toBe(true);
  });
});
