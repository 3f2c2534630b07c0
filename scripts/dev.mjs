// npm run dev: like npm start, but with Vite's hot reload instead of a build.
import { claimResources } from "./local/claim-resources.mjs";
import { startLocally } from "./local/local-server.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

await program("npm run dev", async () => {
  const settings = await claimResources();
  await ensurePackages();
  const { ended } = await startLocally("dev-process.mjs", settings, {
    NODE_ENV: "development",
    STATE_DIR: settings.stateDir,
  });
  await ended;
});
