import { urls } from "~/shared/urls";
import { actionText } from "../action-text";
import { CountStepper } from "../count-stepper";
import { formatCount } from "../number-format";
import type { Dashboard } from "../metrics";
import { LoadError } from "../load-error";
import { Panel } from "../panel";

interface DailyPanelProps extends Pick<Dashboard, "daily"> {
  canWrite: boolean;
}

const kinds = [
  ["verse", "Verse of the Day"],
  ["prayer", "Prayer of the Day"],
] as const;
const counts = [
  ["likes", "Likes", "likesCount"],
  ["shares", "Shares", "sharesCount"],
] as const;

export function DailyPanel({ daily, canWrite }: DailyPanelProps) {
  return (
    <Panel
      title="Daily Content Management"
      definition="The displayed counts of today's verse and prayer."
    >
      {daily ? (
        <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
          {kinds.map(([kind, title]) => (
            <div key={kind}>
              <h3 className="font-semibold">{title}</h3>
              <dl className="mt-1 divide-y divide-line">
                {counts.map(([type, label, key]) => (
                  <div
                    key={type}
                    className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
                  >
                    <dt className="text-sm text-ink-soft">{label}</dt>
                    <dd className="flex items-center gap-3">
                      <span className="font-serif text-lg tabular-nums">
                        {formatCount(daily[kind][key])}
                      </span>
                      <CountStepper
                        url={urls.api.admin(`${kind}-engagement`)}
                        text={actionText[kind]}
                        canWrite={canWrite}
                        countLabel={`${type} of the ${title}`}
                        down={{ action: "decrease", type, amount: 1 }}
                        up={{ action: "increase", type, amount: 5 }}
                      />
                    </dd>
                  </div>
                ))}
              </dl>
            </div>
          ))}
        </div>
      ) : (
        <LoadError title="Failed to fetch daily content" />
      )}
    </Panel>
  );
}
