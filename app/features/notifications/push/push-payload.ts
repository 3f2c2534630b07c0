import { lockedWords } from "~/features/notifications/notice-words";
import type { Notice } from "~/features/notifications/notice";
import { urls } from "~/shared/urls";

/** Bytes. Vendors must take 4,096 encrypted (RFC 8030 §7.2), some count anew in base64: three quarters of it. */
export const payloadMax = 3072;

const hour = 3600;
const day = 24 * hour;

/** How long a vendor keeps a push for a device that is off, and whether it may wake it. */
export interface PushManner {
  /** s */
  ttl: number;
  urgency: "low" | "normal" | "high";
}

/** Decided here: as long as somebody would still be glad of it. `reminder` is until its event begins. */
const manners: Record<Notice["kind"], PushManner> = {
  comment: { ttl: day, urgency: "normal" },
  mention: { ttl: day, urgency: "normal" },
  like: { ttl: 12 * hour, urgency: "low" },
  follow: { ttl: 12 * hour, urgency: "low" },
  request: { ttl: 2 * day, urgency: "normal" },
  accepted: { ttl: 2 * day, urgency: "normal" },
  reminder: { ttl: hour, urgency: "high" },
  changed: { ttl: 2 * day, urgency: "high" },
  cancelled: { ttl: 2 * day, urgency: "high" },
  report: { ttl: 7 * day, urgency: "normal" },
  moderation: { ttl: 7 * day, urgency: "normal" },
  thread: { ttl: 12 * hour, urgency: "low" },
  hidden_for_review: { ttl: 7 * day, urgency: "normal" },
  new_report: { ttl: 2 * day, urgency: "normal" },
  urgent_report: { ttl: 2 * day, urgency: "high" },
};

export const dailyManner: PushManner = { ttl: 12 * hour, urgency: "low" };
/** Whoever tries it looks at the device now. */
export const testManner: PushManner = { ttl: 60, urgency: "high" };

/** `startsAt`, ms: of the event of a reminder. */
export function mannerOf(
  kind: Notice["kind"],
  startsAt: number | null,
  now: number,
): PushManner {
  const manner = manners[kind];
  if (kind !== "reminder" || startsAt === null) return manner;
  return { ...manner, ttl: Math.max(Math.floor((startsAt - now) / 1000), 0) };
}

interface Shown {
  title: string;
  body: string;
  /** Absolute. */
  navigate: string;
  /** What bears the same takes its place on the screen. */
  tag: string;
}

interface Site {
  SITE_URL: string;
  PRODUCT_NAME: string;
}

export function noticePayload(
  site: Site,
  notice: Notice,
  unread: number,
): string {
  const navigate = new URL(urls.notifications(notice.id), site.SITE_URL).href;
  return payloadOf(
    { ...lockedWords(notice), navigate, tag: notice.id },
    unread,
  );
}

export function dailyPayload(
  site: Site,
  count: number,
  unread: number,
): string {
  const title =
    count === 1 ? "1 new notification" : `${count} new notifications`;
  const navigate = new URL(urls.notifications(), site.SITE_URL).href;
  return payloadOf({ title, body: "", navigate, tag: "daily" }, unread);
}

export function testPayload(site: Site, unread: number): string {
  return payloadOf(
    {
      title: "It works",
      body: `Notifications of ${site.PRODUCT_NAME} reach this device.`,
      navigate: new URL(urls.noticeSettings, site.SITE_URL).href,
      tag: "test",
    },
    unread,
  );
}

/** A declarative push message (Push API §3.3): shown by the browser itself where it knows them, else by our worker. */
function payloadOf(shown: Shown, unread: number): string {
  const json = (title: string, body: string) =>
    JSON.stringify({
      web_push: 8030,
      notification: { ...shown, title, body, lang: "en", dir: "auto" },
      app_badge: unread,
    });
  const fits = (text: string) =>
    new TextEncoder().encode(text).length <= payloadMax;
  const { title, body } = shown;
  const short = longest(body, (words) => fits(json(title, words)));
  // A title alone that does not fit is nobody's name: cut as well, rather than nothing said.
  return json(
    longest(title, (words) => fits(json(words, short))),
    short,
  );
}

/** The text, or as much of its beginning as fits. */
function longest(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text;
  const letters = Array.from(
    new Intl.Segmenter().segment(text),
    ({ segment }) => segment,
  );
  let [most, tooMany] = [0, letters.length];
  while (tooMany - most > 1) {
    const middle = Math.floor((most + tooMany) / 2);
    if (fits(`${letters.slice(0, middle).join("")}…`)) most = middle;
    else tooMany = middle;
  }
  return most === 0 ? "" : `${letters.slice(0, most).join("")}…`;
}
