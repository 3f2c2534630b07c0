// npm start: installs, builds and serves the app, also from a clean clone.
import { claimResources } from "./local/claim-resources.mjs";
import { startLocally } from "./local/local-server.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { ensureBuild } from "./local/production-build.mjs";
import { program } from "./local/program.mjs";
import { servedFolder } from "./local/state.mjs";

await program("npm start", async () => {
  const settings = await claimResources();
  await ensurePackages();
  await ensureBuild(servedFolder(settings.stateDir));
  const { ended } = await startLocally("server-process.mjs", settings);
  await ended;
});
