import { optOutForm } from "~/features/analytics/opt-out";
import type { OptOutReply } from "~/features/analytics/opt-out";
import { urls } from "~/shared/urls";
import { SwitchSection } from "./switch-section";

/** Whether one's visits are left uncounted. `drawn`: as the server has it. */
export function VisitsSection({ drawn }: { drawn: boolean }) {
  return (
    <SwitchSection
      id="visits"
      about="We count how many people open the Bible, the verse and the prayer of the day, the games and the reels, and for how long they stay, so that we know what serves you. It never leaves our server, is deleted after 90 days, and is in the download of your data."
      label="Do not count my visits"
      drawn={drawn}
      action={urls.api.optOut}
      read={(value) => value as OptOutReply}
      done={optOutForm.done}
    />
  );
}
