/**
 * Opens the device's share sheet; without one, or if it fails, copies the link, and without a clipboard shows it in a
 * prompt. Closing the sheet isn't a failure. `copied` is the text for the clipboard, if it should be more than the link.
 * Returns whether it was copied.
 */
export async function shareOrCopy(
  content: { title: string; text: string; url: string },
  copied = content.url,
): Promise<boolean> {
  // Missing on plain http and in some browsers, despite its type.
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, content);
      return false;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError")
        return false;
    }
  }
  if (await copyText(copied)) return true;
  prompt("Copy this link:", content.url);
  return false;
}

/** Returns whether it succeeded. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Permission denied, or no clipboard API on plain http.
    return false;
  }
}
