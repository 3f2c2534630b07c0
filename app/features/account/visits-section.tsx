import { optOutForm, type OptOutResponse } from "~/features/analytics/opt-out";
import { urls } from "~/shared/urls";
import { SwitchSection } from "./switch-section";

export function VisitsSection({ initialValue }: { initialValue: boolean }) {
  return (
    <SwitchSection
      id="visits"
      description="We count how many people open the Bible, the verse and the prayer of the day, the games and the reels, and for how long they stay, so that we know what's useful to you. It never leaves our server, is deleted after 90 days, and is in the download of your data."
      label="Do not count my visits"
      initialValue={initialValue}
      action={urls.api.optOut}
      parse={(value) => value as OptOutResponse}
      getToast={optOutForm.successMessage}
    />
  );
}
