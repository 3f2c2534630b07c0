// npm start: from a clean clone to a served page, in one command.
import { claimPlaces } from "./local/claim.mjs";
import { startLocally } from "./local/local-server.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { ensureBuild } from "./local/production-build.mjs";
import { program } from "./local/program.mjs";
import { servedFolder } from "./local/state.mjs";

await program("The start", async () => {
  const settings = await claimPlaces();
  await ensurePackages();
  await ensureBuild(servedFolder(settings.stateDir));
  const { ended } = await startLocally("server-process.mjs", settings);
  await ended;
});
