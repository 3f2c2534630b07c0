import type { MetaDescriptor } from "@remix-run/react";
import type { Game } from "~/features/games/games";
import type { Opened } from "~/features/games/opened";
import type { Mark } from "~/features/games/rules";
import { kindOf } from "~/features/games/invitation";
import { previewTags } from "~/shared/preview-tags";
import type { Site } from "~/ui/site";
import { titled } from "./titled";

interface Matches {
  data: unknown;
  matches: readonly { id: string; data: unknown }[];
}

/** Of a game's page; of a day's puzzle that was sent to a visitor also what a preview shows. */
export function gameMeta(game: Game) {
  return ({ data, matches }: Matches): MetaDescriptor[] => {
    const opened = data as Opened<unknown, unknown, unknown, Mark> | undefined;
    const root = matches.find(({ id }) => id === "root")?.data as
      { site?: Site } | undefined;
    if (opened?.kind !== "invitation" || !root?.site) {
      return titled(game.title, game.about)({ matches });
    }
    const { productName, siteUrl } = root.site;
    const title = `${game.title}: ${kindOf(opened.day)}`;
    return [
      { title: `${title} · ${productName}` },
      ...previewTags({
        productName,
        title,
        description: game.about,
        url: `${siteUrl}${opened.path}`,
        image: `${siteUrl}/icons/share.png`,
        alt: "People walking with lamps to a chapel at dawn",
        type: "website",
      }),
    ];
  };
}
