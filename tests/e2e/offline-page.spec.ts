import { expect, expectAccessible, test } from "../helpers/e2e";

test("the offline page lists the cached pages of the signed-in user", async ({
  page,
}) => {
  await page.goto("/landing");
  await page.evaluate(async () => {
    localStorage.setItem("signed-in", "ann");
    const cachePage = async (member: string, path: string, cachedAt: Date) => {
      const cache = await caches.open("pages");
      const headers = {
        "x-cached-at": `${cachedAt.getTime()}`,
        "x-member": member,
      };
      await cache.put(path, new Response("", { headers }));
    };
    const today = new Date();
    today.setHours(9, 41);
    await cachePage("ann", "/bible", today);
    // The start URL, which is listed as Home.
    await cachePage("ann", "/", today);
    await cachePage("ben", "/profile", today);
  });
  await page.goto("/offline");
  const region = page.getByRole("region", {
    name: "On this device you can read",
  });
  const rows = region.getByRole("link");
  await expect(rows).toHaveText(["Homeas of 9:41", "Bibleas of 9:41"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(rows).toHaveCount(2);
  // The network is back while a chosen page loads: that page opens.
  await page.evaluate(() => {
    addEventListener("click", () => {
      setTimeout(() => dispatchEvent(new Event("online")));
    });
  });
  await rows.last().click();
  await expect(page).toHaveURL(/\/bible/);
});

test("the offline page reloads by itself when the network is back", async ({
  page,
}) => {
  await page.goto("/offline");
  const loaded = page.waitForEvent("load");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await loaded;
});
