import { PlainFailure } from "./failure.mjs";

/** The least that Vite 6 and oidc-provider 9 run on; the same as `engines` in package.json. */
const least = /** @type {const} */ ([20, 19]);

/** @param {string} [version] */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (major > least[0] || (major === least[0] && minor >= least[1])) return;
  throw new PlainFailure(
    `Node ${least.join(".")} or newer is needed, and this is ${version}.`,
  );
}
