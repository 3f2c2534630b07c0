import type { Miniflare, Request } from "miniflare";
import type { Database } from "../../scripts/local/worker.mjs";
import { LaggingDatabase } from "./lagging-database";
import { startSite } from "./local-site";

/** A site whose database has a replica that lags. All statements go through D1's client, also those of fixtures. */
export async function startLaggingSite() {
  const database = new LaggingDatabase();
  const site = await startSite({
    identity: true,
    adapt: (worker) => [
      {
        ...worker,
        d1Databases: {
          SCRIPTURE: { id: "scripture" },
          primary: { id: "primary" },
          replica: { id: "replica" },
        },
        wrappedBindings: { DB: "lagging-database" },
      },
      {
        name: "lagging-database",
        modules: [
          {
            type: "ESModule",
            path: "client.js",
            contents: 'export { default } from "cloudflare-internal:d1-api";',
          },
        ],
        serviceBindings: {
          fetcher: (request: Request, mf: Miniflare) =>
            database.respond(request, mf),
        },
      },
    ],
    getDatabase: async (mf) => (await mf.getBindings<{ DB: Database }>()).DB,
  });
  return { ...site, database };
}
