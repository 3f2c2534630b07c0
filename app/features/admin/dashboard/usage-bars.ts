import type { trackedPages } from "~/shared/enums";
import { alwaysListedGames, type FeatureUsage } from "../metrics";

export interface UsageBar {
  label: string;
  value: number;
  /** Over the period's full days. */
  completed: number;
  /** Over as many days just before the period. */
  previous: number;
}

const pageNames: Record<(typeof trackedPages)[number], string> = {
  "verse-of-the-day": "Verse of the Day",
  "prayer-of-the-day": "Prayer of the Day",
  games: "Games",
  videos: "Videos",
  bible: "Bible",
};

/** All pages, or none if nobody opened any. */
export const pageBars = (pages: readonly FeatureUsage[]): UsageBar[] =>
  toBars(pages, ({ name }) => pageNames[name as keyof typeof pageNames]);

/** Six games and any others that were played, or none if nobody played. */
export const gameBars = (games: readonly FeatureUsage[]): UsageBar[] =>
  toBars(
    games.filter(
      ({ name, users }) => users > 0 || alwaysListedGames.includes(name),
    ),
    ({ name }) => name,
  );

function toBars(
  features: readonly FeatureUsage[],
  getLabel: (feature: FeatureUsage) => string,
): UsageBar[] {
  if (features.every(({ users }) => users === 0)) return [];
  return features.map((feature) => {
    const { users: value, completed, previous } = feature;
    return { label: getLabel(feature), value, completed, previous };
  });
}
