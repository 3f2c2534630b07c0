/** spec §9, CSS pixels. */
const hidesPast = 100;
const showsAbove = 10;

/**
 * Whether the phone's top bar is out of the way: it goes when the page is scrolled down past 100 px
 * and comes back near the top or on any scroll up.
 */
export function barHidden(
  hidden: boolean,
  previous: number,
  scrollY: number,
): boolean {
  if (scrollY < showsAbove || scrollY < previous) return false;
  return hidden || (scrollY > previous && scrollY > hidesPast);
}
