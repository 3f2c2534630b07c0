import { sessionTimeoutMs } from "~/features/analytics/session-timeout";
import { toDay, getDayStart } from "~/features/analytics/period";
import { trackedPages, gameNames } from "~/shared/enums";
import { randomBelow, seededRandom } from "~/shared/random";

/** A page view, a page being left, or a started round of a game. */
export interface Activity {
  userId: string;
  sessionId: string;
  /** The name of a page or of a game. */
  name: string;
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
 * Random activity on `days` days from `firstDay` (a UTC day). How often a user comes varies. Some use two devices at
 * once, are active past midnight, or are idle for longer than the session timeout.
 */
export function simulateActivity(
  people: readonly string[],
  firstDay: number,
  days: number,
  count: number,
): Activity[] {
  const random = seededRandom("a quarter");
  const randomUpTo = (count: number) => randomBelow(count, random);
  const activities: Activity[] = [];
  const habits = people.map(() => 1 + randomUpTo(10));
  while (activities.length < count) {
    const person = randomUpTo(people.length);
    // Some users come nearly every day, others rarely.
    if (randomUpTo(10) >= (habits[person] ?? 1)) continue;
    let at =
      getDayStart(firstDay + randomUpTo(days)) +
      randomUpTo(24 * 60) * minute +
      randomUpTo(minute);
    const sessionId = `${at}`;
    for (let remaining = 1 + randomUpTo(12); remaining > 0; remaining -= 1) {
      const isPlay = randomUpTo(6) === 0;
      const names = isPlay ? gameNames.slice(0, 3 + (person % 5)) : pages;
      const name = names[randomUpTo(names.length)] ?? "home";
      activities.push({
        userId: people[person] ?? "",
        sessionId,
        name,
        isPlay,
        at,
      });
      // One pause in fifteen exceeds the session timeout, and one in fifteen equals it.
      const pause = randomUpTo(15);
      at +=
        pause === 0
          ? sessionTimeoutMs + 1 + randomUpTo(60 * minute)
          : pause === 1
            ? sessionTimeoutMs
            : randomUpTo(10 * minute);
    }
  }
  const end = getDayStart(firstDay + days);
  return activities
    .filter(({ at }) => at < end)
    .toSorted((a, b) => a.at - b.at);
}

/** The dashboard counts the detail page of the day's verse or prayer as the same page. */
const toReportedPage = (name: string) =>
  name === "verse-detail"
    ? "verse-of-the-day"
    : name === "prayer-detail"
      ? "prayer-of-the-day"
      : name;

export interface ActivityCounts {
  people: number;
  pages: Record<string, number>;
  games: Record<string, number>;
  sessions: number;
  ms: number;
}

/** Adds to each activity its session and the time since the previous activity of that session. */
export function assignSessions(activities: readonly Activity[]) {
  const last = new Map<string, { at: number; number: number }>();
  return activities.map((activity) => {
    const key = `${activity.userId} ${activity.sessionId}`;
    const before = last.get(key);
    const isSameSession =
      before !== undefined && activity.at - before.at <= sessionTimeoutMs;
    const number = isSameSession ? before.number : (before?.number ?? 0) + 1;
    last.set(key, { at: activity.at, number });
    return {
      ...activity,
      session: `${key} ${number}`,
      ms: isSameSession ? activity.at - before.at : 0,
    };
  });
}

export type SessionActivity = ReturnType<typeof assignSessions>[number];

export type ActivityByDay = ReadonlyMap<number, readonly SessionActivity[]>;

export function groupByDay(
  activities: readonly SessionActivity[],
): ActivityByDay {
  const days = new Map<number, SessionActivity[]>();
  for (const activity of activities) {
    const dayActivities = days.get(toDay(activity.at)) ?? [];
    dayActivities.push(activity);
    days.set(toDay(activity.at), dayActivities);
  }
  return days;
}

export const listActivity = (days: ActivityByDay, start: number, end: number) =>
  Array.from(
    { length: end - start + 1 },
    (_, i) => days.get(start + i) ?? [],
  ).flat();

const distinct = (values: string[]) => new Set(values).size;

/** Returns a function that counts as below, once for each period. */
export function createActivityCounter(days: ActivityByDay) {
  const counted = new Map<string, ActivityCounts>();
  return (start: number, end: number): ActivityCounts => {
    const key = `${start} ${end}`;
    const counts = counted.get(key) ?? countActivity(days, start, end);
    counted.set(key, counts);
    return counts;
  };
}

/** The expected counts for the days from `start` to `end`, from the single activities. */
function countActivity(
  days: ActivityByDay,
  start: number,
  end: number,
): ActivityCounts {
  const activities = listActivity(days, start, end);
  const countUsers = (selected: readonly SessionActivity[]) =>
    distinct(selected.map(({ userId }) => userId));
  return {
    people: countUsers(activities),
    pages: Object.fromEntries(
      trackedPages.map((page) => [
        page,
        countUsers(
          activities.filter(
            (activity) =>
              !activity.isPlay && toReportedPage(activity.name) === page,
          ),
        ),
      ]),
    ),
    games: Object.fromEntries(
      gameNames.map((game) => [
        game,
        countUsers(
          activities.filter(
            (activity) => activity.isPlay && activity.name === game,
          ),
        ),
      ]),
    ),
    sessions: distinct(activities.map(({ session }) => session)),
    ms: activities.reduce((sum, { ms }) => sum + ms, 0),
  };
}
