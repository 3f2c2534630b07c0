import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Sql } from "~/db/sql";
import { inRoot } from "../../scripts/local/paths.mjs";
import { startSite } from "./local-site";
import { createSiteBatch, newPersonOnSite } from "./site-batch";
import { ApiClient } from "./api-client";

type Part =
  | "DB"
  | "SCRIPTURE"
  | "DAILY"
  | "COUNTERS"
  | "IMAGES"
  | "PUSHES"
  | "VIDEOS"
  | "API_LIMITER"
  | "MINUTE_LIMITER"
  | "ADDRESS_LIMITER"
  /** Requests to the identity provider, to video hosts and to push services. */
  | "fetch";

/** `clock`: ms that the request's clock is ahead. */
type Faults = Partial<Record<Part, "down" | "slow" | "lost">> & {
  clock?: number;
};

/** A header that makes parts of the platform fail for one request to a faulty site (faulty-worker.mjs). */
export const withFaults = (faults: Faults) => ({
  "x-faults": JSON.stringify(faults),
});

const noop = () => undefined;

/**
 * Starts a site with rate limits, an identity provider and a request log, whose requests can ask for faults with a
 * header.
 */
export async function startFaultySite(onLog: (line: string) => void = noop) {
  const contents = await readFile(
    inRoot("tests", "helpers", "faulty-worker.mjs"),
  );
  const site = await startSite({
    rateLimits: true,
    identity: true,
    adapt: ({ modules, ...worker }) => {
      const file = path.join(worker.modulesRoot, "faulty-worker.mjs");
      const first = { type: "ESModule", path: file, contents };
      return [{ ...worker, modules: [first, ...modules] }];
    },
    vars: { REQUEST_LOG: "on" },
    onLog,
  });
  const sendBatch = createSiteBatch(site);
  const visitor = new ApiClient(site.url);
  return {
    ...site,
    visitor,
    newPerson: () => newPersonOnSite(site),
    /** Returns the rows of each statement. */
    batch: async (statements: Sql[]) =>
      (await sendBatch(statements)).map(({ results }) => results),
    /** Runs scheduled jobs. Returns the error that names the failed ones. */
    runJobs: async (cron: string, faults: Faults = {}) => {
      const path = `/test/schedule?cron=${encodeURIComponent(cron)}`;
      return (await visitor.get(path, withFaults(faults))).text();
    },
  };
}
