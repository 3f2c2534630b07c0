import { AppError } from "~/shared/errors";
import { isLoopback, type Env } from "./env.server";

/**
 * SITE_URL's origin. On a developer's machine the loopback name that the browser used: `localhost` and `127.0.0.1` are
 * different origins.
 */
export function siteOrigin(
  request: Request,
  env: Pick<Env, "SITE_URL">,
): string {
  const requestUrl = new URL(request.url);
  const siteUrl = new URL(env.SITE_URL);
  return isLoopback(siteUrl.hostname) && isLoopback(requestUrl.hostname)
    ? requestUrl.origin
    : siteUrl.origin;
}

/** Prevents CSRF. Browsers send one of the two headers with every POST, so a request with neither is rejected. */
export function requireSameOrigin(request: Request, env: Env): void {
  rejectForeignOrigin(request, env);
  const { headers } = request;
  if (!headers.has("origin") && headers.get("sec-fetch-site") !== "same-origin")
    throw crossOriginError();
}

/** Allows requests without an Origin header, such as navigations. */
export function rejectForeignOrigin(
  request: Request,
  env: Pick<Env, "SITE_URL">,
): void {
  const { headers } = request;
  const origin = headers.get("origin");
  // A form on a page with `Referrer-Policy: no-referrer` sends the origin "null".
  const isHidden =
    origin === "null" && headers.get("sec-fetch-site") === "same-origin";
  if (origin === null || isHidden) return;
  const own = [siteOrigin(request, env), new URL(request.url).origin];
  if (!own.includes(origin)) throw crossOriginError();
}

const crossOriginError = () =>
  new AppError("forbidden", {
    detail: "This request must come from the site itself.",
  });
