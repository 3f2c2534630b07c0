import { sealAuditLog } from "~/features/audit/audit.server";
import { rollUpDays } from "~/features/analytics/daily-rollups.server";
import { deleteExpiredVisits } from "~/features/analytics/visit.server";
import { deleteExpiredSanctions } from "~/features/auth/sanctions.server";
import { deleteExpiredSessions } from "~/platform/session.server";
import {
  closeOwnerlessGroups,
  selectUnclaimed,
  sendRequestReminders,
} from "~/features/groups/ownerless.server";
import { deleteClosedGroups } from "~/features/posts/closed-groups.server";
import { cacheTomorrow } from "~/features/daily/daily-content-cache.server";
import { deleteExpiredRounds } from "~/features/games/scores.server";
import { deleteExpiredInvites } from "~/features/groups/invite.server";
import { sendGroupNews } from "~/features/groups/group-news.server";
import { deleteOldPreviews } from "~/features/link-preview/delete-old-previews.server";
import { withdrawGroups } from "~/features/link-preview/withdraw-groups.server";
import { deleteUnusedImages } from "~/features/media/unused-images.server";
import { sendEventNotifications } from "~/features/notifications/event-notifications.server";
import { deleteExpiredNotifications } from "~/features/notifications/notifications.server";
import { deleteExpiredDeliveries } from "~/features/notifications/push/delivery.server";
import { enqueuePushes } from "~/features/notifications/push/enqueue-pushes.server";
import { sendReminders } from "~/features/notifications/reminders.server";
import { sendCheckIns, sendPrayerNews } from "~/features/prayer/news.server";
import { deleteExpiredSeen } from "~/features/reels/reels.server";
import { redactTickets } from "~/features/account/retained-tickets.server";
import { deleteExpiredHandles } from "~/features/users/handle.server";
import { indexNames } from "~/features/users/name-index.server";
import { deleteExpiredRateWindows } from "~/platform/rate-limit.server";
import type { Job } from "~/platform/schedule.server";

export const everyMinute = "* * * * *";

const minuteJobs: Record<string, Job> = {
  "send event notifications": ({ db, now }) => sendEventNotifications(db, now),
  "send prayer news": ({ db, now }) => sendPrayerNews(db, now),
  "send group news": ({ db, now }) => sendGroupNews(db, now),
  "send prayer check-ins": ({ db, now }) => sendCheckIns(db, now),
  "enqueue pushes": enqueuePushes,
  "send reminders": sendReminders,
  "seal audit log": ({ db }) => sealAuditLog(db),
};

const otherJobs: Record<string, Job> = {
  "roll up analytics": ({ db, env, now }) => rollUpDays({ db, env }, now),
  "delete expired visits": ({ db, now }) => deleteExpiredVisits(db, now),
  "delete expired sessions": ({ db, now }) => deleteExpiredSessions(db, now),
  "delete expired rate windows": ({ db, now }) =>
    deleteExpiredRateWindows(db, now),
  "delete expired handles": ({ db, now }) => deleteExpiredHandles(db, now),
  "delete expired invitations": ({ db, now }) => deleteExpiredInvites(db, now),
  "delete expired rounds": ({ db, now }) => deleteExpiredRounds(db, now),
  "delete expired reel views": ({ db, now }) => deleteExpiredSeen(db, now),
  "close ownerless groups": ({ db, env, now }) =>
    withdrawGroups(
      { db, env, cache: caches.default, request: new Request(env.SITE_URL) },
      selectUnclaimed(now),
      () => closeOwnerlessGroups(db, now),
    ),
  "delete closed groups": ({ db, now }) => deleteClosedGroups(db, now),
  "remind of group requests": ({ db, now }) => sendRequestReminders(db, now),
  "redact tickets": ({ db, now }) => redactTickets(db, now),
  "delete expired sanctions": ({ db, now }) => deleteExpiredSanctions(db, now),
  "delete expired notifications": ({ db, now }) =>
    deleteExpiredNotifications(db, now),
  "delete expired push deliveries": ({ db, now }) =>
    deleteExpiredDeliveries(db, now),
  "delete unused images": ({ db, env, now }) =>
    deleteUnusedImages(db, env.IMAGES, now),
  "prepare tomorrow": cacheTomorrow,
  "index names": ({ db }) => indexNames(db),
  "delete old previews": ({ env, now }) =>
    deleteOldPreviews(env.IMAGES, env.COUNTERS, now),
};

/** The jobs of a cron trigger (wrangler.toml), in the order they run. */
export const getJobs = (cron: string): Record<string, Job> =>
  cron === everyMinute ? minuteJobs : otherJobs;
