import { fileURLToPath } from "node:url";
import path from "node:path";

/** The repository's root. Node 18 has no `import.meta.dirname` and should still get as far as the version check. */
export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(
  /[\\/]$/,
  "",
);

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);
