import { showFailure } from "./document-toast";

/**
 * Opens the control's story. Only now its viewer is fetched, from data-module, with the framework it
 * needs; it hears of a wish to see one by this event (features/stories/story-layer.tsx).
 */
export async function openStory(control: HTMLElement): Promise<void> {
  if (control.ariaBusy === "true") return;
  control.ariaBusy = "true";
  try {
    await import(control.dataset["module"] ?? "");
    control.dispatchEvent(new Event("viewstory", { bubbles: true }));
  } catch {
    showFailure("Please check your connection and try again.");
  } finally {
    control.ariaBusy = null;
  }
}
