import { useLoaderData } from "@remix-run/react";
import { SettingsHeader } from "~/features/account/settings-header";
import { DevicesSection } from "~/features/notifications/devices-section";
import { getNotificationSettings } from "~/features/notifications/notification-settings.server";
import { listDevices } from "~/features/notifications/push/devices.server";
import { ReminderSettings } from "~/features/notifications/reminder-settings";
import { listReminders } from "~/features/notifications/reminders.server";
import { SettingsForm } from "~/features/notifications/settings-form";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context }) => {
  const { app } = context;
  const viewer = await requirePageViewer(context);
  const [settings, reminders, devices] = await Promise.all([
    getNotificationSettings(app.db, viewer),
    listReminders(app.db, viewer.id),
    listDevices(app, viewer.id),
  ]);
  return { settings, reminders, devices, now: app.now };
});

export const meta = pageMeta(
  "Notification settings",
  "Choose what you're notified about, on which devices, and when.",
);

export default function NotificationSettingsPage() {
  const { settings, reminders, devices, now } = useLoaderData<typeof loader>();
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div>
          <SettingsHeader
            title="Notifications"
            back={{ to: urls.settings, label: "Settings" }}
          />
        </div>
        <DevicesSection initialData={devices.devices} />
        <ReminderSettings initialData={reminders} />
        <SettingsForm initialData={settings} />
      </div>
    </NowProvider>
  );
}
