import { sharingForm } from "~/features/games/board-entry";
import type { SharingReply } from "~/features/games/board-entry";
import { urls } from "~/shared/urls";
import { SwitchSection } from "./switch-section";

/** Whether one's scores stand on boards. `drawn`: as the server has it. */
export function ScoreSharingSection({ drawn }: { drawn: boolean }) {
  return (
    <SwitchSection
      id="games"
      about="At the end of a round you see how the people you follow are doing, and your followers see your best score, today’s puzzle and your days in a row. Switched off, nobody sees yours and you see nobody’s."
      label="Scores among friends"
      drawn={drawn}
      action={urls.api.scoreSharing}
      read={(value) => value as SharingReply}
      done={sharingForm.done}
    />
  );
}
