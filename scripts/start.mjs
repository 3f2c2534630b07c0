// npm start: from a clean clone to a served page, in one command.
import { ensurePackages } from "./local/packages.mjs";
import { requireFreePort } from "./local/ports.mjs";
import { program } from "./local/program.mjs";
import { ensureBuild } from "./local/production-build.mjs";
import { startServer } from "./local/server.mjs";
import { readSettings } from "./local/settings.mjs";
import { startIdentity } from "./local/identity.mjs";
import { claimState } from "./local/state.mjs";
import { ensureDevVars } from "./local/dev-vars.mjs";
import { readVar } from "./local/vars.mjs";

await program("The start", async () => {
  const settings = readSettings();
  const { port, stateDir, siteUrl, issuer } = settings;
  await requireFreePort("PORT", port);
  await requireFreePort("IDENTITY_PORT", settings.identityPort);
  await claimState(stateDir);
  await ensurePackages();
  await ensureBuild();
  const secrets = await ensureDevVars();
  const productName = readVar("PRODUCT_NAME");
  await startIdentity(settings, {
    productName,
    clientId: readVar("OIDC_CLIENT_ID"),
    clientSecret: secrets.OIDC_CLIENT_SECRET,
  });
  const { ended } = await startServer("server-process.mjs", {
    stateDir,
    worker: {
      port,
      stateDir,
      bindings: {
        SITE_URL: siteUrl,
        OIDC_ISSUER: issuer,
        ...secrets,
        ...(settings.rateLimits ? {} : { RATE_LIMITS: "off" }),
      },
    },
  });
  console.log(`\n${productName} is ready at ${siteUrl}`);
  await ended;
});
