import {
  auditActions,
  formatAuditValue,
  type AccountAction,
} from "~/features/audit/audit";
import { AppealNote } from "~/ui/appeal-note";
import { SettingsSection } from "./settings-section";

const dateFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

interface AdminActionsSectionProps {
  actions: readonly AccountAction[];
}

/** Lists admin actions on the account without the admins' names; the same action is listed once per day. */
export function AdminActionsSection({ actions }: AdminActionsSectionProps) {
  const lines = new Map(
    actions.map((entry) => {
      const date = dateFormat.format(new Date(entry.at));
      const { action, reason, level, ticketId } = entry;
      const key = [date, action, reason, level, ticketId].join(" ");
      return [key, { ...entry, date }];
    }),
  );
  return (
    <SettingsSection
      id="admin-actions"
      description="When an administrator opens, downloads or changes your data, it's logged and shown here."
    >
      {lines.size === 0 ? (
        <p className="text-ink-soft">Nothing so far.</p>
      ) : (
        <ul className="space-y-2">
          {[...lines].map(
            ([key, { action, reason, level, ticketId, date, at }]) => (
              <li key={key}>
                <time dateTime={at} className="text-sm text-ink-soft">
                  {date}
                </time>
                <p>
                  {auditActions[action]}
                  {level !== null && ` to “${formatAuditValue(level)}”`}
                </p>
                <AppealNote reason={reason} ticketId={ticketId} />
              </li>
            ),
          )}
        </ul>
      )}
    </SettingsSection>
  );
}
