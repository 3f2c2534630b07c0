import type { BrowserContext, Page, Worker } from "@playwright/test";
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
import { isControlled } from "../helpers/offline";
import { toastText } from "../helpers/onboarding";

test.use({ serviceWorkers: "allow" });

/** A point of P-256 (RFC 8291 §5), which any server takes for a browser's key. */
const p256dh =
  "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
const auth = "BTBZMqHH6r4Tts7J_aSIgg";

/** Headless browsers reach no vendor: what one would say, and whether it was asked before our own words. */
async function withVendor(context: BrowserContext): Promise<void> {
  await context.addInitScript(
    (keys) => {
      let mine: unknown = null;
      const subscription = {
        endpoint: `https://fcm.googleapis.com/fcm/send/${Math.random()}`,
        options: { applicationServerKey: null },
        toJSON() {
          return { endpoint: this.endpoint, keys };
        },
        unsubscribe() {
          mine = null;
          return Promise.resolve(true);
        },
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(mine),
        subscribe: () => Promise.resolve((mine = subscription)),
      });
      let permission = "default";
      Object.defineProperty(Notification, "permission", {
        get: () => permission,
      });
      Notification.requestPermission = () => {
        document.documentElement.dataset["asked"] = "";
        return Promise.resolve((permission = "granted") as "granted");
      };
    },
    { p256dh, auth },
  );
}

const asked = (page: Page) => page.locator("html[data-asked]");
const offer = (page: Page, name: string) =>
  page.getByRole("region", { name, exact: true });

test("interest in an event is followed by a question, which stays away once declined", async ({
  page,
  context,
  signIn,
}) => {
  await withVendor(context);
  await signIn(uniquePerson("Phoebe", "Cenchreae"));
  const title = unique("Breaking of bread");
  await createPost(page, {
    type: "event",
    eventData: { title, date: "2099-06-06", timeZone: "UTC" },
  });
  await openFeed(page);
  await waitForDevice(page);
  await isControlled(page);
  const question = offer(page, "Get reminders on this device?");
  const interest = card(page, title).getByRole("button", {
    name: /^Interested/,
  });
  await interest.click();
  await expect(card(page, title).filter({ has: question })).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
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
  await expect(offer(page, "Get notifications on this device")).toHaveCount(0);
  await expect(asked(page)).toHaveCount(0);
});

test("a device is turned on in our words first, listed, tried, and removed", async ({
  page,
  context,
  signIn,
}) => {
  await withVendor(context);
  await signIn(uniquePerson("Timothy", "Lystra"));
  await open(page, "/home");
  await waitForDevice(page);
  await isControlled(page);
  await open(page, "/notifications");
  const question = offer(page, "Get notifications on this device");
  await expect(question).toBeVisible();
  await expect(asked(page)).toHaveCount(0);
  await expectAccessible(page);
  await question.getByRole("button", { name: "Turn on" }).click();
  await expect(toastText(page, "Notifications are on")).toBeVisible();
  await expect(asked(page)).toHaveCount(1);
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

/** Has the browser hand the worker a push, as a vendor would. */
async function deliverer(page: Page): Promise<(data: string) => Promise<void>> {
  const browser = await page.context().newCDPSession(page);
  const known = new Promise<string>((resolve) => {
    browser.on("ServiceWorker.workerRegistrationUpdated", (event) => {
      const [one] = event.registrations;
      if (one) resolve(one.registrationId);
    });
  });
  await browser.send("ServiceWorker.enable");
  const registrationId = await known;
  const { origin } = new URL(page.url());
  return async (data) => {
    await browser.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data,
    });
  };
}

interface Shown {
  title: string;
  body: string;
  tag: string;
}

/** A browser without a screen shows nothing, so what the worker has it show is kept here instead. */
const withScreen = (worker: Worker) =>
  worker.evaluate(() => {
    const { registration } = self as unknown as {
      registration: ServiceWorkerRegistration;
    };
    // Without one it ends a worker that asks for a number on an icon, too.
    Object.assign(navigator, { setAppBadge: () => Promise.resolve() });
    let all: object[] = [];
    Object.assign(registration, {
      getNotifications: () => Promise.resolve(all),
      showNotification: (title: string, options: object) => {
        const one = {
          title,
          ...options,
          close: () => {
            all = all.filter((other) => other !== one);
          },
        };
        all.push(one);
        return Promise.resolve();
      },
    });
  });

const shown = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const { registration } = self as unknown as {
      registration: ServiceWorkerRegistration;
    };
    const all = await registration.getNotifications();
    return all.map(({ title, body, tag }) => ({ title, body, tag }));
  });

/** Presses the first of them. */
const press = (worker: Worker) =>
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

/** Opens a page of the app, of which the worker has taken charge. */
async function openInCharge(page: Page): Promise<void> {
  await open(page, "/home");
  await waitForDevice(page);
  await expect.poll(() => isControlled(page)).toBe(true);
}

/** The worker, which has just been handed a push. It rests between two, and forgets what it was told to do. */
async function pushed(page: Page, data: string): Promise<Worker> {
  const deliver = await deliverer(page);
  const [worker] = page.context().serviceWorkers();
  if (!worker) throw new Error("No worker is installed");
  await withScreen(worker);
  await deliver(data);
  return worker;
}

const bell = (page: Page, name: string) =>
  page.getByRole("link", { name, exact: true }).filter({ visible: true });

test("a push that cannot be read shows all the same, and leads to all notifications", async ({
  page,
  signIn,
}) => {
  await signIn(uniquePerson("Tychicus", "Asia"));
  await openInCharge(page);
  const worker = await pushed(page, "no JSON");
  const said = { title: "Something new for you", body: "", tag: "" };
  await expect.poll(() => shown(worker)).toEqual([said]);
  await press(worker);
  await expect(page).toHaveURL("/notifications");
});

test("a push shows, tells the open page, and leads to what it is of", async ({
  page,
  pageAs,
  signIn,
}) => {
  await signIn(uniquePerson("Epaphras", "Colossae"));
  await openInCharge(page);
  const reply = await page.request.get("/api/auth/user");
  const { id: me } = (await reply.json()) as { id: string };
  const other = await pageAs(uniquePerson("Archippus", "Soldier"));
  await other.request.post(`/api/users/${me}/follow`, {
    data: { desired: true },
    headers: { "sec-fetch-site": "same-origin" },
  });
  const list = await page.request.get("/api/notifications");
  const [notice] = (await list.json()) as { id: string }[];
  const tag = notice?.id ?? "";
  const said = {
    title: "Archippus Soldier started following you",
    body: "",
    tag,
  };
  const navigate = new URL(`/notifications/${tag}`, page.url()).href;
  const notification = { ...said, lang: "en", navigate };
  const message = { web_push: 8030, notification, app_badge: 1 };
  const worker = await pushed(page, JSON.stringify(message));
  await expect.poll(() => shown(worker)).toEqual([said]);
  await expect(bell(page, "Notifications, 1 unread")).toBeVisible();
  await press(worker);
  await expect(page).toHaveURL(/\/profile\//);
  await expect(bell(page, "Notifications")).toBeVisible();
});
