import { SettingsSection } from "~/features/account/settings-section";
import { urls } from "~/shared/urls";
import { LinkButton } from "~/ui/link-button";

export function NotificationSettingsEntry() {
  return (
    <SettingsSection
      id="notifications"
      description="Choose what you're notified about, on which devices, and when."
    >
      <LinkButton variant="secondary" to={urls.notificationSettings}>
        Choose notifications
      </LinkButton>
    </SettingsSection>
  );
}
