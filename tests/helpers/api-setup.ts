import type { TestProject } from "vitest/node";
import { ensureBuild } from "../../scripts/local/production-build.mjs";
import { startSite } from "./local-site";
import { startSqlServer } from "./sql-server";

declare module "vitest" {
  interface ProvidedContext {
    siteUrl: string;
    issuer: string;
    sqlUrl: string;
  }
}

/** Tests look up their own requests only. */
const maxLogLines = 20_000;

/** Starts one production worker for all files of tests/api. Builds first if the build is out of date. */
export default async function setUp({ provide }: TestProject) {
  await ensureBuild();
  const log: string[] = [];
  const site = await startSite({
    search: true,
    identity: true,
    vars: { REQUEST_LOG: "on" },
    onLog: (line) => {
      log.push(line);
      if (log.length > maxLogLines) log.splice(0, maxLogLines / 2);
      if (!line.startsWith("{")) console.log(line);
    },
  });
  const sqlServer = await startSqlServer(site, log);
  provide("siteUrl", site.url);
  provide("issuer", site.issuer);
  provide("sqlUrl", sqlServer.url);
  return async () => {
    sqlServer.close();
    await site.stop();
  };
}
