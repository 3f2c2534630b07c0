import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { Icon } from "~/ui/icon";
import { errorToast } from "~/ui/toast-store";
import { apiFetch } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";
import type { SelectedVerse } from "~/features/bible/passage";
import type { Customization } from "~/features/verse-art/customization";
import { urls } from "~/shared/urls";

/** Enough for 1 MB on a slow connection. */
const downloadTimeoutMs = 60_000;

/** Whether the device's share sheet accepts files. */
export function canShareImages(): boolean {
  // Missing on plain http and in some browsers, although the types say otherwise.
  const { canShare, share } = navigator as Partial<Navigator>;
  const files = [new File([], "verse.png", { type: "image/png" })];
  return share !== undefined && canShare?.call(navigator, { files }) === true;
}

type VerseImage = SelectedVerse & { customization: Customization };

export async function fetchImage(
  verseData: VerseImage,
  fileName: string,
): Promise<File> {
  const image = await apiFetch(
    urls.api.verseImage,
    (response) => response.blob(),
    { method: "POST", body: { verseData }, timeoutMs: downloadTimeoutMs },
  );
  return new File([image], fileName, { type: "image/png" });
}

export function getFileName({
  book,
  chapter,
  verse,
  lastVerse,
}: SelectedVerse): string {
  const name = book.toLowerCase().replaceAll(" ", "-");
  const end = lastVerse === null ? "" : `-${lastVerse}`;
  return `${name}-${chapter}-${verse}${end}.png`;
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

function downloadImage(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read the blob only after a while.
  setTimeout(() => {
    URL.revokeObjectURL(link.href);
  }, 60_000);
}

interface ImageActionsProps {
  image: VerseImage;
  /** "John 3:16 (KJV)", "john-3-16.png" */
  title: string;
  fileName: string;
}

export function ImageActions({ image, title, fileName }: ImageActionsProps) {
  const canShare = useHydrated() && canShareImages();
  const { pending, input, submit } = useSubmit(
    async (action: "share" | "download") => {
      const file = await fetchImage(image, fileName);
      if (action === "share") await shareImage(file, title);
      else downloadImage(file);
    },
    {
      failureMessage: "Couldn't create the picture. Please try again.",
      onFailure: errorToast,
    },
  );
  const busy = pending ? input : null;
  const getButtonProps = (action: "share" | "download") => ({
    variant: "secondary" as const,
    className:
      "flex-1 @max-[36rem]:flex-none @max-[36rem]:flex-col @max-[36rem]:gap-0.5 @max-[36rem]:px-2 @max-[36rem]:text-xs",
    pending: busy === action,
    onClick: () => {
      submit(action);
    },
  });
  return (
    <>
      <Button {...getButtonProps("download")}>
        {busy !== "download" && <Icon name="download" />}
        Download PNG
      </Button>
      {canShare && (
        <Button {...getButtonProps("share")}>
          {busy !== "share" && <Icon name="image" />}
          Share picture
        </Button>
      )}
    </>
  );
}
