import { redirect } from "@remix-run/cloudflare";
import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { HubPage } from "~/features/games/hub-page";
import { openHub } from "~/features/games/hub.server";
import { page, requirePageViewer } from "~/platform/page.server";
import { urls } from "~/shared/urls";
import { titled } from "~/shell/titled";

export const loader = page(async ({ context, request }: LoaderFunctionArgs) => {
  const { app } = context;
  const { id } = await requirePageViewer(context);
  // `?game=word-search` opens it, where it is open.
  const wanted = new URL(request.url).searchParams.get("game");
  const cards = await openHub(app.db, id, app.now);
  const card = cards.find((one) => one.id === wanted);
  if (card?.isOpen) throw redirect(urls.game(card.id));
  return { cards };
});

export const meta = titled(
  "Games",
  "Games that know the Bible: trivia, stories, words and verses.",
);

export default function Games() {
  const { cards } = useLoaderData<typeof loader>();
  return <HubPage cards={cards} />;
}
