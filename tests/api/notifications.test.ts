import { describe, expect, it } from "vitest";
import type { AppNotification } from "~/features/notifications/notification";
import { urls } from "~/shared/urls";
import { expectOk } from "../helpers/expect-ok";
import { newEvent, notificationCauses } from "../helpers/notification-causes";
import { decide, newAdmin, newTrustedPeople, report } from "../helpers/reports";
import {
  newComments,
  newPeople,
  newPost,
  type SignedIn,
} from "../helpers/seeds";

const notificationsUrl = urls.api.notifications();

const anyText = expect.any(String) as string;
const anyTime = expect.stringMatching(/^2.*Z$/) as string;

async function listNotifications({
  client,
}: SignedIn): Promise<AppNotification[]> {
  const response = await client.get(notificationsUrl);
  expect(response.status).toBe(200);
  return response.json<AppNotification[]>();
}

const toActor = ({ id, username }: SignedIn) => ({
  id,
  firstName: "Ruth",
  lastName: "Reader",
  username,
  profileImageUrl: null,
});

describe("GET /api/notifications", () => {
  it.each(Object.entries(notificationCauses))(
    "returns one notification of the kind %s",
    async (kind, cause) => {
      const [me, other] = (await newPeople(2)) as [SignedIn, SignedIn];
      const { detail, hasNoActors, isNameless, ...target } = await cause(
        me,
        other,
      );
      expect(await listNotifications(me)).toEqual([
        {
          id: anyText,
          kind,
          actors: hasNoActors || isNameless ? [] : [toActor(other)],
          actorsCount: hasNoActors ? 0 : 1,
          postId: null,
          commentId: null,
          group: null,
          detail,
          createdAt: anyTime,
          isRead: false,
          ...target,
        },
      ]);
      const visit = await me.client.get(urls.api.currentUser);
      expect(await visit.json()).toMatchObject({ unreadNotifications: 1 });
    },
  );

  it("returns pages, newest first, with the two latest actors of a group", async () => {
    const [me, ...others] = (await newPeople(4)) as [SignedIn, ...SignedIn[]];
    const postId = await newPost(me.id);
    for (const { client } of others) {
      await expectOk(client.post(urls.api.like(postId), { desired: true }));
    }
    const [author] = others as [SignedIn];
    await newComments(postId, author.id, 3);
    const seen: AppNotification[] = [];
    let next: string | null = `${notificationsUrl}?limit=2`;
    while (next !== null) {
      const response = await me.client.get(next);
      const items = await response.json<AppNotification[]>();
      expect(items.length).toBeLessThanOrEqual(2);
      seen.push(...items);
      const link = response.headers.get("link");
      next = /<([^>]+)>; rel="next"/.exec(link ?? "")?.[1] ?? null;
    }
    const ids = seen.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)].toSorted().reverse());
    expect(seen.map(({ kind }) => kind)).toEqual([
      "comment",
      "comment",
      "comment",
      "like",
    ]);
    expect(seen.at(-1)).toMatchObject({
      actorsCount: 3,
      actors: others.slice(1).reverse().map(toActor),
    });
  });
});

it.each([
  [
    "an admin deletes it",
    (admin: SignedIn, id: string) =>
      admin.client.send("DELETE", urls.api.admin(`posts/${id}`)),
  ],
  [
    "a report is decided so",
    async (admin: SignedIn, id: string) => {
      const [witness] = (await newTrustedPeople(1)) as [SignedIn];
      const ticketId = await report(witness, { targetId: id });
      return decide(admin, ticketId, { decision: "delete", reason: "So" });
    },
  ],
])("an event is cancelled when %s", async (_, remove) => {
  const [me, host] = (await newPeople(2)) as [SignedIn, SignedIn];
  const { id, detail } = await newEvent(host, me);
  await expectOk(remove(await newAdmin("write", true), id));
  expect(await listNotifications(me)).toMatchObject([
    { kind: "cancelled", detail, postId: null, actors: [] },
  ]);
});
