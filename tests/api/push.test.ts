import { afterAll, beforeAll, expect, it } from "vitest";
import { sql, type Sql } from "~/db/sql";
import type { AppNotification } from "~/features/notifications/notification";
import type {
  DevicesResponse,
  PushDevice,
} from "~/features/notifications/push/push-device";
import { notificationKinds } from "~/shared/enums";
import { newId } from "~/shared/id";
import { urls } from "~/shared/urls";
import { startSite, type LocalSite } from "../helpers/local-site";
import { startPushService, type PushService } from "../helpers/push-service";
import type { SignedIn } from "../helpers/seeds";
import { createSiteBatch, newPersonOnSite } from "../helpers/site-batch";

const hour = 3_600_000;
/** The queue waits a second before it delivers a batch. */
const deliveryTimeout = { timeout: 10_000 };
let site: LocalSite;
let service: PushService;

beforeAll(async () => {
  [site, service] = await Promise.all([startSite(), startPushService()]);
});
afterAll(async () => {
  service.close();
  await site.stop();
});

const batch = (statements: Sql[]) => createSiteBatch(site)(statements);

/** Creates a user whose browser receives pushes. */
async function newReader() {
  const person = await newPersonOnSite(site);
  const browser = service.newBrowser();
  const response = await person.client.post(
    urls.api.notifications("/devices"),
    browser.subscription,
  );
  expect(response.status).toBe(201);
  const device = await response.json<PushDevice>();
  return { ...person, browser, device };
}

type NewNotification = Partial<
  Pick<AppNotification, "kind" | "detail" | "postId">
>;

/** Inserts a notification like the triggers do. */
async function notify(
  userId: string,
  notification: NewNotification = {},
): Promise<string> {
  const { kind = "comment", detail = { postType: "text" } } = notification;
  const id = newId();
  await batch([
    sql`INSERT INTO notifications (id, userId, kind, cause, postId, detail, latestActorIds, actorsCount, createdAt)
        VALUES (${id}, ${userId}, ${kind}, ${id}, ${notification.postId ?? null}, ${JSON.stringify(detail)},
          json_array(${userId}), 1, ${Date.now()})`,
  ]);
  return id;
}

async function runMinuteJob() {
  const worker = await site.mf.getWorker();
  const { outcome } = await worker.scheduled({ cron: "* * * * *" });
  expect(outcome).toBe("ok");
}

const listDevices = async ({ client }: SignedIn) => {
  const response = await client.get(urls.api.notifications("/devices"));
  return (await response.json<DevicesResponse>()).devices;
};

async function newEvent(userId: string, startsAt: number): Promise<string> {
  const id = newId();
  await batch([
    sql`INSERT INTO posts (id, userId, type, content, createdAt) VALUES (${id}, ${userId}, 'event', '', 1)`,
    sql`INSERT INTO events (postId, title, date, time, timeZone, startsAt)
        VALUES (${id}, 'Vigil', '2099-12-24', '23:00', 'UTC', ${startsAt})`,
  ]);
  return id;
}

const titles: Record<AppNotification["kind"], string> = {
  comment: "Ruth Reader commented on your post",
  mention: "Ruth Reader mentioned you",
  like: "Ruth Reader liked your post",
  follow: "Ruth Reader started following you",
  request: "Ruth Reader requested to follow you",
  accepted: "Ruth Reader accepted your follow request",
  reminder: "“Amen” is coming up",
  changed: "changed the time or place of “Amen”",
  cancelled: "“Amen” was cancelled",
  report: "We reviewed your report of a post",
  moderation: "Your post was hidden from others",
  thread: "Ruth Reader also commented on a post",
  hidden_for_review:
    "Your post was reported and is hidden until an admin reviews it",
  new_report: "Someone reported a post",
  urgent_report: "Urgent: someone reported a post",
  prayed: "1 person prayed for you",
  prayer_update: "Ruth Reader wrote an update on a prayer request",
  prayer_answered: "Ruth Reader shared how a prayer was answered",
  prayer_check_in: "How is your prayer request going?",
  group_post: "One of your groups",
  group_request: "One of your groups",
  group_accepted: "One of your groups",
  group_role: "One of your groups",
  group_ownerless: "One of your groups",
};

it("every kind of notification reaches the user's browser, encrypted", async () => {
  const reader = await newReader();
  await batch([
    ...["like", "follow", "thread", "new_report"].map(
      (kind) =>
        sql`INSERT INTO notification_levels (userId, kind, level) VALUES (${reader.id}, ${kind}, 'push')`,
    ),
    sql`UPDATE users SET adminAccess = 'write' WHERE id = ${reader.id}`,
  ]);
  const postId = await newEvent(reader.id, Date.now() + hour);
  const ids = new Map<string, string>();
  for (const kind of notificationKinds) {
    const detail = {
      postType: "text",
      text: "Amen",
      kind: "post",
      decision: "hide",
      ticketId: "t",
    } as const;
    const target = kind === "reminder" ? { postId } : {};
    ids.set(await notify(reader.id, { kind, detail, ...target }), kind);
  }
  await runMinuteJob();
  const { browser } = reader;
  await expect
    .poll(() => browser.received().length, deliveryTimeout)
    .toBe(notificationKinds.length);
  for (const { web_push, notification, app_badge } of browser.pushes()) {
    const kind = ids.get(notification.tag) as AppNotification["kind"];
    expect(notification.title).toContain(titles[kind]);
    expect(notification.navigate).toBe(
      site.url + urls.notifications(notification.tag),
    );
    expect([web_push, app_badge]).toEqual([8030, notificationKinds.length]);
  }
  for (const { headers, body } of browser.received()) {
    expect(headers).toMatchObject({
      "content-encoding": "aes128gcm",
      "content-length": `${body.length}`,
      topic: expect.stringMatching(/^[\da-f]{32}$/) as string,
    });
    expect(body.includes("Ruth")).toBe(false);
  }
  await expect
    .poll(
      async () => (await listDevices(reader))[0]?.deliveredAt,
      deliveryTimeout,
    )
    .toMatch(/Z$/);
});

it("a push doesn't contain a prayer's text", async () => {
  const { id, browser } = await newReader();
  const detail = { postType: "prayer", text: "For my mother" } as const;
  await notify(id, { detail });
  await runMinuteJob();
  await expect.poll(() => browser.pushes().length, deliveryTimeout).toBe(1);
  expect(browser.pushes()[0]?.notification).toMatchObject({
    title: "Ruth Reader commented on your prayer request",
    body: "",
  });
});

it("concurrent and later runs of the job push once", async () => {
  const { id, browser } = await newReader();
  await notify(id);
  await Promise.all([runMinuteJob(), runMinuteJob()]);
  await runMinuteJob();
  await notify(id);
  await runMinuteJob();
  // The queue is ordered, so no duplicate of the first can arrive after the second.
  await expect.poll(() => browser.received().length, deliveryTimeout).toBe(2);
  const tags = browser.pushes().map(({ notification }) => notification.tag);
  expect(new Set(tags).size).toBe(2);
});

it("a test notification is delivered the same way", async () => {
  const { browser, client, device } = await newReader();
  const path = `/devices/${device.id}/test`;
  const response = await client.post(urls.api.notifications(path));
  expect(await response.json()).toEqual({ queued: true });
  await expect.poll(() => browser.pushes().length, deliveryTimeout).toBe(1);
  expect(browser.pushes()[0]).toMatchObject({
    notification: {
      title: "It works!",
      navigate: site.url + urls.notificationSettings,
    },
    app_badge: 0,
  });
});

it("follows no redirect and doesn't read the whole response", async () => {
  const [redirected, flooded] = [await newReader(), await newReader()];
  service.setResponse(redirected.browser.path, (response) => {
    response.writeHead(307, { location: "/inside" }).end();
  });
  service.setResponse(flooded.browser.path, (response) => {
    response.writeHead(201);
    const more = () => {
      while (response.write(Buffer.alloc(65_536)));
    };
    response.on("drain", more);
    more();
  });
  await notify(redirected.id);
  await notify(flooded.id);
  await runMinuteJob();
  await expect
    .poll(
      async () => (await listDevices(flooded))[0]?.deliveredAt,
      deliveryTimeout,
    )
    .toMatch(/Z$/);
  await expect
    .poll(() => redirected.browser.received().length, deliveryTimeout)
    .toBe(1);
  const last = await newReader();
  await notify(last.id);
  await runMinuteJob();
  await expect
    .poll(() => last.browser.received().length, deliveryTimeout)
    .toBe(1);
  expect(service.requestedPaths()).not.toContain("/inside");
  expect((await listDevices(redirected))[0]?.deliveredAt).toBeNull();
});

it("a browser gets no more pushes after the user signs out", async () => {
  const signedOut = await newReader();
  await notify(signedOut.id);
  await signedOut.client.post("/api/auth/clear-session");
  await notify(signedOut.id);
  const signedIn = await newReader();
  await notify(signedIn.id);
  await runMinuteJob();
  await expect
    .poll(() => signedIn.browser.received().length, deliveryTimeout)
    .toBe(1);
  expect(signedOut.browser.received()).toEqual([]);
});
