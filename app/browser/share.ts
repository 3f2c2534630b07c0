interface Shared {
  title: string;
  text: string;
  url: string;
}

/**
 * The device's own sheet; where there is none, or it fails, the link goes to the clipboard (spec §8).
 * Whoever closes the sheet has not failed. `copied`: what the clipboard gets, where that is more than the link.
 */
export async function shareOrCopy(
  content: Shared,
  copied = content.url,
): Promise<"shared" | "cancelled" | "copied" | "failed"> {
  // Not there on plain http, nor in some browsers, whatever the types say.
  const { share } = navigator as Partial<Navigator>;
  if (share) {
    try {
      await share.call(navigator, content);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") {
        return "cancelled";
      }
    }
  }
  return (await copyText(copied)) ? "copied" : "failed";
}

/** Whether it is on the clipboard now. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Refused; or, on plain http, there is none at all.
    return false;
  }
}
