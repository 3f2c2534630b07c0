import type { Problem } from "~/shared/problem";
import type { Item } from "./item";

/** What an answer means for what was sent. */
type Meaning =
  | { is: "sent" }
  /** Of this person nothing can be sent now. */
  | { is: "refused" }
  | { is: "later"; change: Pick<Item, "tries" | "after"> }
  | { is: "failed"; problem: string };

interface Answer {
  status: number;
  /** Whether it is JSON: a hotel that asks to sign in answers too. */
  isJson: boolean;
  /** Seconds. */
  retryAfter: number | null;
  problem: Problem | null;
}

/** Decided here: a server that has broken down so often over one item will do so again. */
const patience = 20;

/** Try later: the call took too long, was too early, or one of too many; the server is away. */
const passing = [408, 425, 429, 502, 503, 504];

const gone = "What this belongs to is no longer there.";
const words: Record<number, string> = {
  404: gone,
  410: gone,
  413: "This is too large to be sent.",
};

/** `tries`: how often the server could not say before. */
export function meaningOf(
  { status, isJson, retryAfter, problem }: Answer,
  tries: number,
  now: number,
): Meaning {
  if (status >= 200 && status < 300 && isJson) return { is: "sent" };
  // The session is over, or somebody else's.
  if (status === 401) return { is: "refused" };
  const mayPass = passing.includes(status) || status < 400;
  if (mayPass || (status >= 500 && tries < patience)) {
    const after = now + (retryAfter ?? 0) * 1000;
    return { is: "later", change: { tries: tries + Number(!mayPass), after } };
  }
  return {
    is: "failed",
    problem:
      words[status] ?? problem?.detail ?? "The server could not take this.",
  };
}
