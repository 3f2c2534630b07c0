import { useLoaderData, type MetaFunction } from "@remix-run/react";
import type { ComponentType } from "react";
import { GamePage } from "~/features/games/game-page";
import type { GamePageData } from "~/features/games/game-page-data";
import { getGameInfo, type GameId } from "~/features/games/games";
import { Invitation, invitationLabel } from "~/features/games/invitation";
import type { GameTypes, Play, Rules } from "~/features/games/rules";
import { urls } from "~/shared/urls";
import { DocumentFrame } from "./document-frame";
import { pageMeta, publicPageMeta } from "./page-meta";

/** The page of a game for signed-in users, or an invitation for visitors. */
export function gameScreen<G extends GameTypes>(
  id: GameId,
  rules: Rules<G>,
  View: ComponentType<{ play: Play<G> }>,
) {
  const game = getGameInfo(id);
  return function GameScreen() {
    const loaded: unknown = useLoaderData();
    const data = loaded as GamePageData<G>;
    if (data.kind !== "invitation") {
      return <GamePage game={game} data={data} rules={rules} View={View} />;
    }
    // Only visitors see it, as a document, so the client bundle doesn't include it.
    if (!import.meta.env.SSR) return null;
    const login = urls.api.loginReturningTo(data.path);
    return (
      <DocumentFrame login={login}>
        <Invitation game={game} login={login} day={data.day} />
      </DocumentFrame>
    );
  };
}

/** Adds link preview tags to a shared daily puzzle. */
export function gameMeta(id: GameId): MetaFunction {
  const game = getGameInfo(id);
  return ({ data, matches }) => {
    const loaded = data as GamePageData<GameTypes> | undefined;
    if (loaded?.kind !== "invitation") {
      return pageMeta(game.title, game.description)({ matches });
    }
    const previewTitle = `${game.title}: ${invitationLabel(loaded.day)}`;
    return publicPageMeta(matches, ({ productName }) => ({
      path: loaded.path,
      title: `${previewTitle} · ${productName}`,
      previewTitle,
      description: game.description,
    }));
  };
}
