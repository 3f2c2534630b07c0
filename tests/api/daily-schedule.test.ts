import { afterAll, beforeAll, expect, it } from "vitest";
import type { VerseOfTheDay } from "~/features/daily/verse-of-the-day";
import { utcDate } from "~/shared/time";
import { urls } from "~/shared/urls";
import { ApiClient } from "../helpers/api-client";
import { startSite, type LocalSite } from "../helpers/local-site";

let site: LocalSite;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.stop());

it.each(["0 0 * * *", "17 * * * *"])(
  "the schedule %s caches tomorrow's daily content",
  async (cron) => {
    const kv = await site.mf.getKVNamespace("DAILY");
    const tomorrow = utcDate(Date.now() + 86_400_000);
    await kv.delete(`day:${tomorrow}`);
    const worker = await site.mf.getWorker();
    expect((await worker.scheduled({ cron })).outcome).toBe("ok");
    const cached: unknown = await kv.get(`day:${tomorrow}`, "json");
    expect(cached).toMatchObject({
      date: tomorrow,
      verse: { date: tomorrow, likesCount: 0 },
      prayer: { date: tomorrow, likesCount: 0 },
    });
  },
);

it("serves today's daily content from KV without querying D1", async () => {
  const kv = await site.mf.getKVNamespace("DAILY");
  const visitor = new ApiClient(site.url);
  const url = urls.api.daily("verse");
  const verse = await (await visitor.get(url)).json<VerseOfTheDay>();
  await expect
    .poll(() => kv.get(`day:${verse.date}`, "json"))
    .toMatchObject({ verse });
  await site.db.exec("ALTER TABLE daily_counts RENAME TO away");
  expect(await (await visitor.get(url)).json()).toEqual(verse);
  await site.db.exec("ALTER TABLE away RENAME TO daily_counts");
});
