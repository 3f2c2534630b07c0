/** The last moment there is (ECMA-262, 21.4.1.1): who is suspended until then is so for good. */
export const forGood = 8_640_000_000_000_000;

export interface Suspension {
  /** What they are told of it. */
  words: string;
  /** ISO 8601; null for good. */
  until: string | null;
  reason: string | null;
  /** By which an appeal names the decision; null where none may be made any more. */
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

/** What the suspended are told where they are refused, and above all they read. */
export function suspensionWords({ until }: Pick<Suspension, "until">): string {
  return until === null
    ? "Your account is suspended for good. You can still read, download your data and delete your account."
    : `Your account is suspended until ${moment.format(new Date(until))} UTC. Until then you can read.`;
}

/** From what the database holds. */
export const suspendedUntil = (ms: number): Suspension["until"] =>
  ms >= forGood ? null : new Date(ms).toISOString();
