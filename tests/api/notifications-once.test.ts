import { describe, expect, it } from "vitest";
import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import { deleteExpiredNotifications } from "~/features/notifications/notifications.server";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { newDevice } from "../helpers/push-calls";
import { newPeople, newPost, type SignedIn } from "../helpers/seeds";
import { sqlBatch, sqlRows } from "../helpers/site";

/** Runs the scheduled job on the site's own database. */
const site = { batch: sqlBatch } as unknown as Db;

const hour = 3_600_000;

const listNotifications = ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));

const toActor = ({ id, username }: SignedIn) => ({
  id,
  firstName: "Ruth",
  lastName: "Reader",
  username,
  profileImageUrl: null,
});

describe("the same action by the same user", () => {
  /** Performs the action or undoes it. */
  type SetAction = (desired: boolean) => Promise<unknown>;

  const actions: Record<
    string,
    (me: SignedIn, other: SignedIn) => Promise<SetAction>
  > = {
    "a like": async (me, { client }) => {
      const postId = await newPost(me.id);
      return (desired) =>
        expectOk(client.post(urls.api.like(postId), { desired }));
    },
    "a follow": (me, { client }) =>
      Promise.resolve((desired) =>
        expectOk(client.post(urls.api.follow(me.id), { desired })),
      ),
    "a request": async (me, { client }) => {
      await expectOk(
        me.client.post(urls.api.followApproval, { desired: true }),
      );
      return (desired) =>
        expectOk(client.post(urls.api.follow(me.id), { desired }));
    },
    "a mention": async (me, other) => {
      const postId = await newPost(other.id);
      return (desired) => {
        const content = desired ? `Amen, @${me.username}` : "Amen";
        return expectOk(
          other.client.send("PUT", urls.api.post(postId), {
            body: { content },
          }),
        );
      };
    },
  };

  it.each(Object.entries(actions))(
    "notifies of %s once in 24 hours",
    async (_, prepare) => {
      const [me, other] = (await newPeople(2)) as [SignedIn, SignedIn];
      await newDevice(me);
      const setAction = await prepare(me, other);
      const seen = async () => {
        const [row] = await sqlRows(
          sql`SELECT unreadNotifications AS unread, (SELECT count(*) FROM pushes WHERE userId = users.id) AS pushes
              FROM users WHERE id = ${me.id}`,
        );
        const reads = (await listNotifications(me)).map(({ isRead }) => isRead);
        return { ...row, reads };
      };
      const notified = { unread: 1, pushes: 1, reads: [false] };
      const withdrawn = { unread: 0, pushes: 0, reads: [] };
      await setAction(true);
      expect(await seen()).toEqual(notified);
      for (let times = 0; times < 3; times += 1) {
        await setAction(false);
        expect(await seen()).toEqual(withdrawn);
        await setAction(true);
        expect(await seen()).toEqual({ ...notified, pushes: 0 });
        const [notification] = await listNotifications(me);
        expect(notification).toMatchObject({
          actors: [toActor(other)],
          actorsCount: 1,
        });
      }
      // A notification that was read comes back as read.
      const [{ id } = { id: "" }] = await listNotifications(me);
      await expectOk(me.client.post(urls.api.notifications("/read"), { id }));
      await setAction(false);
      await setAction(true);
      expect(await seen()).toEqual({ unread: 0, pushes: 0, reads: [true] });
      // A day later, even if the scheduled job hasn't run.
      await setAction(false);
      await sqlBatch([
        sql`UPDATE withdrawn_notifications SET notifiedAt = notifiedAt - ${24 * hour} WHERE userId = ${me.id}`,
      ]);
      await setAction(true);
      expect(await seen()).toEqual(notified);
    },
  );

  it("joins an unread group, but none from more than 12 hours ago", async () => {
    const [me, first, second] = (await newPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    const postId = await newPost(me.id);
    const like = ({ client }: SignedIn, desired = true) =>
      expectOk(client.post(urls.api.like(postId), { desired }));
    await like(first);
    await like(second);
    await like(first, false);
    await like(first);
    expect(await listNotifications(me)).toMatchObject([
      { actorsCount: 2, isRead: false },
    ]);
    // An unread group from more than 12 hours ago stays as it is.
    await like(first, false);
    await sqlBatch([
      sql`UPDATE notifications SET createdAt = createdAt - ${13 * hour} WHERE userId = ${me.id}`,
    ]);
    await like(first);
    expect(await listNotifications(me)).toMatchObject([
      { actors: [toActor(first)], isRead: false },
      { actors: [toActor(second)], isRead: false },
    ]);
  });

  it("is deleted with either account", async () => {
    const [me, other, third] = (await newPeople(3)) as [
      SignedIn,
      SignedIn,
      SignedIn,
    ];
    const rows = () =>
      sqlRows(
        sql`SELECT actorId FROM withdrawn_notifications WHERE userId = ${me.id} ORDER BY notifiedAt`,
      );
    for (const { client } of [other, third]) {
      for (const desired of [true, false]) {
        await expectOk(client.post(urls.api.follow(me.id), { desired }));
      }
    }
    await expectOk(
      third.client.post(urls.api.follow(me.id), { desired: true }),
    );
    expect(await rows()).toHaveLength(2);
    await sqlBatch([sql`DELETE FROM users WHERE id = ${other.id}`]);
    expect(await rows()).toEqual([{ actorId: third.id }]);
    await sqlBatch([sql`DELETE FROM users WHERE id = ${me.id}`]);
    expect(await rows()).toEqual([]);
  });

  it("is deleted after 24 hours", async () => {
    const [me, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    for (const desired of [true, false]) {
      await expectOk(other.client.post(urls.api.follow(me.id), { desired }));
    }
    await deleteExpiredNotifications(site, Date.now() + 24 * hour);
    expect(
      await sqlRows(
        sql`SELECT 1 FROM withdrawn_notifications WHERE userId = ${me.id}`,
      ),
    ).toEqual([]);
  });
});
