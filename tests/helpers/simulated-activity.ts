import { sessionTimeoutMs } from "~/features/analytics/session-timeout";
import { toDay, getDayStart } from "~/features/analytics/period";
import { trackedPages, gameNames } from "~/shared/enums";
import { randomBelow, seededRandom } from "~/shared/random";

/** One thing that somebody did: a page of theirs loaded or was left, or a round began. */
export interface Activity {
  userId: string;
  sessionId: string;
  /** A page's name, or a game's. */
  what: string;
  isPlay: boolean;
  /** ms */
  at: number;
}

const minute = 60_000;
const pages = [
  ...trackedPages,
  "home",
  "profile",
  "verse-detail",
  "prayer-detail",
];

/**
 * What people did on `days` days from `first` (a UTC day): everybody after a habit of their own, some on two devices
 * at once, some past midnight, some idle for longer than a session lasts, the last of a session by leaving.
 */
export function simulateActivity(
  people: readonly string[],
  first: number,
  days: number,
  count: number,
): Activity[] {
  const random = seededRandom("a quarter");
  const upTo = (count: number) => randomBelow(count, random);
  const signs: Activity[] = [];
  const habits = people.map(() => 1 + upTo(10));
  while (signs.length < count) {
    const person = upTo(people.length);
    // The keen come nearly every day, others now and then.
    if (upTo(10) >= (habits[person] ?? 1)) continue;
    let at =
      getDayStart(first + upTo(days)) + upTo(24 * 60) * minute + upTo(minute);
    const sessionId = `${at}`;
    for (let left = 1 + upTo(12); left > 0; left -= 1) {
      const isPlay = upTo(6) === 0;
      const names = isPlay ? gameNames.slice(0, 3 + (person % 5)) : pages;
      const what = names[upTo(names.length)] ?? "home";
      signs.push({ userId: people[person] ?? "", sessionId, what, isPlay, at });
      // One pause in fifteen is longer than a session lasts; exactly as long, now and then.
      const pause = upTo(15);
      at +=
        pause === 0
          ? sessionTimeoutMs + 1 + upTo(60 * minute)
          : pause === 1
            ? sessionTimeoutMs
            : upTo(10 * minute);
    }
  }
  const end = getDayStart(first + days);
  return signs.filter(({ at }) => at < end).toSorted((a, b) => a.at - b.at);
}

/** A page as it is counted: both looks of a day's page are one. */
const pageOf = (what: string) =>
  what === "verse-detail"
    ? "verse-of-the-day"
    : what === "prayer-detail"
      ? "prayer-of-the-day"
      : what;

interface ActivityCounts {
  people: number;
  pages: Record<string, number>;
  games: Record<string, number>;
  sessions: number;
  ms: number;
}

/** The signs with the session each belongs to, and the time since the one before it in that session. */
export function assignSessions(signs: readonly Activity[]) {
  const last = new Map<string, { at: number; number: number }>();
  return signs.map((sign) => {
    const key = `${sign.userId} ${sign.sessionId}`;
    const before = last.get(key);
    const goesOn = before !== undefined && sign.at - before.at <= sessionTimeoutMs;
    const number = goesOn ? before.number : (before?.number ?? 0) + 1;
    last.set(key, { at: sign.at, number });
    return {
      ...sign,
      session: `${key} ${number}`,
      ms: goesOn ? sign.at - before.at : 0,
    };
  });
}

export type SessionActivity = ReturnType<typeof assignSessions>[number];

export type ActivityByDay = ReadonlyMap<number, readonly SessionActivity[]>;

export function groupByDay(signs: readonly SessionActivity[]): ActivityByDay {
  const days = new Map<number, SessionActivity[]>();
  for (const sign of signs) {
    const own = days.get(toDay(sign.at)) ?? [];
    own.push(sign);
    days.set(toDay(sign.at), own);
  }
  return days;
}

export const listActivity = (days: ActivityByDay, start: number, end: number) =>
  Array.from(
    { length: end - start + 1 },
    (_, i) => days.get(start + i) ?? [],
  ).flat();

const distinct = (values: string[]) => new Set(values).size;

/** What is true of the days from `start` to `end`, counted sign by sign. */
export function countActivity(
  days: ActivityByDay,
  start: number,
  end: number,
): ActivityCounts {
  const signs = listActivity(days, start, end);
  const usersOf = (some: readonly SessionActivity[]) =>
    distinct(some.map(({ userId }) => userId));
  return {
    people: usersOf(signs),
    pages: Object.fromEntries(
      trackedPages.map((page) => [
        page,
        usersOf(
          signs.filter((sign) => !sign.isPlay && pageOf(sign.what) === page),
        ),
      ]),
    ),
    games: Object.fromEntries(
      gameNames.map((game) => [
        game,
        usersOf(signs.filter((sign) => sign.isPlay && sign.what === game)),
      ]),
    ),
    sessions: distinct(signs.map(({ session }) => session)),
    ms: signs.reduce((sum, { ms }) => sum + ms, 0),
  };
}
