import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SettingsHead } from "~/features/account/settings-head";
import { DevicesSection } from "~/features/notifications/devices-section";
import { getNoticeSettings } from "~/features/notifications/notice-settings.server";
import { listDevices } from "~/features/notifications/push/devices.server";
import { SettingsForm } from "~/features/notifications/settings-form";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { titled } from "~/shell/titled";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  const { app } = context;
  const viewer = await requirePageViewer(context);
  const [settings, devices] = await Promise.all([
    getNoticeSettings(app.db, viewer),
    listDevices(app, viewer.id),
  ]);
  return { settings, devices, now: app.now };
});

export const meta = titled(
  "Notification settings",
  "What you hear of, on which of your devices, and when they stay quiet.",
);

export default function NoticeSettingsPage() {
  const { settings, devices, now } = useLoaderData<typeof loader>();
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div>
          <SettingsHead
            title="Notifications"
            back={{ to: urls.settings, label: "Settings" }}
          />
        </div>
        <DevicesSection drawn={devices} at={now} />
        <SettingsForm drawn={settings} />
      </div>
    </NowProvider>
  );
}
