import { UserError } from "./user-error.mjs";

/** Required by Vite 6 and oidc-provider 9; the same as `engines` in package.json. */
const minVersion = /** @type {const} */ ([20, 19]);

/** @param {string} [version] */
export function requireNode(version = process.versions.node) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  if (
    major > minVersion[0] ||
    (major === minVersion[0] && minor >= minVersion[1])
  )
    return;
  throw new UserError(
    `Please use Node ${minVersion.join(".")} or newer. This is Node ${version}.`,
  );
}
