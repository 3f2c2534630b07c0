import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ActsSection } from "~/features/account/acts-section";
import { DeleteSection } from "~/features/account/delete-section";
import { mayDelete } from "~/features/account/delete-account.server";
import { ExportSection } from "~/features/account/export-section";
import { FollowApprovalSection } from "~/features/account/follow-approval-section";
import { HandleSection } from "~/features/account/handle-section";
import { ScoreSharingSection } from "~/features/account/score-sharing-section";
import { VisitsSection } from "~/features/account/visits-section";
import { SettingsHead } from "~/features/account/settings-head";
import { SettingsNav } from "~/features/account/settings-nav";
import { SessionsSection } from "~/features/account/sessions-section";
import { listOwnActs } from "~/features/audit/own-acts.server";
import { hasOptedOut } from "~/features/analytics/visit.server";
import { listSessions } from "~/features/auth/sessions.server";
import { useViewer } from "~/features/auth/viewer.queries";
import { getPreferences } from "~/features/onboarding/preferences.server";
import { PreferencesSection } from "~/features/onboarding/preferences-section";
import { NoticeSettingsEntry } from "~/features/notifications/settings-entry";
import { useHidePerson } from "~/features/feed/hide/use-hide-person";
import { listBlocked, listMuted } from "~/features/blocks/block.server";
import { HiddenPeopleSection } from "~/features/blocks/hidden-people-section";
import { getProfile } from "~/features/users/user.server";
import { ownReportsShown } from "~/features/reports/report";
import { listOwnReports } from "~/features/reports/own-reports.server";
import { OwnReportsSection } from "~/features/reports/own-reports-section";
import { page, requirePageViewer } from "~/platform/page.server";
import { pageSizeMax } from "~/shared/page";
import { getSharing } from "~/features/games/board.server";
import { urls } from "~/shared/urls";
import { LegalLinks } from "~/shell/legal/legal-links";
import { ThemeSection } from "~/shell/theme-section";
import { titled } from "~/shell/titled";
import { NowProvider } from "~/ui/now";

export const loader = page(async ({ context }: LoaderFunctionArgs) => {
  const { app } = context;
  const { id } = await requirePageViewer(context);
  const first = { limit: pageSizeMax };
  const [
    sessions,
    deletable,
    preferences,
    { approvesFollowers },
    showsScores,
    optedOut,
    acts,
    ...hidden
  ] = await Promise.all([
    listSessions(app.db, id, app.sessionId, app.now),
    mayDelete(app.db, id, app.env),
    getPreferences(app.db, id),
    getProfile(app.db, id, id),
    getSharing(app.db, id),
    hasOptedOut(app.db, id),
    listOwnActs(app.db, id),
    listBlocked(app.db, id, first),
    listMuted(app.db, id, first),
    listOwnReports(app.db, id, { limit: ownReportsShown }),
  ]);
  const [blocked, muted, reports] = hidden;
  return {
    sessions,
    deletable,
    preferences,
    approvesFollowers,
    showsScores,
    optedOut,
    acts,
    hidden: { blocked, muted },
    reports,
    now: app.now,
  };
});

export const meta = titled(
  "Settings",
  "Your account, what you see, whom you hide, and where you are signed in.",
);

export default function Settings() {
  const settings = useLoaderData<typeof loader>();
  const viewer = useViewer();
  const hide = useHidePerson();
  if (!viewer) return null;
  return (
    <NowProvider value={settings.now}>
      <div className="mx-auto max-w-2xl space-y-4">
        <div>
          <SettingsHead
            title="Settings"
            back={{ to: urls.profile(), label: "Profile" }}
          />
          <SettingsNav />
        </div>
        <HandleSection viewer={viewer} />
        <ThemeSection />
        <PreferencesSection drawn={settings.preferences} at={settings.now} />
        <NoticeSettingsEntry />
        <FollowApprovalSection drawn={settings.approvesFollowers} />
        <ScoreSharingSection drawn={settings.showsScores} />
        <VisitsSection drawn={settings.optedOut} />
        <HiddenPeopleSection drawn={settings.hidden} onHide={hide} />
        <OwnReportsSection drawn={settings.reports} at={settings.now} />
        <SessionsSection drawn={settings.sessions} at={settings.now} />
        <ActsSection acts={settings.acts} />
        <ExportSection viewerId={viewer.id} />
        <DeleteSection viewer={viewer} mayDelete={settings.deletable} />
        <LegalLinks className="justify-center text-sm text-ink-soft" />
      </div>
    </NowProvider>
  );
}
