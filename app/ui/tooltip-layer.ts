/** `skipDelayMs`: for this long after one tooltip closed, the next opens at once. */
const openDelayMs = 700;
const skipDelayMs = 300;
/** Time for the pointer to move onto the tooltip (WCAG 1.4.13, hoverable). */
const hideDelayMs = 120;
/** CSS pixels. */
const gap = 8;

let element: HTMLElement | null = null;
let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function getElement(): HTMLElement {
  if (element) return element;
  element = document.createElement("div");
  element.popover = "manual";
  // The control already has this text as its accessible name.
  element.ariaHidden = "true";
  element.className =
    "fixed inset-auto m-0 max-w-72 rounded-control bg-ink px-2.5 py-1.5 text-xs font-semibold text-background shadow-float";
  element.addEventListener("pointerenter", () => {
    clearTimeout(closing);
  });
  element.addEventListener("pointerleave", scheduleTooltipHide);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    // The first Escape closes only a card, not also the dialog around its link.
    if (isOpen() && element?.querySelector("p")) event.preventDefault();
    hideTooltip();
  };
  addEventListener("keydown", onKeyDown, { capture: true });
  addEventListener("scroll", hideTooltip, { passive: true, capture: true });
  document.body.appendChild(element);
  return element;
}

const isOpen = () => element?.matches(":popover-open") === true;

function show(anchor: HTMLElement, label: string | Node): void {
  // The control already shows this text.
  if (!anchor.isConnected || anchor.innerText === label) return;
  const tip = getElement();
  tip.replaceChildren(label);
  // An open dialog makes everything else inert.
  tip.inert = false;
  tip.showPopover();
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = at.left + at.width / 2 - width / 2;
  const below = at.bottom + gap + height < innerHeight;
  tip.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`;
  tip.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`;
}

/** Shows `label` after a delay, or at once if another tooltip was just visible. */
export function scheduleTooltip(
  anchor: HTMLElement,
  label: string | Node,
  delay = openDelayMs,
): void {
  clearTimeout(opening);
  clearTimeout(closing);
  const recent = isOpen() || performance.now() - closedAt < skipDelayMs;
  opening = setTimeout(
    () => {
      show(anchor, label);
    },
    recent ? 0 : delay,
  );
}

export function scheduleTooltipHide(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  closing = setTimeout(hideTooltip, hideDelayMs);
}

export function hideTooltip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  if (!isOpen()) return;
  closedAt = performance.now();
  element?.hidePopover();
}
