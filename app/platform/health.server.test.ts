import { afterEach, expect, it, vi } from "vitest";
import type { AppContext } from "./context.server";
import { checkHealth } from "./health.server";

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const working = () => Promise.resolve(null);
const parts = {
  db: { all: working },
  scripture: { all: working },
  env: {
    DAILY: { get: working },
    COUNTERS: { get: working },
    IMAGES: { head: working },
  },
  requestId: "id",
};

const check = (changed: object) =>
  checkHealth({ ...parts, ...changed } as unknown as AppContext);

it("reports a part that doesn't answer within two seconds as failed", async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, "error").mockReturnValue();
  const health = check({
    scripture: { all: () => new Promise(() => undefined) },
  });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await health).toMatchObject({
    status: "failed",
    parts: {
      DB: { status: "ok", ms: 0 },
      SCRIPTURE: { status: "failed", ms: 2000 },
    },
  });
  expect(logged.mock.calls).toEqual([["[id] SCRIPTURE", expect.any(Error)]]);
});

it.each(["DAILY", "COUNTERS", "IMAGES"])(
  "reports an error of %s and the other parts as ok",
  async (name) => {
    vi.spyOn(console, "error").mockReturnValue();
    const broken = () => Promise.reject(new Error("down"));
    const env = { ...parts.env, [name]: { get: broken, head: broken } };
    const health = await check({ env });
    expect(health.status).toBe("failed");
    const failed = Object.entries(health.parts)
      .filter(([, part]) => part.status === "failed")
      .map(([part]) => part);
    expect(failed).toEqual([name]);
  },
);
