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
/** `import.meta.env.VITE_BUILD_ID`, by which the edge cache distinguishes deployments. */
const buildId = /"[0-9a-f]{12}"/g;

/**
 * Copies the build and gives every hashed file, and every reference to it, another hash, like the next deployment.
 * Building changed sources instead would take a minute.
 */
export async function makeNextBuild() {
  const root = await mkdtemp(path.join(os.tmpdir(), "next-build-"));
  const bundle = path.join(root, "worker");
  const files = path.join(root, "client");
  await cp(inRoot("build", "worker"), bundle, { recursive: true });
  await cp(inRoot("build", "client"), files, { recursive: true });
  const assets = path.join(files, "assets");
  const names = await readdir(assets);
  const assetNames = new Set(names);
  const renameFiles = (text: string) =>
    text.replace(hashedName, (name) =>
      assetNames.has(name) ? toNextName(name) : name,
    );
  const texts = [
    path.join(files, "sw.js"),
    path.join(bundle, "entry.worker.js"),
    ...names
      .filter((name) => /\.(?:js|css)$/.test(name))
      .map((name) => path.join(assets, name)),
  ];
  for (const file of texts) {
    const text = await readFile(file, "utf8");
    await writeFile(file, renameFiles(text).replace(buildId, '"000000000002"'));
  }
  for (const name of names) {
    await rename(path.join(assets, name), path.join(assets, toNextName(name)));
  }
  return { bundle, files, remove: () => rm(root, { recursive: true }) };
}

function toNextName(name: string): string {
  return name.replace(
    /([\w-]{4})([\w-]{4})(?=\.\w+$)/,
    (_, start: string, end: string) => end + start,
  );
}
