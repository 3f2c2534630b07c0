import { useNow } from "./now";

interface TimeAgoProps {
  /** ISO 8601. */
  at: string;
  /** Formats the age; see `~/shared/time`. */
  label: (at: string, now: number) => string;
  className?: string;
}

/** The title is set on hover only: creating the formatter during hydration blocks a phone for 100 ms. */
export function TimeAgo({ at, label, className }: TimeAgoProps) {
  const now = useNow();
  return (
    <time
      dateTime={at}
      className={className}
      onPointerEnter={({ currentTarget }) => {
        currentTarget.title = new Date(at).toLocaleString(undefined, {
          dateStyle: "full",
          timeStyle: "short",
        });
      }}
    >
      {label(at, now)}
    </time>
  );
}
