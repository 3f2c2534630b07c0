import { suggestedMax } from "~/features/users/suggested";
import { SuggestedRail } from "~/features/users/suggested-rail";
import type { FeedType } from "./feed";
import { HouseNotice } from "./house-notice";

/** What stands between posts on small screens: people to follow, and a word of the house. */
export function FeedBlock({ block, type }: { block: number; type: FeedType }) {
  return (
    <>
      <SuggestedRail offset={block * suggestedMax} />
      <HouseNotice block={block} type={type} />
    </>
  );
}
