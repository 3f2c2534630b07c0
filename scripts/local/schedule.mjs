const minuteMs = 60_000;
/** One of the crons of wrangler.toml that run the hourly jobs (app/jobs.server.ts). */
const hourly = "17 * * * *";
const everyMinute = "* * * * *";

/**
 * Runs the schedule of wrangler.toml: no platform does it here. The hourly jobs also run a minute after the start,
 * because a computer at home may never be on for an hour.
 *
 * @param {(cron: string) => Promise<unknown>} run
 * @returns {() => void} stops it
 */
export function startSchedule(run) {
  let minutes = 0;
  const timer = setInterval(() => {
    const crons = minutes % 60 === 0 ? [everyMinute, hourly] : [everyMinute];
    minutes += 1;
    for (const cron of crons) {
      run(cron).catch((/** @type {unknown} */ error) => {
        console.error(`The schedule ${cron} failed`, error);
      });
    }
  }, minuteMs);
  return () => {
    clearInterval(timer);
  };
}
