import {
  scoreSharingForm,
  type ScoreSharing,
} from "~/features/games/leaderboard-entry";
import { urls } from "~/shared/urls";
import { SwitchSection } from "./switch-section";

export function ScoreSharingSection({
  initialValue,
}: {
  initialValue: boolean;
}) {
  return (
    <SwitchSection
      id="games"
      description="At the end of a round you see how the people you follow are doing, and your followers see your best score, today’s puzzle and your days in a row. When this is off, nobody sees your scores and you don’t see theirs."
      label="Scores among friends"
      initialValue={initialValue}
      action={urls.api.scoreSharing}
      parse={(value) => value as ScoreSharing}
      getToast={scoreSharingForm.successMessage}
    />
  );
}
