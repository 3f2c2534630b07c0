import { ApiError, apiFetch } from "~/client/api-client";
import type { VerseImageSource } from "./verse-image-source";

/** Enough for 1 MB on a slow connection. */
const downloadTimeoutMs = 60_000;

/** Whether the device's share sheet accepts files. */
export function canShareImages(): boolean {
  // Missing on plain http and in some browsers, although the types say otherwise.
  const { canShare, share } = navigator as Partial<Navigator>;
  const files = [new File([], "verse.png", { type: "image/png" })];
  return share !== undefined && canShare?.call(navigator, { files }) === true;
}

export async function fetchImage(
  { address, body }: VerseImageSource,
  fileName: string,
): Promise<File> {
  const image = await apiFetch(address, (response) => response.blob(), {
    method: body && "POST",
    body,
    timeoutMs: downloadTimeoutMs,
  });
  return new File([image], fileName, { type: "image/png" });
}

/** Opens the device's share sheet. Closing it isn't an error. */
export async function shareImage(file: File, title: string): Promise<void> {
  try {
    await navigator.share({ title, files: [file] });
  } catch (error) {
    const closed = error instanceof DOMException && error.name === "AbortError";
    if (!closed) throw error;
  }
}

export function downloadImage(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the blob only after a while.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

/** Uses the server's message if there is a problem with the custom image. */
export function imageFailureMessage(
  error: unknown,
  action: "share" | "download",
): string {
  const [issue] =
    error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  return issue?.message ?? `Couldn't ${action} the picture. Please try again.`;
}
