import { useNow } from "./now";

interface TimeAgoProps {
  /** ISO 8601. */
  at: string;
  /** Formats the age; see `~/shared/time`. */
  label: (at: string, now: number) => string;
  className?: string;
}

/**
 * The relative time. The full date, in the viewer's time zone, is set as the title on hover only: creating the
 * formatter during hydration blocks a phone for 100 ms.
 */
export function TimeAgo({ at, label, className }: TimeAgoProps) {
  const now = useNow();
  return (
    <time
      dateTime={at}
      className={className}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = fullDate(at);
      }}
    >
      {label(at, now)}
    </time>
  );
}

let format: Intl.DateTimeFormat | undefined;

/** Creating the formatter costs 50 times as much as using it. */
function fullDate(at: string): string {
  format ??= new Intl.DateTimeFormat(undefined, {
    dateStyle: "full",
    timeStyle: "short",
  });
  return format.format(new Date(at));
}
