import { expect, expectAccessible, test } from "../helpers/e2e";

test("the offline page lists what the device has kept of whoever is signed in", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.evaluate(async () => {
    localStorage.setItem("signed-in", "ann");
    const keep = async (member: string, path: string, at: Date) => {
      const cache = await caches.open("pages");
      const headers = { "x-cached-at": `${at.getTime()}`, "x-member": member };
      await cache.put(path, new Response("", { headers }));
    };
    const today = new Date();
    today.setHours(9, 41);
    await keep("ann", "/bible", today);
    // Home, as the app begins.
    await keep("ann", "/", today);
    await keep("ben", "/profile", today);
  });
  await page.goto("/offline");
  const kept = page.getByRole("region", {
    name: "On this device you can read",
  });
  const rows = kept.getByRole("link");
  await expect(rows).toHaveText(["Homeas of 9:41", "Bibleas of 9:41"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows).toHaveCount(2);
});

test("what was wanted opens by itself when the network is back", async ({
  page,
}) => {
  await page.goto("/offline");
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await loaded;
});
