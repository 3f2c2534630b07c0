import { quotationIn, quoted } from "./scripture-text";
import { copyText } from "./share";
import { showFailure, showToast } from "./document-toast";

/** What the control carries: data-text, and what is said then: data-done, data-failed. */
export function copy(control: HTMLElement): Promise<void> {
  return copyWords(control, control.dataset["text"] ?? "");
}

/** The same for the Scripture of the page: the verses that it is about, else all. */
export function copyScripture(control: HTMLElement): Promise<void> {
  const text = document.querySelector<HTMLElement>("[data-scripture]");
  const found = text && quotationIn(text);
  return copyWords(control, found ? quoted(found) : "");
}

async function copyWords({ dataset }: HTMLElement, text: string) {
  const { done = "", failed = "" } = dataset;
  if (await copyText(text)) showToast(done);
  else showFailure(failed);
}
