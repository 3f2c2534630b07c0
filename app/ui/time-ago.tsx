import { useNow } from "./now";

interface TimeAgoProps {
  /** ISO 8601. */
  at: string;
  /** Turns the age into words; see `~/shared/time`. */
  label: (at: string, now: number) => string;
  className?: string;
}

/**
 * How long ago. The full date, in the viewer's zone, is written when somebody points at it: to make the
 * formatter while home hydrates blocks a phone for a tenth of a second.
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

/** Making the formatter costs 50 times what using it does. */
function fullDate(at: string): string {
  format ??= new Intl.DateTimeFormat(undefined, {
    dateStyle: "full",
    timeStyle: "short",
  });
  return format.format(new Date(at));
}
