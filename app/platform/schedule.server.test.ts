import { beforeEach, expect, it, vi } from "vitest";
import { Db } from "~/db/db.server";
import { runJobs, type ScheduleContext } from "./schedule.server";

const database = { withSession: () => null } as unknown as D1Database;
const newContext = () => ({ db: new Db(database) }) as ScheduleContext;

beforeEach(() => vi.restoreAllMocks());

it("runs all jobs even if one fails, logs the error, and throws at the end", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
  const context = newContext();
  const failure = new Error("R2 is down");
  const [before, after] = [vi.fn(), vi.fn()];
  const run = runJobs(
    { before, broken: () => Promise.reject(failure), after },
    () => context,
  );
  await expect(run).rejects.toThrow("Failed: broken");
  expect(before).toHaveBeenCalledWith(context);
  expect(after).toHaveBeenCalledWith(context);
  expect(logged.mock.calls).toEqual([["[broken]", failure]]);
});

it("logs how long each job took, what it cost, and whether it failed", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const logged = vi.spyOn(console, "log").mockReturnValue();
  const jobs = {
    "send news": async ({ db }: ScheduleContext) => {
      await Promise.resolve();
      db.usage.trips += 2;
      db.usage.rowsWritten += 5;
    },
    "prepare tomorrow": () => Promise.reject(new Error("KV is down")),
  };
  const run = runJobs(jobs, newContext);
  await expect(run).rejects.toThrow();
  const zero = { trips: 0, rowsRead: 0, rowsWritten: 0, dbMs: 0 };
  const ms: unknown = expect.any(Number);
  expect(
    logged.mock.calls.map(([line]): unknown => JSON.parse(String(line))),
  ).toEqual([
    { job: "send news", ms, failed: false, ...zero, trips: 2, rowsWritten: 5 },
    { job: "prepare tomorrow", ms, failed: true, ...zero },
  ]);
});
