import { readAloud, stopReading } from "~/client/read-aloud";

/** Starts or stops reading data-text aloud; aria-pressed holds the state. */
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
