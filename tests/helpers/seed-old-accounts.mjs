// Before the end-to-end tests: creates one account per project that is a month old, because the provider's are new.
import { v7 } from "uuid";
import { claimState } from "../../scripts/local/state.mjs";
import { ensureState } from "../../scripts/local/prepared-state.mjs";
import { program, onExit } from "../../scripts/local/program.mjs";
import { readSettings } from "../../scripts/local/settings.mjs";
import { startBindings } from "../../scripts/local/worker.mjs";
import { toSubject } from "../../scripts/local/identity/accounts.mjs";

await program("adding old accounts", async () => {
  const { stateDir, issuer } = readSettings();
  await claimState(stateDir);
  await ensureState(stateDir, onExit);
  const mf = await startBindings(stateDir);
  onExit(() => mf.dispose());
  const db = await mf.getD1Database("DB");
  const createdAt = Date.now() - 30 * 86_400_000;
  await db.batch(
    ["phone", "desktop"].flatMap((project) => {
      const id = v7({ msecs: createdAt });
      const email = `old-${project}@example.org`;
      return [
        db
          .prepare(
            "INSERT INTO users (id, username, email, emailVerified, createdAt) VALUES (?1, ?2, ?3, 1, ?4)",
          )
          .bind(id, `old.${project}`, email, createdAt),
        db
          .prepare(
            "INSERT INTO identities (issuer, subject, userId, createdAt) VALUES (?1, ?2, ?3, ?4)",
          )
          .bind(issuer, toSubject(email), id, createdAt),
      ];
    }),
  );
});
