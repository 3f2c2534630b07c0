import { readAloud, stopReading } from "./read-aloud";

/** Reads data-text aloud, or stops; aria-pressed says which. */
export function listen(control: HTMLElement): void {
  const show = (listening: boolean) => {
    control.setAttribute("aria-pressed", `${listening}`);
  };
  if (control.getAttribute("aria-pressed") === "true") {
    stopReading();
    show(false);
    return;
  }
  readAloud(control.dataset["text"] ?? "", () => {
    show(false);
  });
  show(true);
}
