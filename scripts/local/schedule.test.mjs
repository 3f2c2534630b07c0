import { readFile } from "node:fs/promises";
import { afterEach, expect, it, vi } from "vitest";
import { inRoot } from "./paths.mjs";
import { startSchedule } from "./schedule.mjs";

afterEach(() => {
  vi.useRealTimers();
});

it("runs the minute jobs every minute, and the hourly jobs after one minute and then every hour", async () => {
  vi.useFakeTimers();
  /** @type {string[]} */
  const ran = [];
  const stop = startSchedule((cron) => {
    ran.push(cron);
    return Promise.resolve();
  });
  vi.advanceTimersByTime(60_000);
  expect(ran).toEqual(["* * * * *", "17 * * * *"]);
  vi.advanceTimersByTime(60 * 60_000);
  expect(ran.filter((cron) => cron === "* * * * *")).toHaveLength(61);
  expect(ran.filter((cron) => cron === "17 * * * *")).toHaveLength(2);
  stop();
  vi.advanceTimersByTime(60 * 60_000);
  expect(ran).toHaveLength(63);
  const configured = await readFile(inRoot("wrangler.toml"), "utf8");
  for (const cron of new Set(ran)) expect(configured).toContain(`"${cron}"`);
});
