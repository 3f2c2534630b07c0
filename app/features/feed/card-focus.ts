// Where the focus goes when a card leaves the page with what was pressed in it: to its neighbour, where
// reading goes on.

interface CardOfPage {
  own: Element;
  author: HTMLAnchorElement | null;
}

function cardsFrom(menuId: string): { cards: CardOfPage[]; at: number } {
  const button = document.getElementById(menuId);
  const cards = [...document.querySelectorAll("main article")].map((own) => ({
    own,
    author: own.querySelector<HTMLAnchorElement>("header p a"),
  }));
  return { cards, at: cards.findIndex(({ own }) => own.contains(button)) };
}

/** The card with this menu button is about to go. */
export function focusBeside(menuId: string): void {
  const { cards, at } = cardsFrom(menuId);
  focusOn(cards[at + 1] ?? cards[at - 1]);
}

/** All cards of its author may go: gives what moves the focus to somebody else's, if this one has. */
export function focusOnOther(menuId: string): () => void {
  const button = document.getElementById(menuId);
  const { cards, at } = cardsFrom(menuId);
  const other = [...cards.slice(at), ...cards.slice(0, at).reverse()].find(
    ({ author }) => author?.href !== cards[at]?.author?.href,
  );
  return () => {
    // A task later the lists are drawn.
    setTimeout(() => {
      if (!button?.isConnected) focusOn(other);
    });
  };
}

function focusOn(card: CardOfPage | undefined): void {
  const target = card?.author ?? document.querySelector<HTMLElement>("main");
  target?.focus({ preventScroll: true });
}
