// One of two builds that are compared, in a process of its own: node build-process.mjs <checkout> <posts>.
// It is built, seeded and served by the scripts of its own checkout, whose migrations may be others.
import path from "node:path";
import { pathToFileURL } from "node:url";

const [, , checkout = "", posts = ""] = process.argv;

/** @param {string} file @returns {Promise<unknown>} */
const own = (file) =>
  import(pathToFileURL(path.join(checkout, "scripts", file)).href);

const { program } =
  /** @type {typeof import("../local/program.mjs")} */
  (await own("local/program.mjs"));

await program("The build", async () => {
  const [{ ensureBuild }, { openWorld }] =
    /** @type {[typeof import("../local/production-build.mjs"), typeof import("./world.mjs")]} */
    (
      await Promise.all([
        own("local/production-build.mjs"),
        own("bench/world.mjs"),
      ])
    );
  await ensureBuild();
  const world = await openWorld();
  await world.growTo(Number(posts));
  const newest = await world.newestPosts(2560);
  process.send?.({ url: world.url, cookie: world.cookie, newest });
  await new Promise((resolve) => process.once("disconnect", resolve));
});
