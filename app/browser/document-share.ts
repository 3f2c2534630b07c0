import { showToast } from "./document-toast";
import { shareOrCopy } from "./share";

/** What the control carries: data-title, data-text, data-url. */
export async function share({ dataset }: HTMLElement): Promise<void> {
  const { title = "", text = "", url = location.href } = dataset;
  const outcome = await shareOrCopy({ title, text, url });
  if (outcome === "copied") showToast("Link copied!");
  // Nothing else is left: the person copies it by hand.
  if (outcome === "failed") showToast(url);
}
