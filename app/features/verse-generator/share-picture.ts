import { ApiError, apiFetch } from "~/browser/api-client";
import type { PictureSource } from "./picture-source";

/** A picture of 1 MB on a slow connection. */
const downloadTimeoutMs = 60_000;

/** Whether this device's sheet takes files. */
export function canSharePictures(): boolean {
  // Not there on plain http, nor in some browsers, whatever the types say.
  const { canShare, share } = navigator as Partial<Navigator>;
  const files = [new File([], "verse.png", { type: "image/png" })];
  return share !== undefined && canShare?.call(navigator, { files }) === true;
}

/** The picture, drawn by the server. */
export async function fetchPicture(
  { address, body }: PictureSource,
  fileName: string,
): Promise<File> {
  const picture = await apiFetch(address, (response) => response.blob(), {
    method: body && "POST",
    body,
    timeoutMs: downloadTimeoutMs,
  });
  return new File([picture], fileName, { type: "image/png" });
}

/** Hands it to the device's own sheet. Whoever closes that has not failed (spec §8). */
export async function sharePicture(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ title, files: [file] });
  } catch (error) {
    const closed = error instanceof DOMException && error.name === "AbortError";
    if (!closed) throw error;
  }
}

/** Keeps it as a file, as a link to it would. */
export function savePicture(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read it only after a while.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

/** Why there is no picture, in the server's words where a picture of one's own is to blame. */
export function pictureFailure(error: unknown, undone: string): string {
  const [issue] =
    error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  return (
    issue?.message ?? `The picture could not be ${undone}. Please try again.`
  );
}
