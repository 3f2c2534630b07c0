import { mkdtemp, readFile, rm, symlink } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { npm } from "../local/npm.mjs";
import { inRoot, root } from "../local/paths.mjs";
import { run } from "../local/processes.mjs";
import { onExit } from "../local/program.mjs";
import { step } from "../local/progress.mjs";

/** Checks out a commit in a temporary folder, with its packages. @param {string} ref @returns {Promise<string>} */
export async function checkOut(ref) {
  const folder = await mkdtemp(path.join(os.tmpdir(), "checkout-"));
  onExit(() => rm(folder, { recursive: true, force: true }));
  const failure = `There's no commit "${ref}" in this repository.`;
  const git = (/** @type {string} */ cwd, /** @type {string[]} */ args) =>
    run("git", args, { cwd, failure });
  const revParse = ["rev-parse", "--verify", "--quiet"];
  const commit = await git(root, [...revParse, `${ref}^{commit}`]);
  await git(root, ["clone", "--shared", "--no-checkout", root, folder]);
  await git(folder, ["checkout", "--detach", commit.trim()]);
  const [ourLockfile, theirLockfile] = await Promise.all(
    [root, folder].map((at) =>
      readFile(path.join(at, "package-lock.json"), "utf8"),
    ),
  );
  if (ourLockfile === theirLockfile) {
    await symlink(inRoot("node_modules"), path.join(folder, "node_modules"));
  } else {
    await step(`Installing the packages of ${ref}`, () =>
      npm(["ci", "--include=dev", "--no-audit", "--no-fund"], {
        cwd: folder,
        failure: `Couldn't install the packages of ${ref}.`,
      }),
    );
  }
  return folder;
}
