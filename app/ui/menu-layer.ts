/** CSS pixels between a menu and its button, and to the edge of the window. */
const gap = 6;

/** Opens the menu towards the middle of the window. Doesn't measure the menu, which isn't shown yet. */
export function placeMenu(menu: HTMLElement, button: HTMLElement): void {
  const rect = button.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const toTheRight = rect.left + rect.width / 2 < width / 2;
  const below = rect.bottom < height * 0.6;
  Object.assign(menu.style, {
    left: toTheRight ? `${Math.max(gap, rect.left)}px` : "auto",
    right: toTheRight ? "auto" : `${Math.max(gap, width - rect.right)}px`,
    top: below ? `${rect.bottom + gap}px` : "auto",
    bottom: below ? "auto" : `${height - rect.top + gap}px`,
  });
}

/** Focuses the current item, or else the first. */
export function focusMenu(menu: HTMLElement): void {
  const current = menu.querySelector<HTMLElement>("[aria-current=true]");
  if (current) current.focus();
  else moveMenuFocus(menu, "Home");
}

/** ARIA APG menu keys: arrows wrap around, Home, End, first letter. Returns whether the focus moved. */
export function moveMenuFocus(menu: HTMLElement, key: string): boolean {
  const items = [
    ...menu.querySelectorAll<HTMLElement>("[role=menuitem]:not(:disabled)"),
  ];
  const at = items.findIndex((item) => item === document.activeElement);
  const next = items[getTargetIndex(key, items, at)];
  next?.focus();
  return next !== undefined;
}

function getTargetIndex(key: string, items: HTMLElement[], at: number): number {
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
