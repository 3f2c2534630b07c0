import { lockScreenText } from "~/features/notifications/notification-text";
import type { AppNotification } from "~/features/notifications/notification";
import { truncate } from "~/shared/text";
import { urls } from "~/shared/urls";

/**
 * Characters. With six bytes for each in JSON, the payload stays below 3,072 bytes: push services must accept 4,096
 * encrypted ones (RFC 8030 §7.2), which some count in base64.
 */
const [maxTitleLength, maxBodyLength] = [160, 300];

const twoDays = 48 * 3600;

/** RFC 8030: how long the push service stores a push for an offline device, and whether it may wake the device. */
export interface PushOptions {
  /** Seconds. */
  ttl: number;
  urgency: "low" | "normal" | "high";
}

const urgencyByKind: Partial<
  Record<AppNotification["kind"], PushOptions["urgency"]>
> = {
  like: "low",
  follow: "low",
  thread: "low",
  prayed: "low",
  prayer_check_in: "low",
  reminder: "high",
  changed: "high",
  cancelled: "high",
  urgent_report: "high",
};

/** `startsAt` (ms): start of a reminder's event, until which the push is stored. */
export function getPushOptions(
  kind: AppNotification["kind"],
  startsAt: number | null,
  now: number,
): PushOptions {
  const isReminder = kind === "reminder" && startsAt !== null;
  return {
    ttl: isReminder ? Math.floor((startsAt - now) / 1000) : twoDays,
    urgency: urgencyByKind[kind] ?? "normal",
  };
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
