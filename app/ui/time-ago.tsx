import { useHydrated } from "./hydrated";
import { useNow } from "./now";

interface TimeAgoProps {
  /** ISO 8601. */
  at: string;
  /** Turns the age into words; see `~/shared/time`. */
  label: (at: string, now: number) => string;
  className?: string;
}

/** How long ago, with the full date on hover: in the viewer's zone, so only once hydrated. */
export function TimeAgo({ at, label, className }: TimeAgoProps) {
  const now = useNow();
  const hydrated = useHydrated();
  return (
    <time
      dateTime={at}
      className={className}
      {...(hydrated && { title: fullDate(at) })}
    >
      {label(at, now)}
    </time>
  );
}

let format: Intl.DateTimeFormat | undefined;

/** Making the formatter costs 50 times what using it does. */
function fullDate(at: string): string {
  format ??= new Intl.DateTimeFormat(undefined, {
    dateStyle: "full",
    timeStyle: "short",
  });
  return format.format(new Date(at));
}
