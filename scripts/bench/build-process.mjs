// Serves one of the two builds that are compared: node build-process.mjs <checkout> <posts>. It uses the scripts of that
// checkout, because its migrations may differ. So the names imported here must stay the same across commits.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , checkout = "", posts = ""] = process.argv;

/** @param {string} file @returns {Promise<unknown>} */
const importFromCheckout = (file) =>
  import(pathToFileURL(path.join(checkout, "scripts", file)).href);

const { program } =
  /** @type {typeof import("../local/program.mjs")} */
  (await importFromCheckout("local/program.mjs"));

await program("The build", async () => {
  const [{ ensureBuild }, { openWorld }] =
    /** @type {[typeof import("../local/production-build.mjs"), typeof import("./world.mjs")]} */
    (
      await Promise.all([
        importFromCheckout("local/production-build.mjs"),
        importFromCheckout("bench/world.mjs"),
      ])
    );
  await ensureBuild();
  const world = await openWorld();
  await world.growTo(Number(posts));
  const newest = await world.newestPosts(2560);
  process.send?.({ url: world.url, cookie: world.cookie, newest });
  await new Promise((resolve) => process.once("disconnect", resolve));
});
