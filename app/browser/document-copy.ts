import { copyText } from "./share";
import { showFailure, showToast } from "./document-toast";

/** What the control carries: data-text, and what is said then: data-done, data-failed. */
export async function copy({ dataset }: HTMLElement): Promise<void> {
  const { text = "", done = "", failed = "" } = dataset;
  if (await copyText(text)) showToast(done);
  else showFailure(failed);
}
