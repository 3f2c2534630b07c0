import { minuteMs } from "~/shared/duration.mjs";

/** A session ends after this long without a heartbeat, even if the browser goes on with the same id. */
export const sessionTimeoutMs = 30 * minuteMs;
