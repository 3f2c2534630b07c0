// Ends `npm run check`: prints the size of the source and fails above the limits.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

const maxLines = 78_000;
const maxFiles = 1160;

const names = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "app"],
  { encoding: "utf8" },
);
const lengths = names
  .split("\n")
  .filter((name) => /\.(ts|tsx|mjs)$/.test(name))
  .filter((name) => !/\.test\.\w+$/.test(name) && existsSync(name))
  .map((name) => readFileSync(name, "utf8").split("\n").length - 1)
  .sort((one, other) => one - other);
const lines = lengths.reduce((sum, length) => sum + length, 0);
const quantile = (/** @type {number} */ share) =>
  lengths[Math.floor(lengths.length * share)];

console.log(
  `Source: ${lines} lines (at most ${maxLines}) in ${lengths.length} files (at most ${maxFiles}), ` +
    `median ${quantile(0.5)}, 90th percentile ${quantile(0.9)}`,
);
if (lines > maxLines || lengths.length > maxFiles) process.exitCode = 1;
