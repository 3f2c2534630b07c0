// npm run reset: forgets everything the local server has stored. The next start loads it anew.
import { program } from "./local/program.mjs";
import { readSettings } from "./local/settings.mjs";
import { claimState, clearState } from "./local/state.mjs";

await program("The reset", async () => {
  const { stateDir } = readSettings();
  await claimState(stateDir);
  await clearState(stateDir);
  console.log(
    `Everything stored in ${stateDir} is gone. The next start loads Scripture and the demo community anew.`,
  );
});
