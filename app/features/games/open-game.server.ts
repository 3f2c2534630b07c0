import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { urls } from "~/shared/urls";
import { utcDate } from "~/shared/time";
import type { Game } from "./game.server";
import { levels } from "./level";
import type { Opened } from "./opened";
import { getOpenGames } from "./open-games.server";
import { openPuzzle } from "./puzzle.server";
import type { Mark } from "./rules";
import { listScores } from "./scores.server";
import { dayNumber } from "./streak";

/**
 * A game's page: today's puzzle at `?day=`, else the round of practice that `?seed=` and `?level=` name; who
 * names none goes on where they are, so that what was not played comes first. A game that is not open leads to
 * the hub, and a day that is over says so. A visitor is shown what waits for them.
 */
export async function openGame<Round, Shown, Answer, M extends Mark>(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  game: Game<Round, Shown, Answer, M>,
): Promise<Opened<Round, Shown, Answer, M>> {
  const { app } = context;
  const { searchParams } = new URL(request.url);
  const today = utcDate(app.now);
  const asked = searchParams.get("day");
  const day = asked === null ? null : readDay(asked, today);
  const isPast = day !== null && day < today;
  const viewer = await app.viewer();
  const level =
    levels.find((one) => one === searchParams.get("level")) ?? "easy";
  const seed = readSeed(searchParams.get("seed"));
  if (!viewer) {
    const asked = isPast
      ? { day: today }
      : day !== null
        ? { day }
        : seed !== null
          ? { seed, level }
          : {};
    return { kind: "invitation", day, isPast, path: urls.game(game.id, asked) };
  }
  const open = await getOpenGames(app.db, app.now);
  if (!open.includes(game.id)) throw redirect(urls.games);
  if (day !== null) {
    if (day !== asked) throw redirect(urls.game(game.id, { day }));
    if (isPast) return { kind: "past", day };
    return { kind: "puzzle", puzzle: await openPuzzle(app, viewer.id, game) };
  }
  const scores = await listScores(app.db, viewer.id, app.now);
  const score = scores.find((one) => one.game === game.id) ?? null;
  if (seed === null) {
    throw redirect(urls.game(game.id, { seed: score?.plays ?? 0, level }));
  }
  const round = game.deal({ seed, level, today: dayNumber(today) });
  return { kind: "practice", seed, level, round, score };
}

/** Today for a day that has not come, or is none. */
function readDay(text: string, today: string): string {
  const isDay =
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !isNaN(Date.parse(text)) &&
    utcDate(Date.parse(text)) === text;
  return isDay && text < today ? text : today;
}

function readSeed(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
