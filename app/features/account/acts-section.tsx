import { auditActions } from "~/features/audit/audit";
import type { OwnAct } from "~/features/audit/audit";
import { AppealNote } from "~/ui/appeal-note";
import { SettingsSection } from "./settings-section";

const day = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});

interface ActsSectionProps {
  acts: readonly OwnAct[];
}

/** What was done with the account by right of office, a line a thing and day, without names. */
export function ActsSection({ acts }: ActsSectionProps) {
  const lines = new Map(
    acts.map((act) => {
      const date = day.format(new Date(act.at));
      const { action, reason, level, ticketId } = act;
      const key = [date, action, reason, level, ticketId].join(" ");
      return [key, { ...act, date }];
    }),
  );
  return (
    <SettingsSection
      id="acts"
      about="When somebody who looks after this site opens, downloads or changes what is yours, it is written down, and you see it here."
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
                  {level !== null && ` to “${level}”`}
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
