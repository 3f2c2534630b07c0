import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { SettingsHead } from "~/features/account/settings-head";
import { DevicesSection } from "~/features/notifications/devices-section";
import { getNoticeSettings } from "~/features/notifications/notice-settings.server";
import { SettingsForm } from "~/features/notifications/settings-form";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { titled } from "~/shell/titled";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  const { db, now } = context.app;
  const { id } = await requirePageViewer(context);
  return { settings: await getNoticeSettings(db, id), now };
});

export const meta = titled(
  "Notification settings",
  "What you hear of, on which of your devices, and when they stay quiet.",
);

export default function NoticeSettingsPage() {
  const { settings, now } = useLoaderData<typeof loader>();
  return (
    <NowProvider value={now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div>
          <SettingsHead
            title="Notifications"
            back={{ to: urls.settings, label: "Settings" }}
          />
        </div>
        <DevicesSection />
        <SettingsForm drawn={settings} />
      </div>
    </NowProvider>
  );
}
