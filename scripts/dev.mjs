// npm run dev: the same as npm start, with Vite's hot reload instead of a build.
import { claimPlaces } from "./local/claim.mjs";
import { startLocally } from "./local/local-server.mjs";
import { ensurePackages } from "./local/packages.mjs";
import { program } from "./local/program.mjs";

await program("The dev server", async () => {
  const settings = await claimPlaces();
  await ensurePackages();
  const { ended } = await startLocally("dev-process.mjs", settings, {
    NODE_ENV: "development",
    STATE_DIR: settings.stateDir,
  });
  await ended;
});
