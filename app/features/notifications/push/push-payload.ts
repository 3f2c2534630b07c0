import { lockScreenText } from "~/features/notifications/notification-text";
import type { AppNotification } from "~/features/notifications/notification";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";

/**
 * Characters. With six bytes for each in JSON, the payload stays below 3,072 bytes: push services must accept 4,096
 * encrypted ones (RFC 8030 §7.2), which some count in base64.
 */
const [maxTitleLength, maxBodyLength] = [160, 300];

const hour = 3600;
const day = 24 * hour;

/** RFC 8030: how long the push service stores a push for an offline device, and whether it may wake the device. */
export interface PushOptions {
  /** Seconds. */
  ttl: number;
  urgency: "low" | "normal" | "high";
}

/** A reminder's ttl is replaced by the time until its event starts. */
const optionsByKind: Record<AppNotification["kind"], PushOptions> = {
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
  prayed: { ttl: 12 * hour, urgency: "low" },
  prayer_update: { ttl: 2 * day, urgency: "normal" },
  prayer_answered: { ttl: 2 * day, urgency: "normal" },
  prayer_check_in: { ttl: 2 * day, urgency: "low" },
  group_post: { ttl: day, urgency: "normal" },
  group_request: { ttl: 2 * day, urgency: "normal" },
  group_accepted: { ttl: 2 * day, urgency: "normal" },
  group_role: { ttl: 7 * day, urgency: "normal" },
  group_ownerless: { ttl: 7 * day, urgency: "normal" },
};

/** `startsAt` (ms): start of a reminder's event. */
export function getPushOptions(
  kind: AppNotification["kind"],
  startsAt: number | null,
  now: number,
): PushOptions {
  const options = optionsByKind[kind];
  if (kind !== "reminder" || startsAt === null) return options;
  return { ...options, ttl: Math.floor((startsAt - now) / 1000) };
}

export interface PushContent {
  title: string;
  body: string;
  /** What it opens. */
  path: string;
  /** A push replaces the shown one with the same tag. */
  tag: string;
}

export function createNotificationPayload(
  site: { SITE_URL: string },
  notification: AppNotification,
  unread: number,
): string {
  const { id } = notification;
  const path = urls.notifications(id);
  const text = lockScreenText(notification);
  return createPayload(site, { ...text, path, tag: id }, unread);
}

/** Declarative push message (Push API §3.3): browsers that support it show it themselves, others use our worker. */
export function createPayload(
  { SITE_URL }: { SITE_URL: string },
  { title, body, path, tag }: PushContent,
  unread: number,
): string {
  const navigate = new URL(path, SITE_URL).href;
  return JSON.stringify({
    web_push: 8030,
    notification: {
      title: truncate(title, maxTitleLength),
      body: truncate(body, maxBodyLength),
      navigate,
      tag,
      lang: "en",
      dir: "auto",
    },
    app_badge: unread,
  });
}
