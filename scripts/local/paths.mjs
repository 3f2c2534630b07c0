import { fileURLToPath } from "node:url";
import path from "node:path";

/** The top of the repository. (`import.meta.dirname` would hide the plain sentence from Node 18.) */
export const root = fileURLToPath(new URL("../../", import.meta.url)).replace(
  /[\\/]$/,
  "",
);

/** @param {...string} parts */
export const inRoot = (...parts) => path.join(root, ...parts);
