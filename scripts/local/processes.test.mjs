import { spawn } from "node:child_process";
import { once } from "node:events";
import { it } from "vitest";
import { inRoot } from "./paths.mjs";

/** What a server is: the leader of a group, guarded, with a process beside it that goes on. */
const server = `
  import { spawn } from "node:child_process";
  import { guardGroup } from ${JSON.stringify(inRoot("scripts/local/processes.mjs"))};
  guardGroup();
  spawn("sleep", ["60"], { stdio: ["ignore", "inherit", "ignore"] });
  console.log("ready");
`;

it.skipIf(process.platform === "win32")(
  "a server that is killed outright leaves nothing behind",
  async () => {
    const leader = spawn(
      process.execPath,
      ["--input-type=module", "--eval", server],
      { detached: true, stdio: ["ignore", "pipe", "inherit"] },
    );
    await once(leader.stdout, "data");
    leader.kill("SIGKILL");
    // It ends when the last one that holds it has gone.
    await once(leader.stdout, "end");
  },
);
