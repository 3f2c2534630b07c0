import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sql } from "~/db/sql";
import type { Group } from "~/features/groups/group";
import type { Post } from "~/features/posts/post";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { startFaultySite, withFaults } from "../helpers/faulty-site";
import { newImage } from "../helpers/full-account";
import type { SignedIn } from "../helpers/seeds";

// Writes and scheduled jobs while a part of the platform is down; docs/reliability.md has the table.

const day = 86_400_000;
const [everyMinute, hourly] = ["* * * * *", "17 * * * *"];
const noImages = withFaults({ IMAGES: "down" });

let site: Awaited<ReturnType<typeof startFaultySite>>;
let member: SignedIn;
let admin: SignedIn;

beforeAll(async () => {
  site = await startFaultySite();
  [member, admin] = [await site.newPerson(), await site.newPerson()];
  await site.batch([
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${admin.id}`,
  ]);
});
afterAll(() => site.stop());

async function createPost(body: object, headers = {}): Promise<Post> {
  const response = await member.client.post(urls.api.posts(), body, headers);
  expect(response.status).toBe(201);
  return response.json<Post>();
}

const createPicture = () => createPost({ type: "image", imageUrl: newImage() });

/** The first column of the first row. */
async function select(query: ReturnType<typeof sql>): Promise<unknown> {
  const [rows] = await site.batch([query]);
  return Object.values(rows?.[0] ?? {})[0];
}

const countImages = () => select(sql`SELECT count(*) FROM images`);

async function listObjects(): Promise<string[]> {
  const bucket = await site.mf.getR2Bucket("IMAGES");
  return (await bucket.list()).objects.map(({ key }) => key);
}

const toKey = ({ imageUrl }: Post) => (imageUrl ?? "").slice("/images/".length);

describe("R2 down", () => {
  it("refuses a post and a profile with a new picture and saves neither; the hourly job deletes the rest", async () => {
    const before = [await countImages(), await listObjects()];
    const posted = await member.client.post(
      urls.api.posts(),
      { type: "image", content: "Refused", imageUrl: newImage() },
      noImages,
    );
    expect(posted.status).toBe(503);
    expect(posted.headers.get("retry-after")).toBe("5");
    const profile = await member.client.send(
      "PATCH",
      urls.api.user(member.id),
      {
        body: { bio: "Refused", profileImageUrl: newImage() },
        headers: noImages,
      },
    );
    expect(profile.status).toBe(503);
    const saved = sql`SELECT (SELECT count(*) FROM posts WHERE content = 'Refused')
      + (SELECT count(*) FROM users WHERE bio = 'Refused')`;
    expect(await select(saved)).toBe(0);
    expect(await site.runJobs(hourly, { clock: 2 * day })).toBe("ok");
    expect([await countImages(), await listObjects()]).toEqual(before);
  });

  it("accepts a post without a picture", async () => {
    await createPost({ type: "text", content: "Peace" }, noImages);
  });

  it.each([
    ["its author", () => member.client, urls.api.post],
    [
      "an admin",
      () => admin.client,
      (id: string) => urls.api.admin(`posts/${id}`),
    ],
  ] as const)(
    "lets %s delete a post; the hourly job deletes its picture",
    async (_, getClient, path) => {
      const post = await createPicture();
      const headers = noImages;
      const { status } = await getClient().send("DELETE", path(post.id), {
        headers,
      });
      expect(status).toBe(204);
      expect((await member.client.get(urls.api.post(post.id))).status).toBe(
        404,
      );
      expect(await listObjects()).toContain(toKey(post));
      expect(await site.runJobs(hourly, { clock: 2 * day })).toBe("ok");
      expect(await listObjects()).not.toContain(toKey(post));
    },
  );

  it("lets an owner delete their group", async () => {
    const created = await member.client.post(urls.api.groups(), {
      name: "Vespers",
      slug: "vespers",
      kind: "group",
      joinPolicy: "open",
    });
    expect(created.status, await created.clone().text()).toBe(201);
    const { slug } = await created.json<Group>();
    await createPost({
      type: "text",
      content: "Dusk",
      group: slug,
      audience: "everyone",
    });
    const headers = noImages;
    const { status } = await member.client.send(
      "DELETE",
      urls.api.group(slug),
      { headers },
    );
    expect(status).toBe(204);
    expect((await member.client.get(urls.api.group(slug))).status).toBe(404);
  });

  it("lets users delete their account; the hourly job deletes their pictures", async () => {
    const leaver = await site.newPerson();
    const created = await leaver.client.post(urls.api.posts(), {
      type: "image",
      imageUrl: newImage(),
    });
    const post = await created.json<Post>();
    const { status } = await leaver.client.send(
      "DELETE",
      urls.api.user(leaver.id),
      {
        body: { handle: leaver.username },
        headers: noImages,
      },
    );
    expect(status).toBe(204);
    expect(
      await select(sql`SELECT count(*) FROM users WHERE id = ${leaver.id}`),
    ).toBe(0);
    expect(await site.runJobs(hourly, { clock: 2 * day })).toBe("ok");
    expect(await listObjects()).not.toContain(toKey(post));
  });
});

describe("a queue down", () => {
  const videoUrl = "https://youtu.be/dQw4w9WgXcQ";

  it("creates a video post, and asks for its title without the queue", async () => {
    const { id } = await createPost(
      { type: "video", videoUrl },
      withFaults({ VIDEOS: "down" }),
    );
    const getTitle = () =>
      select(sql`SELECT videoTitle FROM posts WHERE id = ${id}`);
    await expect.poll(getTitle).toMatch(/./);
  });

  it("creates a video post without a title if the host is down too", async () => {
    const faults = { VIDEOS: "down", fetch: "down" } as const;
    const { videoTitle } = await createPost(
      { type: "video", videoUrl },
      withFaults(faults),
    );
    expect(videoTitle).toBeNull();
  });

  it("sends pushes and reminders with the next run", async () => {
    const [notificationId, dueAt] = [newId(), Date.now() - 60_000];
    const device = sql`INSERT INTO push_devices (id, userId, sessionId, endpoint, p256dh, auth, createdAt)
      SELECT ${newId()}, userId, id, 'https://fcm.googleapis.com/x', 'x', 'x', 1 FROM sessions WHERE userId = ${member.id}`;
    await site.batch([
      device,
      sql`INSERT INTO notifications (id, userId, kind, cause, detail, latestActorIds, actorsCount, createdAt)
          VALUES (${notificationId}, ${member.id}, 'comment', 'x', '{"postType":"text"}', json_array(${admin.id}), 1, ${dueAt})`,
      sql`UPDATE pushes SET dueAt = ${dueAt}`,
      sql`INSERT INTO reminders (userId, kind, localTime, timeZone, nextAt)
          VALUES (${member.id}, 'verse', '07:00', 'UTC', ${dueAt})`,
    ]);
    const due = sql`SELECT (SELECT count(*) FROM pushes WHERE dueAt <= ${Date.now()}) || ' ' ||
      (SELECT count(*) FROM reminders WHERE nextAt <= ${Date.now()})`;
    expect(await select(due)).toBe("1 1");
    const error = await site.runJobs(everyMinute, { PUSHES: "down" });
    expect(error).toBe("Error: Failed: enqueue pushes, send reminders");
    expect(await select(due)).toBe("1 1");
    expect(await site.runJobs(everyMinute)).toBe("ok");
    expect(await select(due)).toBe("0 0");
  });

  it("answers 503 to a test push", async () => {
    const id = await select(
      sql`SELECT id FROM push_devices WHERE userId = ${member.id}`,
    );
    const path = urls.api.notifications(`/devices/${String(id)}/test`);
    const sent = await member.client.post(
      path,
      undefined,
      withFaults({ PUSHES: "down" }),
    );
    expect(sent.status).toBe(503);
  });
});

describe("scheduled jobs", () => {
  it.each([
    ["DAILY", "ok"],
    ["COUNTERS", "Error: Failed: delete old previews"],
    ["IMAGES", "Error: Failed: delete unused images, delete old previews"],
    ["VIDEOS", "ok"],
  ] as const)("without %s end with: %s", async (part, result) => {
    await createPicture().then(({ id }) =>
      member.client.send("DELETE", urls.api.post(id)),
    );
    expect(await site.runJobs(hourly, { [part]: "down", clock: 2 * day })).toBe(
      result,
    );
  });

  it("without the database all fail, and each runs", async () => {
    const error = await site.runJobs(hourly, { DB: "down" });
    expect(error).toMatch(/^Error: Failed: roll up analytics, .*, index names/);
    expect(await site.runJobs(hourly)).toBe("ok");
  });
});
