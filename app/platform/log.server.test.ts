import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { RequestRecord } from "./log.server";

const log = vi.spyOn(console, "log");
beforeEach(() => log.mockReset().mockReturnValue());
afterEach(() => vi.useRealTimers());

const request = new Request("https://example.org/post/p1?secret=1", {
  method: "POST",
  headers: { cookie: "session=token", "user-agent": "Test" },
});

function newRecord(env: { isLocal: boolean; REQUEST_LOG?: string } | null) {
  vi.useFakeTimers({ now: 1000 });
  const record = Object.assign(new RequestRecord(), { env });
  vi.setSystemTime(1012);
  Object.assign(record.usage, {
    trips: 2,
    rowsRead: 24,
    rowsWritten: 1,
    dbMs: 2.6,
  });
  return record;
}

const finish = (record: RequestRecord) => {
  const response = new Response(null, { status: 201 });
  return {
    response,
    logged: record.finish("/post/:postId", request, response),
  };
};

it("writes one line of JSON with these fields only", async () => {
  const record = newRecord({ isLocal: false });
  record.cache = "miss";
  await finish(record).logged;
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(String(log.mock.lastCall?.[0]))).toEqual({
    id: record.id,
    route: "/post/:postId",
    method: "POST",
    status: 201,
    ms: 12,
    cache: "miss",
    trips: 2,
    rowsRead: 24,
    rowsWritten: 1,
    dbMs: 3,
  });
});

it("waits for the work after the response and counts its rows", async () => {
  const record = newRecord({ isLocal: false });
  let done = () => undefined;
  const work = new Promise<void>((resolve, reject) => {
    done = () => {
      record.usage.rowsWritten += 3;
      reject(new Error("too late"));
    };
  });
  record.background.push(work);
  const { logged, response } = finish(record);
  expect(response.headers.get("server-timing")).toContain("total;dur=12");
  expect(log).not.toHaveBeenCalled();
  done();
  await logged;
  expect(log.mock.lastCall?.[0]).toContain('"ms":12,');
  expect(log.mock.lastCall?.[0]).toContain('"rowsWritten":4,');
});

it.each([
  ["a local server", { isLocal: true }, 0],
  ["a local server with REQUEST_LOG", { isLocal: true, REQUEST_LOG: "on" }, 1],
  ["a local server with another value", { isLocal: true, REQUEST_LOG: "1" }, 0],
  ["a deployed one", { isLocal: false }, 1],
  ["a deployed one, even if off", { isLocal: false, REQUEST_LOG: "off" }, 1],
  ["an incomplete configuration", null, 1],
])("%s logs as it should", async (_, env, lines) => {
  await finish(newRecord(env)).logged;
  expect(log).toHaveBeenCalledTimes(lines);
});

it("sends times to everyone, but trips and rows on a local server only", () => {
  const timing = (env: { isLocal: boolean } | null) =>
    finish(newRecord(env)).response.headers.get("server-timing");
  expect(timing({ isLocal: false })).toBe("total;dur=12, db;dur=3");
  expect(timing(null)).toBe("total;dur=12, db;dur=3");
  expect(timing({ isLocal: true })).toBe(
    'total;dur=12, db;dur=3;desc="trips: 2, rows read: 24, rows written: 1"',
  );
});
