/** The last moment there is (ECMA-262, 21.4.1.1): who is suspended until then is so for good. */
export const forGood = 8_640_000_000_000_000;

export interface Suspension {
  /** What they are told of it. */
  words: string;
  /** ISO 8601; null for good. */
  until: string | null;
  reason: string | null;
  /** The ticket whose decision page says more. */
  ticketId: string | null;
}

const moment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "UTC",
});

/** '3 December 2026 at 10:00 UTC', of an ISO time. */
export const dateTimeText = (at: string) =>
  `${moment.format(new Date(at))} UTC`;

/** What the suspended are told where they are refused, and above all they read. */
export function suspensionWords({ until }: Pick<Suspension, "until">): string {
  return until === null
    ? "Your account is suspended for good. You can still read, download your data and delete your account."
    : `Your account is suspended until ${dateTimeText(until)}. Until then you can read.`;
}

/** For admins: 'Suspended until 6 June 2026 at 18:30 UTC'. */
export const suspendedLabel = ({ until }: Pick<Suspension, "until">): string =>
  until === null
    ? "Suspended for good"
    : `Suspended until ${dateTimeText(until)}`;

/** From what the database holds. */
export const suspendedUntil = (ms: number): Suspension["until"] =>
  ms >= forGood ? null : new Date(ms).toISOString();
