// What the buttons of a card do, in one chunk: fetched with the first touch or key of a visit, so that
// the first load is spared 3 KB and the first press need not wait.
import type { QueryClient } from "@tanstack/react-query";
import { deletePost } from "~/features/posts/delete-post.queries";
import type { Post } from "~/features/posts/post";
import { postKeys } from "~/features/posts/post.queries";
import type { PostPages } from "~/features/posts/post.queries";
import { wantLike } from "~/features/reactions/like.queries";
import { wantInterest } from "~/features/events/interest.queries";
import { sharePost } from "~/features/reactions/share.queries";
import type { HideAct } from "~/features/blocks/person-menu";
import { wantFollow } from "~/features/users/follow.queries";

export interface CardAct {
  client: QueryClient;
  post: Post;
  productName: string;
}

// Presses that came before this code were all made on the card as it was first drawn: each turns
// over what the one before it has left, not what that card showed.

export function toggleLike({ client, post }: CardAct) {
  const newest = newestPost(client, post);
  wantLike(client, newest, !newest.isLikedByUser);
}

function newestPost(client: QueryClient, drawn: Post): Post {
  const lists = client.getQueriesData<PostPages>({ queryKey: postKeys.lists });
  const listed = lists.flatMap(
    ([, data]) => data?.pages.flatMap(({ items }) => items) ?? [],
  );
  return (
    listed.find(({ id }) => id === drawn.id) ??
    client.getQueryData<Post>(postKeys.one(drawn.id)) ??
    drawn
  );
}

export function share({ post, productName }: CardAct) {
  return sharePost(post, productName);
}

export function follow({ client, post }: CardAct) {
  return wantFollow(client, post.userId, true);
}

export function toggleInterest({ client, post }: CardAct) {
  const interested = newestPost(client, post).eventData?.isInterested ?? false;
  wantInterest(client, post.id, interested, !interested);
}

/** Asks first. */
export async function askToDelete(
  { client, post }: CardAct,
  menuId: string,
): Promise<void> {
  if (!confirm("Are you sure you want to delete this post?")) return;
  focusBeside(menuId);
  await deletePost(client, post);
}

/** The card is about to go; whoever reads on, reads on with its neighbour. */
function focusBeside(menuId: string): void {
  const cards = cardsOfPage();
  const at = cards.findIndex(({ own }) => own.contains(buttonOf(menuId)));
  focusOn(cards[at + 1] ?? cards[at - 1]);
}

/** Mutes or blocks who has written it. Where the card leaves for that, the focus goes on as above. */
export async function hideAuthor(
  { client, post }: CardAct,
  act: HideAct,
  menuId: string,
): Promise<void> {
  const button = buttonOf(menuId);
  const cards = cardsOfPage();
  const at = cards.findIndex(({ own }) => own.contains(button));
  const others = [...cards.slice(at), ...cards.slice(0, at).reverse()].filter(
    ({ author }) => author?.href !== cards[at]?.author?.href,
  );
  const { hidePerson } = await import("./hide/hide-person");
  await hidePerson(client, act, post.user, () => {
    // A task later the lists are drawn.
    setTimeout(() => {
      if (!button?.isConnected) focusOn(others[0]);
    });
  });
}

interface CardOfPage {
  own: Element;
  author: HTMLAnchorElement | null;
}

function cardsOfPage(): CardOfPage[] {
  return [...document.querySelectorAll("main article")].map((own) => ({
    own,
    author: own.querySelector<HTMLAnchorElement>("header p a"),
  }));
}

function buttonOf(menuId: string): HTMLElement | null {
  return document.getElementById(menuId);
}

function focusOn(card: CardOfPage | undefined): void {
  const target = card?.author ?? document.querySelector<HTMLElement>("main");
  target?.focus({ preventScroll: true });
}
