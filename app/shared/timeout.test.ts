import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { optionalTimeoutMs, requiredTimeoutMs, withTimeout } from "./timeout";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("withTimeout", () => {
  it.each([
    ["2 s for what requests can do without", optionalTimeoutMs, 2000],
    ["10 s for the rest", requiredTimeoutMs, 10_000],
  ])("waits %s", async (_, timeoutMs, ms) => {
    const settled = vi.fn();
    const work = withTimeout(new Promise(() => undefined), timeoutMs);
    work.catch(settled);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledOnce();
    await expect(work).rejects.toMatchObject({ code: "unavailable" });
  });

  it("returns what arrives in time, or its error, and leaves no timer behind", async () => {
    expect(await withTimeout(Promise.resolve(5), 1000)).toBe(5);
    const error = new Error("refused");
    await expect(withTimeout(Promise.reject(error), 1000)).rejects.toBe(error);
    expect(vi.getTimerCount()).toBe(0);
  });
});
