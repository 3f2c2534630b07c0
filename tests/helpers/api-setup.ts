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

/** Starts one production worker for all files of tests/api. Builds first if the build is out of date. */
export default async function setUp({ provide }: TestProject) {
  await ensureBuild();
  const site = await startSite({ search: true, identity: true });
  const sqlServer = await startSqlServer(site);
  provide("siteUrl", site.url);
  provide("issuer", site.issuer);
  provide("sqlUrl", sqlServer.url);
  return async () => {
    sqlServer.close();
    await site.stop();
  };
}
