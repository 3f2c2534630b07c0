// npm run secrets: fails if a file of the repository contains a secret, such as a private key or a token.
import { execFileSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { findSecrets } from "./checks/find-secrets.mjs";
import { inRoot, root } from "./local/paths.mjs";
import { program } from "./local/program.mjs";
import { UserError } from "./local/user-error.mjs";

await program("npm run secrets", async () => {
  // New files too, so that a secret is found before it's committed.
  const options = ["--cached", "--others", "--exclude-standard", "-z"];
  const names = execFileSync("git", ["ls-files", ...options], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\0")
    .filter(Boolean);
  const found = [];
  for (const name of names) {
    // Deleted files and links to folders can't be read.
    const text = await readFile(inRoot(name), "utf8").catch(() => "");
    // Pictures and fonts contain zero bytes.
    if (!text.includes("\0")) found.push(...findSecrets(name, text));
  }
  if (found.length > 0) {
    const lines = found.map(
      ({ name, line, kind }) => `  ${name}:${line}: ${kind}`,
    );
    throw new UserError(
      `These lines look like secrets. Remove them, and revoke them if they were ever shared:\n${lines.join("\n")}`,
    );
  }
  console.log(`Secrets: none in ${names.length} files`);
});
