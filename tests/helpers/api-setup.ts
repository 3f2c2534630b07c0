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

/** One production worker for all files of tests/api; built first where it is stale. */
export default async function setUp({ provide }: TestProject) {
  await ensureBuild();
  const site = await startSite({ search: true, identity: true });
  const door = await startSqlServer(site);
  provide("siteUrl", site.url);
  provide("issuer", site.issuer);
  provide("sqlUrl", door.url);
  return async () => {
    door.close();
    await site.stop();
  };
}
