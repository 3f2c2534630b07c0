// npm run reset: deletes the local server's data. The next start loads the initial data again.
import { program } from "./local/program.mjs";
import { readSettings } from "./local/settings.mjs";
import { claimState, clearState } from "./local/state.mjs";

await program("npm run reset", async () => {
  const { stateDir } = readSettings();
  await claimState(stateDir);
  await clearState(stateDir);
  console.log(
    `Deleted all local data in ${stateDir}. The next start loads the Bible and the demo community again.`,
  );
});
