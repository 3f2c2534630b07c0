import { AppError } from "~/shared/errors";
import { isLoopback } from "./env.server";
import type { Env } from "./env.server";

/**
 * The origin this installation answers at: SITE_URL's, and on a developer's machine whichever
 * loopback name the browser used (`localhost` and `127.0.0.1` are two origins to it).
 */
export function siteOrigin(
  request: Request,
  env: Pick<Env, "SITE_URL">,
): string {
  const here = new URL(request.url);
  const site = new URL(env.SITE_URL);
  return isLoopback(site.hostname) && isLoopback(here.hostname)
    ? here.origin
    : site.origin;
}

/**
 * Cross-site request forgery: a state-changing call must say that it comes from this site. Browsers
 * always send one of the two headers with a POST; a call without either is refused.
 */
export function requireSameOrigin(request: Request, env: Env): void {
  refuseForeignOrigin(request, env);
  const { headers } = request;
  if (!headers.has("origin") && headers.get("sec-fetch-site") !== "same-origin")
    throw foreign();
}

/** Whoever names an origin is a script of that origin: of another site's, or of none's, nothing is read. */
export function refuseForeignOrigin(
  request: Request,
  env: Pick<Env, "SITE_URL">,
): void {
  const origin = request.headers.get("origin");
  const own = [siteOrigin(request, env), new URL(request.url).origin];
  if (origin !== null && !own.includes(origin)) throw foreign();
}

const foreign = () =>
  new AppError("forbidden", {
    detail: "This call must come from the site itself.",
  });
