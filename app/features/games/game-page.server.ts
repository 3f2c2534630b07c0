import { redirect } from "@remix-run/cloudflare";
import { page } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { isDate, toDayNumber, utcDate } from "~/shared/time";
import type { Game } from "./game.server";
import { levels } from "./level";
import type { GamePageData } from "./game-page-data";
import { getOpenGames } from "./open-games.server";
import { getPuzzleState } from "./puzzle.server";
import type { GameTypes } from "./rules";
import { listScores } from "./scores.server";

/**
 * The loader of a game's page: the puzzle for `?day=`, or else the practice round for `?seed=` and `?level=`. Without a
 * seed it redirects to the first round the viewer hasn't played. A closed game or a past puzzle redirects to the hub. Signed-out visitors
 * get an invitation to sign in.
 */
export const gameLoader = <G extends GameTypes>(game: Game<G>) =>
  page(async ({ context, request }): Promise<GamePageData<G>> => {
    const { app } = context;
    const { searchParams } = new URL(request.url);
    const today = utcDate(app.now);
    const requestedDay = searchParams.get("day");
    const day = requestedDay === null ? null : parseDay(requestedDay, today);
    const viewer = await app.viewer();
    const level =
      levels.find((name) => name === searchParams.get("level")) ?? "easy";
    const seed = parseSeed(searchParams.get("seed"));
    if (!viewer) {
      const query =
        day !== null ? { day } : seed !== null ? { seed, level } : {};
      return { kind: "invitation", day, path: urls.game(game.id, query) };
    }
    const open = await getOpenGames(app.db, app.now);
    if (!open.includes(game.id)) throw redirect(urls.games);
    if (day !== null) {
      if (day !== requestedDay) throw redirect(urls.game(game.id, { day }));
      // Not to today's puzzle, so that players don't use up today's try by mistake.
      if (day < today) throw redirect(urls.games);
      return {
        kind: "puzzle",
        puzzle: await getPuzzleState(app, viewer.id, game),
      };
    }
    const scores = await listScores(app.db, viewer.id, app.now);
    const score =
      scores.find((candidate) => candidate.game === game.id) ?? null;
    if (seed === null) {
      throw redirect(urls.game(game.id, { seed: score?.plays ?? 0, level }));
    }
    const round = game.createPracticeRound({
      seed,
      level,
      today: toDayNumber(today),
    });
    return { kind: "practice", seed, level, round, score };
  });

/** Falls back to today for invalid and future dates. */
function parseDay(text: string, today: string): string {
  return isDate(text) && text < today ? text : today;
}

function parseSeed(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
