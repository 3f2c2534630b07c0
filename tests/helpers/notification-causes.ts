import { sql } from "~/db/sql";
import { sendEventNotifications } from "~/features/notifications/event-notifications.server";
import type { AppNotification } from "~/features/notifications/notification";
import type { Comment } from "~/features/comments/comment";
import { sendCheckIns, sendPrayerNews } from "~/features/prayer/news.server";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { expectOk } from "./expect-ok";
import { groupNotificationCauses } from "./group-notification-causes";
import {
  decide,
  newAdmin,
  newHiddenPost,
  newTrustedPeople,
  report,
} from "./reports";
import { newPeople, newPost, newPrayer, type SignedIn } from "./seeds";
import { sqlBatch } from "./site";
import { siteDb } from "./site-db";

const hour = 3_600_000;

const comment = ({ client }: SignedIn, postId: string, content = "Amen") =>
  expectOk<Comment>(client.post(urls.api.comments(postId), { content }));

/** Creates an event by `host` in two hours, in which `guest` is interested. */
export async function newEvent(host: SignedIn, guest: SignedIn) {
  const startsAt = new Date(Date.now() + 2 * hour).toISOString();
  const when = {
    date: startsAt.slice(0, 10),
    time: startsAt.slice(11, 16),
    timeZone: "UTC",
  };
  const { id } = await expectOk<Post>(
    host.client.post(urls.api.posts(), {
      type: "event",
      eventData: { title: "Vigil", ...when },
    }),
  );
  await expectOk(
    guest.client.post(urls.api.eventInterest(id), { desired: true }),
  );
  return { id, detail: { postType: "event", text: "Vigil", ...when } };
}

type ExpectedNotification = Partial<
  Pick<AppNotification, "postId" | "commentId" | "group">
> & {
  detail: object;
  /** From a moderator, or about something deleted. */
  hasNoActors?: true;
  /** Counts the actor without a name. */
  isNameless?: true;
};

async function reportToAdmin(
  me: SignedIn,
  { id }: SignedIn,
  reason: "spam" | "danger",
): Promise<ExpectedNotification> {
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${me.id}`,
  ]);
  const [witness] = (await newTrustedPeople(1)) as [SignedIn];
  const targetId = await newPost(id);
  const ticketId = await report(witness, { targetId, reason });
  return { detail: { ticketId, kind: "post" }, hasNoActors: true };
}

/** What `other` does, and the notification that `me` gets. */
export const notificationCauses: Record<
  AppNotification["kind"],
  (me: SignedIn, other: SignedIn) => Promise<ExpectedNotification>
> = {
  comment: async (me, other) => {
    const postId = await newPost(me.id);
    const { id } = await comment(other, postId);
    return {
      postId,
      commentId: id,
      detail: { postType: "text", text: "Amen" },
    };
  },
  mention: async (me, other) => {
    const postId = await newPost(other.id);
    const content = `@${me.username} Amen`;
    const { id } = await comment(other, postId, content);
    const detail = { postType: "text", text: content, isReply: true };
    return { postId, commentId: id, detail };
  },
  like: async (me, other) => {
    const postId = await newPost(me.id);
    await expectOk(other.client.post(urls.api.like(postId), { desired: true }));
    return { postId, detail: { postType: "text", text: "Post 1" } };
  },
  follow: async (me, other) => {
    await expectOk(
      other.client.post(urls.api.follow(me.id), { desired: true }),
    );
    return { detail: {} };
  },
  request: async (me, other) => {
    await expectOk(me.client.post(urls.api.followApproval, { desired: true }));
    await expectOk(
      other.client.post(urls.api.follow(me.id), { desired: true }),
    );
    return { detail: {} };
  },
  accepted: async (me, other) => {
    await expectOk(
      other.client.post(urls.api.followApproval, { desired: true }),
    );
    await expectOk(
      me.client.post(urls.api.follow(other.id), { desired: true }),
    );
    await expectOk(
      other.client.post(urls.api.follower(me.id), { desired: true }),
    );
    return { detail: {} };
  },
  thread: async (me, other) => {
    await expectOk(
      me.client.post(urls.api.notifications("/settings"), { thread: "app" }),
    );
    const [host] = (await newPeople(1)) as [SignedIn];
    const postId = await newPost(host.id);
    await comment(me, postId);
    const { id } = await comment(other, postId, "So be it");
    const detail = { postType: "text", text: "So be it" };
    return { postId, commentId: id, detail };
  },
  reminder: async (me, other) => {
    const { id, detail } = await newEvent(other, me);
    await sendEventNotifications(siteDb, Date.now() + hour + 60_000);
    return { postId: id, detail: { ...detail, location: null } };
  },
  changed: async (me, other) => {
    const { id, detail } = await newEvent(other, me);
    const change = { eventData: { location: "Chapel" } };
    await expectOk(
      other.client.send("PUT", urls.api.post(id), { body: change }),
    );
    await sendEventNotifications(siteDb, Date.now() + 1);
    return { postId: id, detail: { ...detail, location: "Chapel" } };
  },
  cancelled: async (me, other) => {
    const { id, detail } = await newEvent(other, me);
    await expectOk(other.client.send("DELETE", urls.api.post(id)));
    return { detail, hasNoActors: true };
  },
  report: async (me, other) => {
    const targetId = await newPost(other.id);
    const ticketId = await report(me, { targetId });
    const admin = await newAdmin("write", true);
    await expectOk(decide(admin, ticketId, { decision: "keep", reason: "So" }));
    return { detail: { ticketId, kind: "post" }, hasNoActors: true };
  },
  moderation: async (me) => {
    const [witness] = (await newTrustedPeople(1)) as [SignedIn];
    const ticketId = await report(witness, { targetId: await newPost(me.id) });
    const admin = await newAdmin("write", true);
    await expectOk(decide(admin, ticketId, { decision: "hide", reason: "So" }));
    const detail = { ticketId, kind: "post", decision: "hide" };
    return { detail, hasNoActors: true };
  },
  hidden_for_review: async (me) => {
    const { postId } = await newHiddenPost(me);
    return { postId, detail: {}, hasNoActors: true };
  },
  prayed: async (me, other) => {
    const postId = await newPrayer(me.id);
    await expectOk(
      other.client.post(urls.api.prayed(postId), { desired: true }),
    );
    return { postId, detail: { postType: "prayer" }, isNameless: true };
  },
  prayer_update: async (me, other) => {
    const postId = await newPrayer(other.id);
    await expectOk(me.client.post(urls.api.prayed(postId), { desired: true }));
    const update = { content: "Better" };
    await expectOk(other.client.post(urls.api.prayerUpdates(postId), update));
    await sendPrayerNews(siteDb, Date.now());
    return { postId, detail: { postType: "prayer" } };
  },
  prayer_answered: async (me, other) => {
    const postId = await newPrayer(other.id);
    await expectOk(me.client.post(urls.api.prayed(postId), { desired: true }));
    const body = { content: "Thanks" };
    await expectOk(other.client.send("PUT", urls.api.answer(postId), { body }));
    await sendPrayerNews(siteDb, Date.now());
    return { postId, detail: { postType: "prayer" } };
  },
  prayer_check_in: async (me) => {
    const postId = await newPrayer(me.id);
    await sqlBatch([sql`UPDATE posts SET checkInAt = 1 WHERE id = ${postId}`]);
    await sendCheckIns(siteDb, Date.now());
    return { postId, detail: { postType: "prayer" }, hasNoActors: true };
  },
  ...groupNotificationCauses,
  new_report: (me, other) => reportToAdmin(me, other, "spam"),
  urgent_report: (me, other) => reportToAdmin(me, other, "danger"),
};
