import { showToast } from "./toast";
import { shareOrCopy } from "~/client/share";

/** Shares data-title, data-text and data-url. */
export async function share({ dataset }: HTMLElement): Promise<void> {
  const { title = "", text = "", url = location.href } = dataset;
  const outcome = await shareOrCopy({ title, text, url });
  if (outcome === "copied") showToast("Link copied!");
  // Show the link, so that the user can copy it by hand.
  if (outcome === "failed") showToast(url);
}
