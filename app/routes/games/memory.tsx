import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { memory } from "~/features/games/memory/memory";
import { memoryVerse } from "~/features/games/memory/memory.server";
import { MemoryView } from "~/features/games/memory/memory-view";
import { gameOf } from "~/features/games/games";
import { openGame } from "~/features/games/open-game.server";
import { page } from "~/platform/page.server";
import { GameScreen } from "~/shell/game-screen";
import { titled } from "~/shell/titled";

const game = gameOf("memory");

export const loader = page((args: LoaderFunctionArgs) =>
  openGame(args, memoryVerse),
);

export const meta = titled(game.title, game.about);

export default function Memory() {
  const opened = useLoaderData<typeof loader>();
  return (
    <GameScreen game={game} opened={opened} rules={memory}>
      {(play) => <MemoryView play={play} />}
    </GameScreen>
  );
}
