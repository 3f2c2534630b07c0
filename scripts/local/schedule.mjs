const minuteMs = 60_000;
/** One of the crons of wrangler.toml that run the hourly jobs (app/jobs.server.ts). */
const hourly = "17 * * * *";
const everyMinute = "* * * * *";

/**
 * Runs the cron schedule of wrangler.toml, which nothing else does locally. The hourly jobs also run a minute after the
 * start, because a local server may never run for an hour.
 *
 * @param {(cron: string) => Promise<unknown>} run
 * @returns {() => void} stops the schedule
 */
export function startSchedule(run) {
  let minutes = 0;
  const timer = setInterval(() => {
    const crons = minutes % 60 === 0 ? [everyMinute, hourly] : [everyMinute];
    minutes += 1;
    for (const cron of crons) {
      run(cron).catch((/** @type {unknown} */ error) => {
        console.error(`The scheduled jobs "${cron}" failed`, error);
      });
    }
  }, minuteMs);
  return () => {
    clearInterval(timer);
  };
}
