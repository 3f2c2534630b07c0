import { expect, it } from "vitest";
import { Db } from "~/db/db.server";
import { changeGame, loadGames } from "~/features/admin/settings.server";
import { startDatabases } from "../helpers/databases";
import { recordStatements } from "../helpers/recording-database";
import { powerAdmin } from "../helpers/exercise-admin";

it("games open and close one by one, and a new installation starts with two open games", async () => {
  const mf = await startDatabases();
  try {
    const app = {
      db: new Db(recordStatements(await mf.getD1Database("DB")).database),
      now: Date.now(),
    };
    const viewer = powerAdmin("an admin");
    const listOpenGames = async () =>
      (await loadGames(app, viewer))
        .filter(({ isOpen }) => isOpen)
        .map(({ id }) => id);
    const change = (game: "memory" | "bible-trivia", desired: boolean) =>
      changeGame(app, viewer, { game, desired });
    expect(await listOpenGames()).toEqual(["bible-trivia", "faith-journey"]);
    await Promise.all([change("memory", true), change("bible-trivia", false)]);
    expect(await listOpenGames()).toEqual(["faith-journey", "memory"]);
    await change("memory", true);
    await change("memory", false);
    expect(await listOpenGames()).toEqual(["faith-journey"]);
  } finally {
    await mf.dispose();
  }
});
