/** spec §9: ms until a tooltip opens; and for how long after one the next opens at once. */
const openDelay = 700;
const skipDelay = 300;
/** ms in which the pointer may travel onto the tooltip (WCAG 1.4.13, hoverable). */
const travel = 120;
/** CSS pixels kept free around it. */
const gap = 8;

let element: HTMLElement | null = null;
let opening: ReturnType<typeof setTimeout> | undefined;
let closing: ReturnType<typeof setTimeout> | undefined;
let closedAt = Number.NEGATIVE_INFINITY;

function layer(): HTMLElement {
  if (element) return element;
  element = document.createElement("div");
  element.popover = "manual";
  // The control has the same words as its name, so nobody needs to hear them twice.
  element.ariaHidden = "true";
  element.className =
    "fixed inset-auto m-0 max-w-64 rounded-lg bg-ink px-2.5 py-1.5 text-xs font-semibold text-ground shadow-float";
  element.addEventListener("pointerenter", () => {
    clearTimeout(closing);
  });
  element.addEventListener("pointerleave", leaveTooltip);
  addEventListener("keydown", (event) => {
    if (event.key === "Escape") hideTooltip();
  });
  addEventListener("scroll", hideTooltip, { passive: true, capture: true });
  document.body.appendChild(element);
  return element;
}

function show(anchor: HTMLElement, label: string): void {
  // Where there is room the control says it itself.
  if (!anchor.isConnected || anchor.innerText === label) return;
  const tip = layer();
  tip.textContent = label;
  tip.showPopover();
  const at = anchor.getBoundingClientRect();
  const { width, height } = tip.getBoundingClientRect();
  const left = at.left + at.width / 2 - width / 2;
  const below = at.bottom + gap + height < innerHeight;
  tip.style.left = `${Math.max(gap, Math.min(left, document.documentElement.clientWidth - width - gap))}px`;
  tip.style.top = `${below ? at.bottom + gap : at.top - gap - height}px`;
}

/** Shows `label` at the control after a moment; at once when another was there just now. */
export function offerTooltip(
  anchor: HTMLElement,
  label: string,
  delay = openDelay,
): void {
  clearTimeout(opening);
  clearTimeout(closing);
  const recent =
    element?.matches(":popover-open") === true ||
    performance.now() - closedAt < skipDelay;
  opening = setTimeout(
    () => {
      show(anchor, label);
    },
    recent ? 0 : delay,
  );
}

export function leaveTooltip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  closing = setTimeout(hideTooltip, travel);
}

export function hideTooltip(): void {
  clearTimeout(opening);
  clearTimeout(closing);
  if (element?.matches(":popover-open") !== true) return;
  closedAt = performance.now();
  element.hidePopover();
}
