import { showError } from "./toast";

/**
 * Opens the control's story. The viewer and its framework are fetched only now, from data-module; it listens for this
 * event (features/stories/story-layer.tsx).
 */
export async function openStory(control: HTMLElement): Promise<void> {
  if (control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  try {
    await import(control.dataset["module"] ?? "");
    control.dispatchEvent(new Event("viewstory", { bubbles: true }));
  } catch {
    showError("Please check your connection and try again.");
  } finally {
    control.ariaBusy = null;
  }
}
