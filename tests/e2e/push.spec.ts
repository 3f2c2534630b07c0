import type { Page, Worker } from "@playwright/test";
import {
  expect,
  expectAccessible,
  open,
  waitForDevice,
  test,
} from "../helpers/e2e";
import {
  card,
  createPost,
  openFeed,
  uniquePerson,
  unique,
} from "../helpers/feed";
import { isControlled, openControlledPage } from "../helpers/offline";
import { toastText } from "../helpers/onboarding";
import { stubPushService } from "../helpers/stub-push-service";

test.use({ serviceWorkers: "allow" });

const permissionRequest = (page: Page) =>
  page.locator("html[data-permission-requested]");
const promptRegion = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

test("interest in an event shows the push prompt, which doesn't return once declined", async ({
  page,
  context,
  signIn,
}) => {
  await stubPushService(context);
  await signIn(uniquePerson("Phoebe", "Cenchreae"));
  const title = unique("Breaking of bread");
  await createPost(page, {
    type: "event",
    eventData: { title, date: "2099-06-06", timeZone: "UTC" },
  });
  await openFeed(page);
  await waitForDevice(page);
  await isControlled(page);
  const question = promptRegion(page, "Get reminders on this device?");
  const interest = card(page, title).getByRole("button", {
    name: /^Interested/,
  });
  await interest.click();
  await expect(card(page, title).filter({ has: question })).toBeVisible();
  await expect(permissionRequest(page)).toHaveCount(0);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Not now" }).click();
  await expect(question).toHaveCount(0);
  await interest.click();
  await expect(interest).toHaveText("Interested");
  await interest.click();
  await expect(interest).toHaveText("Interested ✓");
  await open(page, "/notifications");
  await waitForDevice(page);
  await expect(page.getByText("Nothing yet")).toBeVisible();
  await expect(
    promptRegion(page, "Get notifications on this device"),
  ).toHaveCount(0);
  await expect(permissionRequest(page)).toHaveCount(0);
});

test("a device can be registered after our own prompt, listed, tested and removed", async ({
  page,
  context,
  signIn,
}) => {
  await stubPushService(context);
  await signIn(uniquePerson("Timothy", "Lystra"));
  await openControlledPage(page);
  await open(page, "/notifications");
  const question = promptRegion(page, "Get notifications on this device");
  await expect(question).toBeVisible();
  await expect(permissionRequest(page)).toHaveCount(0);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Turn on" }).click();
  await expect(toastText(page, "Notifications are on")).toBeVisible();
  await expect(permissionRequest(page)).toHaveCount(1);
  await expect(question).toHaveCount(0);

  await page.getByRole("link", { name: "Notification settings" }).click();
  const device = page
    .getByRole("region", { name: "Your devices" })
    .getByRole("listitem");
  await expect(device).toContainText("This device");
  await expect(device).toContainText("Nothing delivered yet");
  await expectAccessible(page);
  await device.getByRole("button", { name: /^Send a test/ }).click();
  await expect(toastText(page, "Test notification sent")).toBeVisible();
  await device.getByRole("button", { name: /^Remove/ }).click();
  await expect(device).toHaveCount(0);
  await expect(
    page.getByRole("button", { name: "Turn on for this device" }),
  ).toBeVisible();
});

/** Returns a function that delivers a push message to the service worker. */
async function createPushSender(
  page: Page,
): Promise<(data: string) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      const [registration] = event.registrations;
      if (registration) resolve(registration.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  const { origin } = new URL(page.url());
  return async (data) => {
    await browser.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data,
    });
  };
}

interface ShownNotification {
  title: string;
  body: string;
  tag: string;
}

/** Headless browsers show no notifications, so this collects them instead. */
const stubNotifications = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = self as unknown as {
      registration: ServiceWorkerRegistration;
    };
    // Headless browsers also terminate a service worker that sets an app badge.
    Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
    let all: object[] = [];
    Object.assign(registration, {
      getNotifications: () => Promise.resolve(all),
      showNotification: (title: string, options: object) => {
        const notification = {
          title,
          ...options,
          close: () => {
            all = all.filter((other) => other !== notification);
          },
        };
        all.push(notification);
        return Promise.resolve();
      },
    });
  });

const listNotifications = (worker: Worker): Promise<ShownNotification[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as {
      registration: ServiceWorkerRegistration;
    };
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Clicks the first notification. */
const clickNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    const scope = self as unknown as {
      registration: ServiceWorkerRegistration;
      dispatchEvent: (event: Event) => void;
    };
    const [notification] = await scope.registration.getNotifications();
    const event = new Event("notificationclick");
    Object.assign(event, { notification, waitUntil: () => undefined });
    scope.dispatchEvent(event);
  });

/** Delivers a push and returns the service worker. It may stop between two pushes, which would lose the stubs. */
async function deliverPush(page: Page, data: string): Promise<Worker> {
  const deliver = await createPushSender(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("No worker is installed");
  await stubNotifications(worker);
  await deliver(data);
  return worker;
}

const bell = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).filter({ visible: true });

test("an unreadable push shows a generic notification that opens the list", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Tychicus", "Asia"));
  await openControlledPage(page);
  const worker = await deliverPush(page, "no JSON");
  const expected = { title: "Something new for you", body: "", tag: "" };
  await expect.poll(() => listNotifications(worker)).toEqual([expected]);
  await clickNotification(worker);
  await expect(page).toHaveURL("/notifications");
});

test("a push shows a notification, updates the open page and links to its subject", async ({
  page,
  pageAs,
  signIn,
}) => {
  await signIn(uniquePerson("Epaphras", "Colossae"));
  await openControlledPage(page);
  const response = await page.request.get("/api/auth/user");
  const { id: me } = (await response.json()) as { id: string };
  const other = await pageAs(uniquePerson("Archippus", "Soldier"));
  await other.request.post(`/api/users/${me}/follow`, {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const list = await page.request.get("/api/notifications");
  const [created] = (await list.json()) as { id: string }[];
  const tag = created?.id ?? "";
  const expected = {
    title: "Archippus Soldier started following you",
    body: "",
    tag,
  };
  const navigate = new URL(`/notifications/${tag}`, page.url()).href;
  const notification = { ...expected, lang: "en", navigate };
  const message = { web_push: 8030, notification, app_badge: 1 };
  const worker = await deliverPush(page, JSON.stringify(message));
  await expect.poll(() => listNotifications(worker)).toEqual([expected]);
  await expect(bell(page, "Notifications, 1 unread")).toBeVisible();
  await clickNotification(worker);
  await expect(page).toHaveURL(/\/profile\//);
  await expect(bell(page, "Notifications")).toBeVisible();
});
