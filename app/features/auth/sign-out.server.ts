import { redirect } from "@remix-run/cloudflare";
import type { AppContext } from "~/platform/context.server";
import { requireSameOrigin } from "~/platform/origin.server";
import { AppError } from "~/shared/errors";
import { urls } from "~/shared/urls";
import { endSession } from "~/platform/session.server";

/** The chapter last read is private (bible/reader-cookies.ts). */
export const clearedPassage = "bible-passage=; Path=/; Max-Age=0";

/** /api/logout. A GET from another site redirects to the confirmation page; a POST must come from this site. */
export async function signOut(
  app: AppContext,
  request: Request,
): Promise<Response> {
  if (request.method === "POST") requireSameOrigin(request, app.env);
  else if (request.method !== "GET") {
    throw new AppError("method_not_allowed", { allow: ["GET", "POST"] });
  } else if (isCrossSite(request)) return redirect(urls.signOut);
  return redirect(urls.root, {
    headers: [
      ["set-cookie", await endSession(app)],
      ["set-cookie", clearedPassage],
      // Also clears the user's pages from the browser's HTTP cache.
      ["clear-site-data", '"cache"'],
    ],
  });
}

function isCrossSite(request: Request): boolean {
  const site = request.headers.get("sec-fetch-site");
  return site === "cross-site" || site === "same-site";
}
