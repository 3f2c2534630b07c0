/** CSS pixels between a menu and its button, and to the edge of the window. */
const gap = 6;

/**
 * Beside its button, towards the middle of the window: no side needs the menu's own size, so it can
 * be placed before it is shown.
 */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const at = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const toTheRight = at.left + at.width / 2 < width / 2;
  const below = at.bottom < height * 0.6;
  Object.assign(menu.style, {
    left: toTheRight ? `${Math.max(gap, at.left)}px` : "auto",
    right: toTheRight ? "auto" : `${Math.max(gap, width - at.right)}px`,
    top: below ? `${at.bottom + gap}px` : "auto",
    bottom: below ? "auto" : `${height - at.top + gap}px`,
  });
}

/** Moves the focus as the APG says: arrows around the ring, Home, End, a first letter. True if it moved. */
export function stepInMenu(menu: HTMLElement, key: string): boolean {
  const items = [
    ...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)"),
  ];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = items[targetOf(key, items, at)];
  next?.focus();
  return next !== undefined;
}

function targetOf(key: string, items: HTMLElement[], at: number): number {
  if (key === "Home") return 0;
  if (key === "End") return items.length - 1;
  if (key === "ArrowDown") return (at + 1) % items.length;
  if (key === "ArrowUp") {
    return (Math.max(at, 0) - 1 + items.length) % items.length;
  }
  if (!/^\S$/u.test(key)) return -1;
  const starts = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(key.toLowerCase());
  const later = items.findIndex((item, i) => i > at && starts(item));
  return later === -1 ? items.findIndex(starts) : later;
}
