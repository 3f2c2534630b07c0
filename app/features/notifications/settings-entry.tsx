import { Link } from "@remix-run/react";
import { SettingsSection } from "~/features/account/settings-section";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";

/** Of the settings: the way to a page of their own. */
export function NoticeSettingsEntry() {
  return (
    <SettingsSection
      id="notifications"
      about="What you hear of, on which of your devices, and when they stay quiet."
    >
      <Button asChild variant="secondary">
        <Link to={urls.noticeSettings}>Choose notifications</Link>
      </Button>
    </SettingsSection>
  );
}
