import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type { Post } from "~/features/posts/post";
import { queueUrl } from "~/features/reports/queue-url";
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
} from "../helpers/reports";
import { newPeople, newPerson, newPost, type SignedIn } from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

// Posts that reports alone have hidden.

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
const noticesOf = async ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));
const askForReview = ({ client }: SignedIn, ticketId: string) =>
  client.post(urls.api.reports(`/${ticketId}/review`));
const hiddenNote = async ({ client }: SignedIn, postId: string) =>
  (await expectOk<Post>(client.get(urls.api.post(postId)))).hidden;

describe("the author of a post that is hidden by count", () => {
  it("is notified by the report that hides it, once, and led to the post", async () => {
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
    expect(await noticesOf(author)).toEqual([]);
    await report(c, { targetId });
    await report(d, { targetId });
    expect(await noticesOf(author)).toMatchObject([
      { kind: "hidden_for_review", actors: [], postId: targetId, detail: {} },
    ]);
    // Others who were notified of the post aren't any more: the trigger spares its author.
    expect(await isHidden(targetId)).toBe(true);
  });

  it("asks for a review once, which moves the ticket to the top for good", async () => {
    const author = await newPerson();
    const { postId, ticketId, crowd } = await newHiddenPost(author);
    const { weight } = await ticketRow(ticketId);
    expect(await hiddenNote(author, postId)).toEqual({
      reason: null,
      ticketId,
    });
    const shown = async () =>
      (await author.client.get(urls.post(postId))).text();
    expect(await shown()).toContain(
      `action="${urls.api.reports(`/${ticketId}/review`)}"`,
    );
    expect((await askForReview(author, ticketId)).status).toBe(204);
    expect(await shown()).not.toContain("Ask for a review");
    const asked = await ticketRow(ticketId);
    expect(asked["weight"]).toBe(Number(weight) + 1000);
    expect(asked["reviewRequestedAt"]).toBeGreaterThan(0);
    expect(await hiddenNote(author, postId)).toEqual({
      reason: null,
      ticketId: null,
    });
    await expectProblem(await askForReview(author, ticketId), 404);
    expect(await ticketRow(ticketId)).toEqual(asked);
    const [first] = await expectOk<Ticket[]>(admin.client.get(queueUrl()));
    expect(first).toMatchObject({
      id: ticketId,
      reviewRequestedAt: new Date(
        Number(asked["reviewRequestedAt"]),
      ).toISOString(),
    });
    // The triggers recompute the weight when a report is withdrawn.
    const address = urls.api.reports(`/${ticketId}`);
    await crowd[0]?.client.send("DELETE", address);
    expect((await ticketRow(ticketId))["weight"]).toBe(
      Number(weight) + 1000 - 2,
    );
  });

  it("is the only one who can ask, and only while the ticket is open", async () => {
    const [author, stranger] = (await newPeople(2)) as [SignedIn, SignedIn];
    const { ticketId, crowd } = await newHiddenPost(author);
    const before = await ticketRow(ticketId);
    for (const one of [stranger, crowd[0] as SignedIn, admin]) {
      await expectProblem(await askForReview(one, ticketId), 404);
    }
    const visitor = { ...author, client: new ApiClient() };
    await expectProblem(await askForReview(visitor, ticketId), 401);
    expect(await ticketRow(ticketId)).toEqual(before);
    // One that was reported and shows still is nothing its author learns of.
    const open = await report(stranger, { targetId: await newPost(author.id) });
    await expectProblem(await askForReview(author, open), 404);
    await decide(admin, ticketId, { decision: "hide", reason: "So" });
    const decided = await ticketRow(ticketId);
    await expectProblem(await askForReview(author, ticketId), 404);
    expect(await ticketRow(ticketId)).toEqual(decided);
  });
});

describe("a post is not hidden by count", () => {
  it("after it was kept", async () => {
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
    const kinds = (await noticesOf(author)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === "hidden_for_review")).toHaveLength(
      1,
    );
  });

  it("where it is of a write admin, a power admin or the owner; a read admin's is", async () => {
    const officials = await newUserPerRole();
    for (const [office, expected] of [
      ["write", false],
      ["power", false],
      ["owner", false],
      ["read", true],
    ] as const) {
      const { postId } = await newHiddenPost(officials[office]);
      expect([office, await isHidden(postId)]).toEqual([office, expected]);
    }
  });
});
