const durationMs = 5000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** The last clicked control: the toast must not cover it. */
let trigger: HTMLElement | null = null;

export function setTriggerControl(control: HTMLElement): void {
  trigger = control;
}

/** Shows a message in the document's live region (shell/document-frame.tsx) for five seconds. */
export function showToast(message: string): void {
  show(false, [message]);
}

interface ToastAction {
  href: string;
  label: string;
}

/** Shows an error, titled 'Error' like the app's error toasts. */
export function showError(message: string, action?: ToastAction): void {
  show(true, [
    createElement("span", "block font-semibold text-danger", "Error"),
    createElement("span", "block text-sm", message),
    ...(action ? [createLink(action)] : []),
  ]);
}

function show(failed: boolean, parts: (Node | string)[]): void {
  const region = document.querySelector<HTMLElement>("[data-toast]");
  if (!region) return;
  clearTimeout(timer);
  // Emptied first, so that a repeated message is announced again.
  region.replaceChildren();
  requestAnimationFrame(() => {
    region.toggleAttribute("data-failed", failed);
    region.toggleAttribute("data-at-top", isInLowerHalf(trigger));
    region.replaceChildren(...parts, createCloseButton(region));
  });
  const end = () => {
    // The user may be about to click it.
    if (region.matches(":focus-within, :hover")) {
      timer = setTimeout(end, durationMs);
    } else region.replaceChildren();
  };
  timer = setTimeout(end, durationMs);
}

/** Toasts usually appear in the lower half. */
function isInLowerHalf(control: HTMLElement | null): boolean {
  if (!control) return false;
  const { top, bottom } = control.getBoundingClientRect();
  return top + bottom > innerHeight;
}

/** From the template in shell/document-frame.tsx. */
function createCloseButton(region: HTMLElement): Node {
  const template = document.querySelector<HTMLTemplateElement>(
    "template[data-toast-close]",
  );
  const content = document.importNode(
    template?.content ?? document.createDocumentFragment(),
    true,
  );
  content.querySelector("button")?.addEventListener("click", () => {
    clearTimeout(timer);
    region.replaceChildren();
    trigger?.focus({ preventScroll: true });
  });
  return content;
}

function createElement(tag: "a" | "span", className: string, text: string) {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function createLink({ href, label }: ToastAction): HTMLElement {
  const link = createElement(
    "a",
    "pointer-events-auto -mb-2 -ml-3 inline-flex touch items-center rounded-control px-3 text-sm font-semibold text-primary hover:bg-sunken",
    label,
  );
  link.setAttribute("href", href);
  return link;
}
