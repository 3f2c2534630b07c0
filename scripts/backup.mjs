// npm run backup -- <folder>: copies the deployed database and pictures into a folder; with --local, the local ones.
import { readArguments, withSite } from "./backup/command.mjs";
import { program } from "./local/program.mjs";
import { step } from "./local/progress.mjs";

const usage = `npm run backup -- <folder> [--local]
  A folder of an earlier backup is brought up to date; pictures that it has aren't copied again.
  --local   the data in STATE_DIR (.wrangler/state) instead of the deployed site's`;

await program("npm run backup", async () => {
  const { folder, values } = readArguments(usage);
  // It contains e-mail addresses: only for the user who runs it.
  process.umask(0o077);
  const { backUp } = await import("./backup/back-up.mjs");
  await withSite({ local: values.local, isNew: false }, async (site) => {
    const { database, downloads, missingObjects } = await backUp(
      site,
      folder,
      step,
    );
    const tables = Object.values(database.tables);
    const rows = tables.reduce((sum, { rows }) => sum + rows, 0);
    console.log(
      `Backed up ${rows} rows of ${tables.length} tables, and copied ${downloads} objects to ${folder}.`,
    );
    if (missingObjects.length > 0) {
      console.log(
        `These objects of pictures didn't exist: ${missingObjects.join(", ")}`,
      );
    }
  });
});
