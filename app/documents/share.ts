import { showToast } from "./toast";
import { shareOrCopy } from "~/client/share";

/** Shares data-title, data-text and data-url. */
export async function share({ dataset }: HTMLElement): Promise<void> {
  const { title = "", text = "", url = location.href } = dataset;
  if (await shareOrCopy({ title, text, url })) showToast("Link copied!");
}
