import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import config from "../../playwright.config";
import { inRoot } from "./paths.mjs";

const [server] = [config.webServer ?? []].flat();

/** Runs until it should end. */
const waiting = `
  import { waitForStopSignal } from ${JSON.stringify(inRoot("scripts/local/stop-signal.mjs"))};
  const stop = waitForStopSignal();
  setInterval(() => {}, 60_000);
  console.log("ready");
  await stop;
  process.exit();
`;

/** Like Playwright: starts a command in its own process group. */
const runner = `
  import { spawn } from "node:child_process";
  spawn(process.env.COMMAND, { shell: true, detached: true, stdio: ["ignore", "inherit", "ignore"] });
`;

it.skipIf(process.platform === "win32")(
  "ends the server of the end-to-end tests when their runner is killed",
  async () => {
    const command = server?.command.replace(
      /node \S+$/,
      'node --input-type=module --eval "$SERVER"',
    );
    expect(command).toContain("$SERVER");
    const child = spawn(
      process.execPath,
      ["--input-type=module", "--eval", runner],
      {
        env: {
          ...process.env,
          npm_lifecycle_event: "test",
          COMMAND: command,
          SERVER: waiting,
        },
        stdio: ["ignore", "pipe", "inherit"],
      },
    );
    await once(child.stdout, "data");
    child.kill("SIGKILL");
    // The stream ends when the last process that holds it has exited.
    await once(child.stdout, "end");
  },
);
