import { Link } from "@remix-run/react";
import { SettingsSection } from "~/features/account/settings-section";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";

export function NotificationSettingsEntry() {
  return (
    <SettingsSection
      id="notifications"
      description="Choose what you're notified about, on which devices, and when."
    >
      <Button asChild variant="secondary">
        <Link to={urls.notificationSettings}>Choose notifications</Link>
      </Button>
    </SettingsSection>
  );
}
