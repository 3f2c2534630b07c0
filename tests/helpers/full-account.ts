import { sql } from "~/db/sql";
import type { Post } from "~/features/posts/post";
import { urls } from "~/shared/urls";
import { dataString } from "./images/parts";
import { png } from "./images/png";
import { newPeople, type SignedIn } from "./seeds";
import { sqlBatch } from "./site";

/** Starts at the current time, because each test file runs in its own process. */
let imageCount = Date.now();
/** A size that no earlier image has. */
function newSize(): [width: number, height: number] {
  imageCount += 1;
  return [100 + (imageCount % 400), 100 + (Math.floor(imageCount / 400) % 400)];
}

/** An image that hasn't been uploaded yet. */
export const newImage = () => dataString(png(...newSize()));

/** A new image with a smaller variant. */
function newImages() {
  const [width, height] = newSize();
  // Rounding both sides separately would change the aspect ratio, for a tall image by more than a pixel.
  const half = Math.round(width / 2);
  return {
    imageUrl: dataString(png(width, height)),
    smallerImages: [dataString(png(half, Math.round((half * height) / width)))],
  };
}

async function post(author: SignedIn, body: object): Promise<Post> {
  const response = await author.client.post(urls.api.posts(), body);
  if (response.status !== 201) throw new Error(await response.text());
  return response.json<Post>();
}

/** Creates a post of every kind, each with new images. Oldest first. */
export async function postEveryKind(author: SignedIn): Promise<Post[]> {
  return [
    await post(author, { type: "text", content: "Selah" }),
    await post(author, { type: "prayer", content: "For my mother." }),
    await post(author, {
      type: "image",
      content: "Dawn",
      ...newImages(),
      imageAlt: "Hills",
    }),
    await post(author, {
      type: "video",
      content: "Listen",
      videoUrl: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
    }),
    await post(author, {
      type: "event",
      content: "",
      imageUrl: newImage(),
      eventData: {
        title: "Vigil",
        date: "2099-12-24",
        time: "23:00",
        timeZone: "UTC",
        location: "Chapel",
      },
    }),
    await post(author, {
      type: "verse",
      content: "",
      verseData: {
        book: "John",
        chapter: 11,
        verse: 35,
        version: "KJV",
        customization: { customBackgroundUrl: newImage() },
      },
    }),
    await post(author, {
      type: "image",
      content: "Feast",
      images: [
        { url: newImage(), description: "Bread" },
        { url: newImage(), description: null },
      ],
    }),
  ];
}

async function postAll(
  user: SignedIn,
  calls: [string, unknown?][],
): Promise<void> {
  for (const [url, body] of calls) {
    const response = await user.client.post(url, body);
    if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  }
}

/** Follows the author and likes, saves, shares and comments on all their posts. */
export async function interactWith(
  actor: SignedIn,
  author: SignedIn,
  posts: readonly Post[],
): Promise<void> {
  const event = posts.find(({ type }) => type === "event")?.id ?? "";
  await postAll(actor, [
    [urls.api.follow(author.id), { desired: true }],
    [urls.api.eventInterest(event), { desired: true }],
    ...posts.flatMap(({ id }): [string, unknown?][] => [
      [urls.api.like(id), { desired: true }],
      [urls.api.save(id), { desired: true }],
      [urls.api.comments(id), { content: "Amen" }],
      [urls.api.share(id)],
    ]),
  ]);
}

/** Likes and shares today's verse and prayer. */
export const engageWithDailyContent = (user: SignedIn) =>
  postAll(user, [
    [urls.api.dailyLike("verse"), { desired: true }],
    [urls.api.dailyLike("prayer"), { desired: true }],
    [urls.api.dailyShare("verse")],
    [urls.api.dailyShare("prayer")],
  ]);

/** Inserts a row for the user into every table that the API calls above don't fill. */
export async function insertRemainingRows(
  user: SignedIn,
  others: { blocked: SignedIn; muted: SignedIn },
): Promise<void> {
  const { id } = user;
  // Only the server can write the access log, because each row seals the previous one. So an admin lists the posts.
  const [admin] = (await newPeople(1)) as [SignedIn];
  await sqlBatch([
    sql`UPDATE users SET adminAccess = 'read' WHERE id = ${admin.id}`,
  ]);
  await admin.client.get(urls.api.admin(`users/${id}/posts`));
  const later = Date.now() + 3_600_000;
  const claimed = `claimed ${crypto.randomUUID()}`;
  const [inside, outside] = [crypto.randomUUID(), crypto.randomUUID()];
  const pairs = (table: "blocks" | "mutes", from: string, to: string) =>
    table === "blocks"
      ? sql`INSERT INTO blocks (blockerId, blockedId, createdAt) VALUES (${from}, ${to}, 1000)`
      : sql`INSERT INTO mutes (muterId, mutedId, createdAt) VALUES (${from}, ${to}, 1000)`;
  await sqlBatch([
    sql`UPDATE users SET preferencesSetAt = 1000, preferenceBits = 5, bio = 'Tax collector' WHERE id = ${id}`,
    sql`INSERT INTO profile_details (userId, faithJourney, prayerIntentions, updatedAt) VALUES (${id}, 'A road', 'For peace', 1000)`,
    sql`INSERT INTO favourite_verses (userId, book, chapter, verse, createdAt) VALUES (${id}, 'JHN', 3, 16, 1000), (${id}, 'JHN', 3, 17, 1000)`,
    sql`INSERT INTO former_handles (handle, userId, createdAt) VALUES (${`was_${user.username}`}, ${id}, 1000)`,
    sql`INSERT INTO identities (issuer, subject, userId, createdAt) VALUES ('https://issuer.example', ${`at ${id}`}, ${id}, 1000)`,
    sql`INSERT INTO visits (userId, day, sessionId, startedAt, lastSeenAt, pageFlags) VALUES (${id}, 0, '1', 1000, 1000, 17)`,
    sql`INSERT INTO reading_positions (userId, version, book, chapter, updatedAt) VALUES (${id}, 'WEB', 'Romans', 8, 1000)`,
    sql`INSERT INTO last_uses (userId, feature, day) VALUES (${id}, 'bible', 0)`,
    sql`INSERT INTO game_plays (id, userId, game, sessionId, createdAt) VALUES (${`g ${id}`}, ${id}, 'trivia', 's', 1000)`,
    sql`INSERT INTO rate_windows (key, windowStart, hits, expiresAt)
        VALUES (${`edits:${id}`}, 1, 1, ${later}), (${`exports:${id}`}, 1, 1, ${later}),
               (${`sign-in:https://issuer.example at ${id}`}, 1, 1, ${later})`,
    sql`INSERT INTO follow_requests (followerId, followeeId, createdAt)
        VALUES (${id}, ${others.muted.id}, 1000), (${others.muted.id}, ${id}, 1000)`,
    sql`INSERT INTO groups (id, slug, name, createdAt) VALUES (${inside}, ${inside}, 'House group', 1000), (${outside}, ${outside}, 'Choir', 1000)`,
    sql`INSERT INTO group_members (groupId, userId, role, joinedAt) VALUES (${inside}, ${id}, 'leader', 1000)`,
    sql`INSERT INTO group_requests (groupId, userId, status, message, createdAt) VALUES (${outside}, ${id}, 'waiting', 'I sing', 1000)`,
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, status, decision, decisionReason, decidedAt)
        VALUES (${`about ${id}`}, 'person', ${id}, ${id}, '{}', 1000, 'decided', 'warn', 'Mind your words', 1000)`,
    sql`INSERT INTO report_tickets (id, kind, targetId, subjectId, snapshot, openedAt, claimedBy, claimedUntil)
        VALUES (${claimed}, 'person', ${others.muted.id}, ${others.muted.id}, '{}', 1000, ${id}, 1000)`,
    sql`INSERT INTO reports (ticketId, reporterId, reason, message, urgency, good, createdAt)
        VALUES (${claimed}, ${id}, 'spam', 'Thirty pieces', 1, 1, 1000)`,
    sql`INSERT INTO notifications (id, userId, kind, cause, detail, createdAt)
        VALUES (${`n ${id}`}, ${id}, 'moderation', 'moderation:1', '{"decision":"warn"}', 1000)`,
    sql`INSERT INTO withdrawn_notifications (userId, actorId, cause, notifiedAt)
        VALUES (${id}, ${others.muted.id}, 'follow', ${later}), (${others.muted.id}, ${id}, 'follow', ${later})`,
    sql`INSERT INTO notification_levels (userId, kind, level) VALUES (${id}, 'thread', 'app')`,
    sql`INSERT INTO quiet_hours (userId, timeZone, quietFrom, quietUntil) VALUES (${id}, 'Asia/Jerusalem', '22:00', '07:00')`,
    sql`INSERT INTO reminders (userId, kind, localTime, timeZone, nextAt) VALUES (${id}, 'verse', '07:00', 'Asia/Jerusalem', ${later})`,
    sql`INSERT INTO mentions (sourceId, userId, postId)
        SELECT postId, userId, postId FROM likes WHERE userId = ${id} LIMIT 1`,
    sql`INSERT INTO thread_watchers (postId, userId) SELECT postId, userId FROM likes WHERE userId = ${id} LIMIT 1`,
    sql`INSERT INTO prayer_list (id, userId, content, every, lastDay, createdAt)
        VALUES (${`l ${id}`}, ${id}, 'For rain', 'week', '2026-06-30', 1000)`,
    sql`INSERT INTO prayed (postId, userId, times, lastDay, dayEndsAt, message)
        SELECT p.id, l.userId, 2, '2026-06-30', 1000, 'peace' FROM likes l JOIN posts p ON p.id = l.postId AND p.type = 'prayer'
        WHERE l.userId = ${id} LIMIT 1`,
    sql`INSERT INTO hidden_posts (userId, postId) SELECT userId, postId FROM prayed WHERE userId = ${id}`,
    sql`INSERT INTO prayer_updates (id, postId, content, createdAt)
        SELECT 'u ' || id, id, 'It rained', 1000 FROM posts WHERE userId = ${id} AND type = 'prayer'`,
    sql`UPDATE posts SET answeredAt = 1000, answer = 'Thanks' WHERE userId = ${id} AND type = 'prayer'`,
    sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
        SELECT ${`d ${id}`}, userId, id, ${`https://updates.push.services.mozilla.com/${id}`}, 'a key', 'a secret', 1000
        FROM sessions WHERE userId = ${id} LIMIT 1`,
    sql`INSERT INTO push_deliveries (key, deviceId, claimedAt) VALUES ('once', ${`d ${id}`}, ${Date.now()})`,
    pairs("blocks", id, others.blocked.id),
    pairs("mutes", id, others.muted.id),
    pairs("mutes", others.muted.id, id),
  ]);
}
