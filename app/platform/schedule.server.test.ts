import { expect, it, vi } from "vitest";
import { runJobs, type ScheduleContext } from "./schedule.server";

it("runs all jobs even if one fails, logs the error, and throws at the end", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const context = { now: 1 } as ScheduleContext;
  const failure = new Error("R2 is down");
  const [before, after] = [vi.fn(), vi.fn()];
  const run = runJobs(
    { before, broken: () => Promise.reject(failure), after },
    context,
  );
  await expect(run).rejects.toThrow("Failed: broken");
  expect(before).toHaveBeenCalledWith(context);
  expect(after).toHaveBeenCalledWith(context);
  expect(logged.mock.calls).toEqual([["[broken]", failure]]);
});
