import { redirect, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HubPage } from "~/features/games/hub-page";
import { loadGamesHub } from "~/features/games/hub.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { pageMeta } from "~/shell/page-meta";

export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  const { id } = await requirePageViewer(context);
  // `/games?game=word-search` redirects to that game if it is open.
  const requestedId = new URL(request.url).searchParams.get("game");
  const cards = await loadGamesHub(app.db, id, app.now);
  const card = cards.find((gameCard) => gameCard.id === requestedId);
  if (card?.isOpen) throw redirect(urls.game(card.id));
  return { cards };
});

export const meta = pageMeta(
  "Games",
  "Bible games: trivia, stories, words and verses.",
);

export default function Games() {
  const { cards } = useLoaderData<typeof loader>();
  return <HubPage cards={cards} />;
}
