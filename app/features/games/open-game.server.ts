import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { requirePageViewer } from "~/platform/page.server";
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
 * the hub, and a day that is over to today's. A visitor is shown which puzzle waits for them.
 */
export async function openGame<Round, Shown, Answer, M extends Mark>(
  { context, request }: Pick<LoaderFunctionArgs, "context" | "request">,
  game: Game<Round, Shown, Answer, M>,
): Promise<Opened<Round, Shown, Answer, M>> {
  const { app } = context;
  const { searchParams } = new URL(request.url);
  const today = utcDate(app.now);
  const day = searchParams.get("day");
  if (day !== null && !(await app.viewer())) {
    const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !isNaN(Date.parse(day));
    return { kind: "invitation", day: isDay ? day : today };
  }
  const { id } = await requirePageViewer(context);
  const open = await getOpenGames(app.db, app.now);
  if (!open.includes(game.id)) throw redirect(urls.games);
  if (day !== null) {
    if (day !== today) throw redirect(urls.game(game.id, { day: today }));
    return { kind: "puzzle", puzzle: await openPuzzle(app, id, game) };
  }
  const level =
    levels.find((one) => one === searchParams.get("level")) ?? "easy";
  const seed = readSeed(searchParams.get("seed"));
  if (seed === null) {
    const scores = await listScores(app.db, id, app.now);
    const { plays = 0 } = scores.find((one) => one.game === game.id) ?? {};
    throw redirect(urls.game(game.id, { seed: plays, level }));
  }
  const round = game.deal({ seed, level, today: dayNumber(today) });
  return { kind: "practice", seed, level, round };
}

function readSeed(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
