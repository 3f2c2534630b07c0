import { closeDays } from "~/features/analytics/closed-days.server";
import { sweepVisits } from "~/features/analytics/visit.server";
import { sweepSessions } from "~/features/auth/session.server";
import { prepareTomorrow } from "~/features/daily/daily-pair.server";
import { sweepRounds } from "~/features/games/scores.server";
import { sweepPreviews } from "~/features/link-preview/sweep-previews.server";
import { sweepImages } from "~/features/media/image-use.server";
import { sweepSeen } from "~/features/reels/seen.server";
import { sweepDeletedHandles } from "~/features/users/handle.server";
import { indexNames } from "~/features/users/name-index.server";
import { sweepRateWindows } from "~/platform/rate-limit.server";
import type { Job } from "~/platform/schedule.server";

/** What every cron of wrangler.toml runs, in this order. */
export const jobs: Record<string, Job> = {
  "close days": ({ db, env, now }) => closeDays({ db, kv: env.COUNTERS }, now),
  "sweep visits": ({ db, now }) => sweepVisits(db, now),
  "sweep sessions": ({ db, now }) => sweepSessions(db, now),
  "sweep rate windows": ({ db, now }) => sweepRateWindows(db, now),
  "sweep deleted handles": ({ db, now }) => sweepDeletedHandles(db, now),
  "sweep rounds": ({ db, now }) => sweepRounds(db, now),
  "sweep reels seen": ({ db, now }) => sweepSeen(db, now),
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
