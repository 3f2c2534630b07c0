import { beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import {
  newComments,
  newPeople,
  newPost,
  type SignedIn,
} from "../helpers/seeds";
import { sqlRows } from "../helpers/site";

const listNotifications = ({ client }: SignedIn) =>
  expectOk<AppNotification[]>(client.get(urls.api.notifications()));

describe("POST /api/notifications/read", () => {
  let me: SignedIn;
  let other: SignedIn;
  let postId: string;

  beforeAll(async () => {
    [me, other] = (await newPeople(2)) as [SignedIn, SignedIn];
    postId = await newPost(me.id);
  });

  const read = ({ client }: SignedIn, body: object) =>
    expectOk(client.post(urls.api.notifications("/read"), body));

  it("marks one notification, then a range, and returns the unread count", async () => {
    await newComments(postId, other.id, 4);
    const [, second, third, fourth] = await listNotifications(me);
    expect(await read(me, { id: fourth?.id })).toEqual({ unread: 3 });
    expect(await read(me, { id: fourth?.id })).toEqual({ unread: 3 });
    expect(await read(me, { upTo: second?.id })).toEqual({ unread: 1 });
    expect((await listNotifications(me)).map(({ isRead }) => isRead)).toEqual([
      false,
      true,
      true,
      true,
    ]);
    expect(await read(me, {})).toEqual({ unread: 1 });
    // Users can't mark other users' notifications as read.
    expect(await read(other, { id: third?.id })).toEqual({ unread: 0 });
    expect(await read(other, { upTo: "~" })).toEqual({ unread: 0 });
    expect((await listNotifications(me))[0]?.isRead).toBe(false);
    expect(await listNotifications(other)).toEqual([]);
  });

  it("keeps the unread count right under concurrent likes, unlikes and reads", async () => {
    const upTo = "~";
    const crowd = await newPeople(10);
    await Promise.all([
      ...crowd.flatMap(({ client }) =>
        [true, false, true].map((desired) =>
          expectOk(client.post(urls.api.like(postId), { desired })),
        ),
      ),
      ...Array.from({ length: 10 }, () => read(me, { upTo })),
    ]);
    const notifications = await listNotifications(me);
    const visit = await me.client.get(urls.api.currentUser);
    expect(await visit.json()).toMatchObject({
      unreadNotifications: notifications.filter(({ isRead }) => !isRead).length,
    });
    const likes = (
      await sqlRows(sql`SELECT 1 FROM likes WHERE postId = ${postId}`)
    ).length;
    const groups = notifications.filter(({ kind }) => kind === "like");
    expect(groups.reduce((sum, one) => sum + one.actorsCount, 0)).toBe(likes);
    expect(await read(me, { upTo })).toEqual({ unread: 0 });
  });
});
