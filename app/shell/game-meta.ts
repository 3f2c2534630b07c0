import type { MetaDescriptor } from "@remix-run/react";
import type { GameInfo } from "~/features/games/games";
import type { GamePageData } from "~/features/games/game-page-data";
import type { GameTypes } from "~/features/games/rules";
import { invitationLabel } from "~/features/games/invitation";
import { previewTags } from "~/shared/preview-tags";
import type { Site } from "~/ui/site";
import { pageMeta } from "./page-meta";

interface MetaArgs {
  data: unknown;
  matches: readonly { id: string; data: unknown }[];
}

/** Adds link preview tags to a shared daily puzzle. */
export function gameMeta(game: GameInfo) {
  return ({ data, matches }: MetaArgs): MetaDescriptor[] => {
    const opened = data as GamePageData<GameTypes> | undefined;
    const root = matches.find(({ id }) => id === "root")?.data as
      { site?: Site } | undefined;
    if (opened?.kind !== "invitation" || !root?.site) {
      return pageMeta(game.title, game.description)({ matches });
    }
    const { productName, siteUrl } = root.site;
    const title = `${game.title}: ${invitationLabel(opened.day)}`;
    return [
      { title: `${title} · ${productName}` },
      ...previewTags({
        productName,
        title,
        description: game.description,
        url: `${siteUrl}${opened.path}`,
        image: `${siteUrl}/icons/share.png`,
        alt: "People walking with lamps to a chapel at dawn",
        type: "website",
      }),
    ];
  };
}
