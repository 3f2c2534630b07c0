import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { journey } from "~/features/games/faith-journey/journey";
import { faithJourney } from "~/features/games/faith-journey/journey.server";
import { JourneyView } from "~/features/games/faith-journey/journey-view";
import { getGameInfo } from "~/features/games/games";
import { loadGamePage } from "~/features/games/game-page.server";
import { page } from "~/platform/page.server";
import { gameMeta } from "~/shell/game-meta";
import { GameScreen } from "~/shell/game-screen";

const game = getGameInfo("faith-journey");

export const loader = page((args: LoaderFunctionArgs) =>
  loadGamePage(args, faithJourney),
);

export const meta = gameMeta(game);

export default function FaithJourney() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} data={opened} rules={journey}>
      {(play) => <JourneyView play={play} />}
    </GameScreen>
  );
}
