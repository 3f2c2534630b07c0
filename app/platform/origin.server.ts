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
  const origin = request.headers.get("origin");
  const own =
    origin === null
      ? request.headers.get("sec-fetch-site") === "same-origin"
      : origin === siteOrigin(request, env) ||
        origin === new URL(request.url).origin;
  if (!own) {
    throw new AppError("forbidden", {
      detail: "This call must come from the site itself.",
    });
  }
}
