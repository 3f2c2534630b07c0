import { urls } from "~/shared/urls";
import { updateText } from "../action-text";
import { CountStepper } from "../count-stepper";
import type { Dashboard } from "../metrics";
import { formatCount } from "../number-format";

interface DailyCountsProps {
  daily: NonNullable<Dashboard["daily"]>;
  canWrite: boolean;
}

const kinds = [
  ["verse", "Verse of the Day", updateText("Verse engagement")],
  ["prayer", "Prayer of the Day", updateText("Prayer engagement")],
] as const;
const counts = [
  ["likes", "Likes", "likesCount"],
  ["shares", "Shares", "sharesCount"],
] as const;

export function DailyCounts({ daily, canWrite }: DailyCountsProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {kinds.map(([kind, title, text]) => (
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
                    text={text}
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
  );
}
