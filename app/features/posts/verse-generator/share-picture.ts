/** Whether this device's sheet takes files. */
export function canSharePictures(): boolean {
  // Not there on plain http, nor in some browsers, whatever the types say.
  const { canShare, share } = navigator as Partial<Navigator>;
  const files = [new File([], "verse.png", { type: "image/png" })];
  return share !== undefined && canShare?.call(navigator, { files }) === true;
}

/** Whoever closes the sheet has not failed (spec §8). */
export async function sharePicture(
  address: string,
  title: string,
  fileName: string,
): Promise<"shared" | "cancelled" | "failed"> {
  try {
    const response = await fetch(address);
    if (!response.ok) return "failed";
    const file = new File([await response.blob()], fileName, {
      type: "image/png",
    });
    await navigator.share({ title, files: [file] });
    return "shared";
  } catch (error) {
    return error instanceof DOMException && error.name === "AbortError"
      ? "cancelled"
      : "failed";
  }
}
