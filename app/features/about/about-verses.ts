import {
  isSameVerse,
  type Favourite,
} from "~/features/bible/favourites/favourite";

/** Changes to the saved favourite verses, oldest first, as the API expects. */
interface VerseChanges {
  addVerses: Favourite[];
  removeVerses: Favourite[];
}

/** Newest first. */
export function applyVerseChanges(
  saved: Favourite[],
  { addVerses, removeVerses }: VerseChanges,
): Favourite[] {
  return [
    ...excluding(addVerses, saved).reverse(),
    ...excluding(saved, removeVerses),
  ];
}

export function getVerseChanges(
  verses: Favourite[],
  saved: Favourite[],
): VerseChanges {
  return {
    addVerses: excluding(verses, saved).reverse(),
    removeVerses: excluding(saved, verses),
  };
}

function excluding(verses: Favourite[], others: Favourite[]): Favourite[] {
  return verses.filter(
    (one) => !others.some((other) => isSameVerse(one, other)),
  );
}
