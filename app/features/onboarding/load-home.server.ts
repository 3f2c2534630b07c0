import type { AppLoadContext } from "@remix-run/cloudflare";
import { loadDailyCards } from "~/features/daily/home/home-cards.server";
import { loadInitialFeed } from "~/features/feed/feed.server";
import { listSuggestedUsers } from "~/features/users/follow.server";
import { requirePageViewer } from "~/platform/page.server";
import { getWelcomeCards, parseClosedCards } from "./welcome-card";

/** Session and list are read in one D1 round trip: `viewerId` is SQL, so the list doesn't wait for the session. */
export async function loadHome(context: AppLoadContext, request: Request) {
  const { app } = context;
  const [viewer, feed, day] = await Promise.all([
    // An expired session gets a 401, so that the page says that the session has ended.
    requirePageViewer(context),
    loadInitialFeed(app),
    loadDailyCards(app),
  ]);
  const closed = parseClosedCards(request.headers.get("cookie"));
  const cards = getWelcomeCards(viewer, closed);
  const people = cards.includes("people")
    ? await listSuggestedUsers(app.db, viewer.id, 0)
    : null;
  const welcome = { closed, people };
  return { feed, day, welcome, now: app.now };
}
