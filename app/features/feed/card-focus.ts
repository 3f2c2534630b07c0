// Moves the focus to a neighbouring card when the card that has it is removed.

interface PageCard {
  element: Element;
  author: HTMLAnchorElement | null;
}

function listCards(menuId: string): { cards: PageCard[]; at: number } {
  const button = document.getElementById(menuId);
  const cards = [...document.querySelectorAll("main article")].map(
    (element) => ({
      element,
      author: element.querySelector<HTMLAnchorElement>("header p a"),
    }),
  );
  return {
    cards,
    at: cards.findIndex(({ element }) => element.contains(button)),
  };
}

/** Call it before the card with this menu button is removed. */
export function focusNeighbourCard(menuId: string): void {
  const { cards, at } = listCards(menuId);
  focusCard(cards[at + 1] ?? cards[at - 1]);
}

/** Returns a function to call after the author's cards may have been removed. */
export function prepareFocusOnOtherAuthor(menuId: string): () => void {
  const button = document.getElementById(menuId);
  const { cards, at } = listCards(menuId);
  const other = [...cards.slice(at), ...cards.slice(0, at).reverse()].find(
    ({ author }) => author?.href !== cards[at]?.author?.href,
  );
  return () => {
    // The lists have rendered one task later.
    setTimeout(() => {
      if (!button?.isConnected) focusCard(other);
    });
  };
}

function focusCard(card: PageCard | undefined): void {
  const target = card?.author ?? document.querySelector<HTMLElement>("main");
  target?.focus({ preventScroll: true });
}
