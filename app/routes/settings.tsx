import { useLoaderData } from "@remix-run/react";
import { AdminActionsSection } from "~/features/account/admin-actions-section";
import { DefaultAudienceSection } from "~/features/account/default-audience-section";
import { DeleteSection } from "~/features/account/delete-section";
import { mayDelete } from "~/features/account/delete-account.server";
import { ExportSection } from "~/features/account/export-section";
import { HandleSection } from "~/features/account/handle-section";
import { PreferencesSection } from "~/features/account/preferences-section";
import { SettingsHeader } from "~/features/account/settings-header";
import { SettingsNav } from "~/features/account/settings-section";
import { SessionsSection } from "~/features/account/sessions-section";
import { SwitchSections } from "~/features/account/switch-sections";
import { getSwitches } from "~/features/account/switches.server";
import { countFollowersPosts } from "~/features/audience/audience.server";
import { listAccountActions } from "~/features/audit/account-actions.server";
import { listSessions } from "~/features/auth/sessions.server";
import { useViewer } from "~/features/auth/viewer.queries";
import { getPreferences } from "~/features/onboarding/preferences.server";
import { NotificationSettingsEntry } from "~/features/notifications/settings-entry";
import { useHidePerson } from "~/features/feed/hide-person";
import { listHidden } from "~/features/blocks/block.server";
import { HiddenPeopleSection } from "~/features/blocks/hidden-people-section";
import { ownReportsPageSize } from "~/features/reports/report";
import { listOwnReports } from "~/features/reports/own-reports.server";
import { OwnReportsSection } from "~/features/reports/own-reports-section";
import { page, requirePageViewer } from "~/platform/page.server";
import { maxPageSize } from "~/shared/page";
import { urls } from "~/shared/urls";
import { LegalLinks } from "~/shell/legal/legal-links";
import { ThemeSection } from "~/shell/theme-section";
import { pageMeta } from "~/shell/page-meta";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context }) => {
  const { app } = context;
  const { id } = await requirePageViewer(context);
  const [
    sessions,
    deletable,
    preferences,
    values,
    followersPosts,
    adminActions,
    blocked,
    muted,
    reports,
  ] = await Promise.all([
    listSessions(app.db, id, app.sessionId, app.now),
    mayDelete(app.db, id, app.env),
    getPreferences(app.db, id),
    getSwitches(app.db, id),
    countFollowersPosts(app.db, id),
    listAccountActions(app.db, id),
    listHidden(app.db, id, "blocked", { limit: maxPageSize }),
    listHidden(app.db, id, "muted", { limit: maxPageSize }),
    listOwnReports(app.db, id, { limit: ownReportsPageSize }),
  ]);
  return {
    sessions,
    deletable,
    preferences,
    switches: { values, followersPosts },
    adminActions,
    hidden: { blocked, muted },
    reports,
    now: app.now,
  };
});

export const meta = pageMeta(
  "Settings",
  "Your account, content preferences, blocked and muted people, and sessions.",
);

const profileLink = { to: urls.profile(), label: "Profile" };

export default function Settings() {
  const settings = useLoaderData<typeof loader>();
  const viewer = useViewer();
  const hide = useHidePerson();
  if (!viewer) return null;
  return (
    <NowProvider value={settings.now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div>
          <SettingsHeader title="Settings" back={profileLink} />
          <SettingsNav />
        </div>
        <HandleSection viewer={viewer} />
        <ThemeSection />
        <PreferencesSection
          viewerId={viewer.id}
          initialData={settings.preferences.preferences}
        />
        <NotificationSettingsEntry />
        <DefaultAudienceSection viewer={viewer} />
        <SwitchSections {...settings.switches} />
        <HiddenPeopleSection initialPages={settings.hidden} onHide={hide} />
        <OwnReportsSection
          initialPage={settings.reports}
          initialDataUpdatedAt={settings.now}
        />
        <SessionsSection initialData={settings.sessions} />
        <AdminActionsSection actions={settings.adminActions} />
        <ExportSection viewerId={viewer.id} />
        <DeleteSection viewer={viewer} mayDelete={settings.deletable} />
        <LegalLinks className="justify-center text-sm text-ink-soft" />
      </div>
    </NowProvider>
  );
}
