import {
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  writeFile,
} from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { inRoot } from "../../scripts/local/paths.mjs";

const hashedName = /[\w.-]+-[\w-]{8}\.(?:js|css|svg|woff2|ttf)\b/g;
/** `import.meta.env.VITE_BUILD_ID`, by which the edge tells deployments apart. */
const buildId = /"[0-9a-f]{12}"/g;

/**
 * The build as the next deployment would have it: every file with a hash has another name, here and wherever
 * it is named, and the old ones are gone. From changed sources it would take a minute and differ in nothing
 * else.
 */
export async function makeNextBuild() {
  const root = await mkdtemp(path.join(os.tmpdir(), "next-build-"));
  const bundle = path.join(root, "worker");
  const files = path.join(root, "client");
  await cp(inRoot("build", "worker"), bundle, { recursive: true });
  await cp(inRoot("build", "client"), files, { recursive: true });
  const assets = path.join(files, "assets");
  const names = await readdir(assets);
  const known = new Set(names);
  const renew = (text: string) =>
    text.replace(hashedName, (name) => (known.has(name) ? next(name) : name));
  const texts = [
    path.join(files, "sw.js"),
    path.join(bundle, "entry.worker.js"),
    ...names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => path.join(assets, name)),
  ];
  for (const file of texts) {
    const text = await readFile(file, "utf8");
    await writeFile(file, renew(text).replace(buildId, '"000000000002"'));
  }
  for (const name of names) {
    await rename(path.join(assets, name), path.join(assets, next(name)));
  }
  return { bundle, files, remove: () => rm(root, { recursive: true }) };
}

/** As the next build calls a file: its hash is another. */
function next(name: string): string {
  return name.replace(
    /([\w-]{4})([\w-]{4})(?=\.\w+$)/,
    (_, start: string, end: string) => end + start,
  );
}
