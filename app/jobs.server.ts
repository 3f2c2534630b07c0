import { sealAuditLog } from "~/features/audit/audit.server";
import { closeDays } from "~/features/analytics/closed-days.server";
import { sweepVisits } from "~/features/analytics/visit.server";
import { sweepSanctions } from "~/features/auth/sanctions.server";
import { sweepSessions } from "~/features/auth/session.server";
import { prepareTomorrow } from "~/features/daily/daily-pair.server";
import { sweepRounds } from "~/features/games/scores.server";
import { sweepPreviews } from "~/features/link-preview/sweep-previews.server";
import { sweepImages } from "~/features/media/image-use.server";
import { tellEventNews } from "~/features/notifications/event-news.server";
import { sweepNotices } from "~/features/notifications/notices.server";
import { sweepDeliveries } from "~/features/notifications/push/delivery.server";
import { handOverPushes } from "~/features/notifications/push/hand-over.server";
import { sweepSeen } from "~/features/reels/seen.server";
import { redactTickets } from "~/features/account/outlasting-tickets.server";
import { sweepDeletedHandles } from "~/features/users/handle.server";
import { indexNames } from "~/features/users/name-index.server";
import { sweepRateWindows } from "~/platform/rate-limit.server";
import type { Job } from "~/platform/schedule.server";

export const everyMinute = "* * * * *";

const minuteJobs: Record<string, Job> = {
  "tell event news": ({ db, now }) => tellEventNews(db, now),
  "hand over pushes": handOverPushes,
  "seal audit log": ({ db }) => sealAuditLog(db),
};

const otherJobs: Record<string, Job> = {
  "close days": ({ db, env, now }) => closeDays({ db, kv: env.COUNTERS }, now),
  "sweep visits": ({ db, now }) => sweepVisits(db, now),
  "sweep sessions": ({ db, now }) => sweepSessions(db, now),
  "sweep rate windows": ({ db, now }) => sweepRateWindows(db, now),
  "sweep deleted handles": ({ db, now }) => sweepDeletedHandles(db, now),
  "sweep rounds": ({ db, now }) => sweepRounds(db, now),
  "sweep reels seen": ({ db, now }) => sweepSeen(db, now),
  "redact tickets": ({ db, now }) => redactTickets(db, now),
  "sweep sanctions": ({ db, now }) => sweepSanctions(db, now),
  "sweep notices": ({ db, now }) => sweepNotices(db, now),
  "sweep push deliveries": ({ db, now }) => sweepDeliveries(db, now),
  "sweep images": ({ db, env, now }) => sweepImages(db, env.IMAGES, now),
  "prepare tomorrow": ({ db, env, now }) =>
    prepareTomorrow({ db, kv: env.DAILY, assets: env.ASSETS }, now),
  "index names": ({ db }) => indexNames(db),
  "sweep previews": ({ db, env }) =>
    sweepPreviews({
      db,
      bucket: env.IMAGES,
      counters: env.COUNTERS,
      productName: env.PRODUCT_NAME,
    }),
};

/** What a cron of wrangler.toml runs, in this order. */
export const jobsAt = (cron: string): Record<string, Job> =>
  cron === everyMinute ? minuteJobs : otherJobs;
