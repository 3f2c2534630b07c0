import type { trackedPages } from "~/shared/enums";
import { isAlwaysListed, type FeatureUsage } from "../metrics";

const pageNames: Record<(typeof trackedPages)[number], string> = {
  "verse-of-the-day": "Verse of the Day",
  "prayer-of-the-day": "Prayer of the Day",
  games: "Games",
  videos: "Videos",
  bible: "Bible",
};

/** All pages with their names, or none if no one opened any. */
export const pageBars = (pages: readonly FeatureUsage[]): FeatureUsage[] =>
  emptyIfUnused(pages).map((page) => ({
    ...page,
    name: pageNames[page.name as keyof typeof pageNames],
  }));

/** Six games and any others that were played, or none if no one played. */
export const gameBars = (games: readonly FeatureUsage[]): FeatureUsage[] =>
  emptyIfUnused(games).filter((game) => game.value > 0 || isAlwaysListed(game));

const emptyIfUnused = (features: readonly FeatureUsage[]) =>
  features.some(({ value }) => value > 0) ? features : [];
