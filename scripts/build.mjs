// npm run build: writes everything that gets deployed to build/.
import { ensurePackages } from "./local/packages.mjs";
import { build } from "./local/production-build.mjs";
import { program } from "./local/program.mjs";

await program("The build", async () => {
  await ensurePackages();
  await build();
});
