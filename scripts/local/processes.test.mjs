import { spawn } from "node:child_process";
import { once } from "node:events";
import { it } from "vitest";
import { inRoot } from "./paths.mjs";

/** Like a server: the leader of a process group with a child that keeps running. */
const server = `
  import { spawn } from "node:child_process";
  import { killGroupOnExit } from ${JSON.stringify(inRoot("scripts/local/processes.mjs"))};
  killGroupOnExit();
  spawn("sleep", ["60"], { stdio: ["ignore", "inherit", "ignore"] });
  console.log("ready");
`;

it.skipIf(process.platform === "win32")(
  "leaves no child processes behind when a server is killed",
  async () => {
    const leader = spawn(
      process.execPath,
      ["--input-type=module", "--eval", server],
      { detached: true, stdio: ["ignore", "pipe", "inherit"] },
    );
    await once(leader.stdout, "data");
    leader.kill("SIGKILL");
    // The stream ends when the last process that holds it has exited.
    await once(leader.stdout, "end");
  },
);
