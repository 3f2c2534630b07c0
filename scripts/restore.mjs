// npm run restore -- <folder>: restores a backup into an empty site and checks it.
import { readArguments, withSite } from "./backup/command.mjs";
import { program } from "./local/program.mjs";
import { step } from "./local/progress.mjs";

const usage = `npm run restore -- <folder> [--local] [--replace | --pictures]
  --local      into STATE_DIR (.wrangler/state) instead of the deployed site
  --replace    deletes the tables of a database that isn't empty
  --pictures   uploads only pictures that the database lists and the bucket lacks`;

await program("npm run restore", async () => {
  const { folder, values } = readArguments(usage);
  const { restore, restorePictures } = await import("./backup/restore.mjs");
  const { local, replace, pictures } = values;
  await withSite({ local, isNew: !pictures }, async (site) => {
    if (pictures) {
      const { uploads, missing } = await restorePictures(site, folder);
      console.log(`Uploaded ${uploads} objects.`);
      if (missing.length > 0) {
        console.log(`Not in the backup: ${missing.join(", ")}`);
      }
      return;
    }
    const { createdAt } = await restore(site, folder, { replace, step });
    console.log(`Restored the backup of ${createdAt}. Every check passed.`);
  });
});
