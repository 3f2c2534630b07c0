import { expect, vi } from "vitest";
import * as z from "zod/mini";
import { ApiClient } from "./api-client";
import { startSite } from "./local-site";
import { listLogLines } from "./site";

const count = z.int().check(z.nonnegative());

/** All fields of a request's line in the log (docs/operate.md), none of which identifies a user. */
export const logLineSchema = z.strictObject({
  id: z.uuid(),
  route: z.string().check(z.regex(/^\/(?:[\w.-]+|:\w+\??|\/|\*)*$/)),
  method: z.enum(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]),
  status: z.int().check(z.gte(200), z.lte(599)),
  ms: count,
  cache: z.enum(["hit", "miss", "stale", "none"]),
  trips: count,
  rowsRead: count,
  rowsWritten: count,
  dbMs: count,
});

/** The line of a request, which is written after the response. Fails unless there is exactly one. */
export async function readLogLine(response: Response) {
  const id = response.headers.get("x-request-id") ?? "no id";
  const line = await vi.waitFor(async () => {
    const lines = (await listLogLines(id)).filter((text) => text[0] === "{");
    expect(lines).toHaveLength(1);
    return lines[0] ?? "";
  }, 10_000);
  return logLineSchema.parse(JSON.parse(line));
}

/** A site with a request log, unless `vars` say otherwise. */
export async function startLoggedSite(
  options: Parameters<typeof startSite>[0] = {},
) {
  const lines: string[] = [];
  const site = await startSite({
    vars: { REQUEST_LOG: "on" },
    ...options,
    onLog: (line) => lines.push(line),
  });
  return {
    ...site,
    client: new ApiClient(site.url),
    /** All that the worker printed. */
    lines,
    /** Waits for that many lines of JSON and stops the site. */
    stopAfter: async (count: number) => {
      const findJson = () => lines.filter((line) => line.startsWith("{"));
      await vi.waitFor(() => {
        expect(findJson().length).toBeGreaterThanOrEqual(count);
      }, 10_000);
      await site.stop();
      return findJson().map((line): unknown => JSON.parse(line));
    },
  };
}
