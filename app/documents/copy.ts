import { getQuotation, formatQuotation } from "~/client/scripture-text";
import { copyText } from "~/client/share";
import { showError, showToast } from "./toast";

/** Copies data-text; the toasts are data-success and data-error. */
export function copy(control: HTMLElement): Promise<void> {
  return copyWithToast(control, control.dataset["text"] ?? "");
}

/** Copies the page's marked verses, else its whole text. */
export function copyScripture(control: HTMLElement): Promise<void> {
  const text = document.querySelector<HTMLElement>("[data-scripture]");
  const found = text && getQuotation(text);
  return copyWithToast(control, found ? formatQuotation(found) : "");
}

async function copyWithToast({ dataset }: HTMLElement, text: string) {
  const { success = "", error = "" } = dataset;
  if (await copyText(text)) showToast(success);
  else showError(error);
}
