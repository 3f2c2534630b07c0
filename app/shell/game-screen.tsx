import { GamePage } from "~/features/games/game-page";
import type { GamePageProps } from "~/features/games/game-page";
import { Invitation } from "~/features/games/invitation";
import { PastDay } from "~/features/games/past-day";
import type { Opened } from "~/features/games/opened";
import type { Mark } from "~/features/games/rules";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "./document-frame";

interface GameScreenProps<Round, Shown, Answer, M extends Mark> extends Omit<
  GamePageProps<Round, Shown, Answer, M>,
  "opened"
> {
  opened: Opened<Round, Shown, Answer, M>;
}

/** A game for a member, and for a visitor the way to it. */
export function GameScreen<Round, Shown, Answer, M extends Mark>({
  opened,
  ...page
}: GameScreenProps<Round, Shown, Answer, M>) {
  if (opened.kind === "past") {
    return <PastDay game={page.game} day={opened.day} />;
  }
  if (opened.kind !== "invitation")
    return <GamePage opened={opened} {...page} />;
  // Always a visitor's page, a document: the app's own code goes without it.
  if (!import.meta.env.SSR) return null;
  const login = urls.api.loginReturningTo(opened.path);
  return (
    <DocumentFrame login={login}>
      <Invitation game={page.game} login={login} {...opened} />
    </DocumentFrame>
  );
}
