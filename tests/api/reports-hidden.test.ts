import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type { Post } from "~/features/posts/post";
import type { Ticket } from "~/features/reports/queue";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { expectOk } from "../helpers/expect-ok";
import { newUserPerRole } from "../helpers/user-roles";
import { expectProblem } from "../helpers/problem";
import {
  decide,
  newAdmin,
  newHiddenPost,
  newTrustedPeople,
  report,
  ticketRow,
  queueUrl,
} from "../helpers/reports";
import { newPeople, newPerson, newPost, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

// Posts hidden by reports, before an admin's decision.

let admin: SignedIn;
beforeAll(async () => {
  admin = await newAdmin("write");
});

const isHidden = async (postId: string) => {
  const [row] = await sqlRows(
    sql`SELECT hiddenAt IS NOT NULL AS hidden FROM posts WHERE id = ${postId}`,
  );
  return row?.["hidden"] === 1;
};
const listNotifications = async ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));
const requestReview = ({ client }: SignedIn, ticketId: string) =>
  client.post(urls.api.reports(`/${ticketId}/review`));
const hiddenNote = async ({ client }: SignedIn, postId: string) =>
  (await expectOk<Post>(client.get(urls.api.post(postId)))).hidden;

describe("the author of a post hidden by reports", () => {
  it("is notified once, when the post is hidden, with a link to it", async () => {
    const author = await newPerson();
    const targetId = await newPost(author.id);
    const [a, b, c, d] = (await newTrustedPeople(4)) as [
      SignedIn,
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    await report(a, { targetId });
    await report(b, { targetId });
    expect(await listNotifications(author)).toEqual([]);
    await report(c, { targetId });
    await report(d, { targetId });
    expect(await listNotifications(author)).toMatchObject([
      { kind: "hidden_for_review", actors: [], postId: targetId, detail: {} },
    ]);
    // The trigger deletes other users' notifications about the post, but not its author's.
    expect(await isHidden(targetId)).toBe(true);
  });

  it("can request a review once, which keeps the ticket at the top of the queue", async () => {
    const author = await newPerson();
    const { postId, ticketId, crowd } = await newHiddenPost(author);
    const { weight } = await ticketRow(ticketId);
    expect(await hiddenNote(author, postId)).toEqual({
      reason: null,
      ticketId,
    });
    const loadPostPage = async () =>
      (await author.client.get(urls.post(postId))).text();
    expect(await loadPostPage()).toContain(
      `action="${urls.api.reports(`/${ticketId}/review`)}"`,
    );
    expect((await requestReview(author, ticketId)).status).toBe(204);
    expect(await loadPostPage()).not.toContain("Ask for a review");
    const afterRequest = await ticketRow(ticketId);
    expect(afterRequest["weight"]).toBe(Number(weight) + 1000);
    expect(afterRequest["reviewRequestedAt"]).toBeGreaterThan(0);
    expect(await hiddenNote(author, postId)).toEqual({
      reason: null,
      ticketId: null,
    });
    await expectProblem(await requestReview(author, ticketId), 404);
    expect(await ticketRow(ticketId)).toEqual(afterRequest);
    const [first] = await expectOk<Ticket[]>(admin.client.get(queueUrl()));
    expect(first).toMatchObject({
      id: ticketId,
      reviewRequestedAt: new Date(
        Number(afterRequest["reviewRequestedAt"]),
      ).toISOString(),
    });
    // The triggers recompute the weight when a report is withdrawn.
    const address = urls.api.reports(`/${ticketId}`);
    await crowd[0]?.client.send("DELETE", address);
    expect((await ticketRow(ticketId))["weight"]).toBe(
      Number(weight) + 1000 - 2,
    );
  });

  it("is the only user who can request a review, and only while the ticket is open", async () => {
    const [author, stranger] = (await newPeople(2)) as [SignedIn, SignedIn];
    const { ticketId, crowd } = await newHiddenPost(author);
    const before = await ticketRow(ticketId);
    for (const one of [stranger, crowd[0] as SignedIn, admin]) {
      await expectProblem(await requestReview(one, ticketId), 404);
    }
    const visitor = { ...author, client: new ApiClient() };
    await expectProblem(await requestReview(visitor, ticketId), 401);
    expect(await ticketRow(ticketId)).toEqual(before);
    // Authors don't learn of reports about a post that is still visible.
    const open = await report(stranger, { targetId: await newPost(author.id) });
    await expectProblem(await requestReview(author, open), 404);
    await decide(admin, ticketId, { decision: "hide", reason: "So" });
    const decided = await ticketRow(ticketId);
    await expectProblem(await requestReview(author, ticketId), 404);
    expect(await ticketRow(ticketId)).toEqual(decided);
  });
});

describe("a post isn't hidden by reports", () => {
  it("after an admin decided to keep it", async () => {
    const author = await newPerson();
    const { postId, ticketId } = await newHiddenPost(author);
    await decide(admin, ticketId, { decision: "keep" });
    expect(await isHidden(postId)).toBe(false);
    let second = "";
    for (const one of await newTrustedPeople(4)) {
      second = await report(one, { targetId: postId });
    }
    expect(await isHidden(postId)).toBe(false);
    expect(await ticketRow(second)).toMatchObject({
      status: "open",
      hiddenUntilReviewed: 0,
      reportsCount: 4,
    });
    const kinds = (await listNotifications(author)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "hidden_for_review")).toHaveLength(
      1,
    );
  });

  it("by a write admin, a power admin or the owner, unlike a read admin's", async () => {
    const users = await newUserPerRole();
    for (const [role, expected] of [
      ["write", false],
      ["power", false],
      ["owner", false],
      ["read", true],
    ] as const) {
      const { postId } = await newHiddenPost(users[role]);
      expect([role, await isHidden(postId)]).toEqual([role, expected]);
    }
  });
});
