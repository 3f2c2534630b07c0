import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { journey } from "~/features/games/faith-journey/journey";
import { faithJourney } from "~/features/games/faith-journey/journey.server";
import { JourneyView } from "~/features/games/faith-journey/journey-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { GameScreen } from "~/shell/game-screen";
import { titled } from "~/shell/titled";

const game = gameOf("faith-journey");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, faithJourney),
);

export const meta = titled(game.title, game.about);

export default function FaithJourney() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={journey}>
      {(play) => <JourneyView play={play} />}
    </GameScreen>
  );
}
