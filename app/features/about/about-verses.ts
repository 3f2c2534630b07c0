import {
  isSameVerse,
  type Favourite,
  type VerseRef,
} from "~/features/bible/favourites/favourite";

/** Newest first. */
export function applyVerseChanges<Verse extends VerseRef>(
  saved: Verse[],
  { addVerses, removeVerses }: { addVerses: Verse[]; removeVerses: VerseRef[] },
): Verse[] {
  const remaining = excluding(saved, removeVerses);
  return [...excluding(addVerses, remaining).reverse(), ...remaining];
}

/** The added and removed verses, oldest first, as the API expects. */
export function getVerseChanges(verses: Favourite[], saved: Favourite[]) {
  return {
    addVerses: excluding(verses, saved).reverse(),
    removeVerses: excluding(saved, verses),
  };
}

function excluding<Verse extends VerseRef>(
  verses: Verse[],
  others: VerseRef[],
): Verse[] {
  return verses.filter(
    (one) => !others.some((other) => isSameVerse(one, other)),
  );
}
