// npm run licences: writes docs/licences.md. With --check, fails if it's out of date.
import { readFile, writeFile } from "node:fs/promises";
import { format, resolveConfig } from "prettier";
import { isAllowed, listPackages, toMarkdown } from "./checks/licence-list.mjs";
import { inRoot } from "./local/paths.mjs";
import { program } from "./local/program.mjs";
import { UserError } from "./local/user-error.mjs";

const file = inRoot("docs", "licences.md");

await program("npm run licences", async () => {
  /** @type {unknown} */
  const lockfile = JSON.parse(
    await readFile(inRoot("package-lock.json"), "utf8"),
  );
  const { packages: locked } =
    /** @type {{ packages: Parameters<typeof listPackages>[0] }} */ (lockfile);
  const packages = listPackages(locked);
  const refused = packages.filter((entry) => !isAllowed(entry));
  if (refused.length > 0) {
    const lines = refused.map(
      ({ name, version, licence }) => `  ${name} ${version}: ${licence}`,
    );
    throw new UserError(
      `These licences aren't on the list:\n${lines.join("\n")}`,
    );
  }
  const text = await format(toMarkdown(packages), {
    ...(await resolveConfig(file)),
    filepath: file,
  });
  if (!process.argv.includes("--check")) await writeFile(file, text);
  else if (text !== (await readFile(file, "utf8").catch(() => ""))) {
    throw new UserError(
      "docs/licences.md is out of date. Run npm run licences.",
    );
  }
  console.log(`Licences: ${packages.length} packages, all allowed`);
});
