import { GamePage, type GamePageProps } from "~/features/games/game-page";
import { Invitation } from "~/features/games/invitation";
import { PastPuzzle } from "~/features/games/past-puzzle";
import type { GamePageData } from "~/features/games/game-page-data";
import type { GameTypes } from "~/features/games/rules";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "./document-frame";

interface GameScreenProps<G extends GameTypes> extends Omit<
  GamePageProps<G>,
  "data"
> {
  data: GamePageData<G>;
}

/** A game for signed-in users, or an invitation for visitors. */
export function GameScreen<G extends GameTypes>({
  data,
  ...page
}: GameScreenProps<G>) {
  if (data.kind === "past") {
    return <PastPuzzle game={page.game} day={data.day} />;
  }
  if (data.kind !== "invitation") return <GamePage data={data} {...page} />;
  // Only visitors see it, as a document, so the client bundle doesn't include it.
  if (!import.meta.env.SSR) return null;
  const login = urls.api.loginReturningTo(data.path);
  return (
    <DocumentFrame login={login}>
      <Invitation game={page.game} login={login} {...data} />
    </DocumentFrame>
  );
}
