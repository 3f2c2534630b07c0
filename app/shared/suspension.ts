/** The latest valid Date (ECMA-262, 21.4.1.1). Stored as the end of a permanent suspension. */
export const permanentlyMs = 8_640_000_000_000_000;

export interface Suspension {
  /** Shown to the suspended user. */
  message: string;
  /** ISO 8601; null if permanent. */
  until: string | null;
  reason: string | null;
  /** The ticket whose decision page has the details. */
  ticketId: string | null;
}

const dateTimeFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** '3 December 2026 at 10:00 UTC'. */
export const dateTimeText = (at: string) =>
  `${dateTimeFormat.format(new Date(at))} UTC`;

/** Shown on rejected actions and at the top of every page. */
export function suspensionMessage({
  until,
}: Pick<Suspension, "until">): string {
  return until === null
    ? "Your account is permanently suspended. You can still read, download your data and delete your account."
    : `Your account is suspended until ${dateTimeText(until)}. Until then, you can still read.`;
}

/** For admins: 'Suspended until 6 June 2026 at 18:30 UTC'. */
export const suspendedLabel = ({ until }: Pick<Suspension, "until">): string =>
  until === null
    ? "Permanently suspended"
    : `Suspended until ${dateTimeText(until)}`;

export const suspendedUntil = (ms: number): Suspension["until"] =>
  ms >= permanentlyMs ? null : new Date(ms).toISOString();
