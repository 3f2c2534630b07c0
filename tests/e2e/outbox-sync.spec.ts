import { expect, test } from "../helpers/e2e";
import { composer, failureText, send, unique } from "../helpers/feed";
import { isControlled } from "../helpers/offline";
import { bar, openReady, person } from "../helpers/outbox";

test.use({ serviceWorkers: "allow" });

test("the service worker sends unsent items while no page of the app is open", async ({
  page,
  context,
  signIn,
  pageErrors,
  baseURL,
}) => {
  pageErrors.allow(failureText);
  await signIn(person());
  const text = unique("Sent while away");
  await openReady(page);
  await expect.poll(() => isControlled(page)).toBe(true);
  await context.setOffline(true);
  await (await composer(page)).fill(text);
  await send(page);
  await expect(bar(page)).toHaveText("1 waiting to be sent");
  await page.goto("about:blank");
  await context.setOffline(false);

  // Dispatches the sync event that the browser sends when the network is back.
  const browser = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    browser.on(
      "ServiceWorker.workerRegistrationUpdated",
      ({ registrations }) => {
        const id = registrations[0]?.registrationId;
        if (id !== undefined) resolve(id);
      },
    );
  });
  await page.goto("/robots.txt");
  await browser.send("ServiceWorker.enable");
  const registrationId = await registered;
  const sync = { origin: baseURL ?? "", registrationId, tag: "outbox" };
  const countPosts = async () => {
    await browser.send("ServiceWorker.dispatchSyncEvent", {
      ...sync,
      lastChance: false,
    });
    const response = await page.request.get("/api/posts?limit=20");
    const posts = (await response.json()) as { content: string }[];
    return posts.filter(({ content }) => content === text).length;
  };
  await expect.poll(countPosts).toBe(1);
});
