import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";
import { Icon } from "~/ui/icon";
import { errorToast } from "~/ui/toast-store";
import type { VerseImageSource } from "./verse-image-source";
import { ApiError, apiFetch } from "~/client/api-client";
import { useSubmit } from "~/client/use-submit";

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

/** Uses the server's message if there is a problem with the custom image. */
export function imageFailureMessage(
  error: unknown,
  action: "share" | "download",
): string {
  const [issue] =
    error instanceof ApiError ? (error.problem?.issues ?? []) : [];
  return issue?.message ?? `Couldn't ${action} the picture. Please try again.`;
}

interface ImageActionsProps {
  /** Null until a background image is chosen and has loaded. */
  source: VerseImageSource | null;
  /** Why `source` is null, with the id of the element that shows it. */
  reason: { id: string; text: string };
  /** "John 3:16 (KJV)", "john-3-16.png" */
  title: string;
  fileName: string;
}

const secondaryProps = { variant: "secondary" } as const;

/** Downloads the image, or shares it with the device's share sheet. */
export function ImageActions({
  source,
  reason,
  title,
  fileName,
}: ImageActionsProps) {
  const canShare = useHydrated() && canShareImages();
  const { pending, input, submit } = useSubmit(
    async (action: "share" | "download") => {
      if (!source) return;
      try {
        const file = await fetchImage(source, fileName);
        if (action === "share") await shareImage(file, title);
        else downloadImage(file);
      } catch (error) {
        errorToast(imageFailureMessage(error, action));
      }
    },
  );
  const busy = pending ? input : null;
  const disabledProps = source
    ? secondaryProps
    : {
        ...secondaryProps,
        "aria-disabled": true,
        "aria-describedby": reason.id,
        className: "aria-disabled:opacity-50",
      };
  const label = (
    <>
      {busy !== "download" && <Icon name="download" />}
      Download PNG
    </>
  );
  return (
    <div>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {source && !source.body ? (
          <Button asChild {...secondaryProps}>
            <a href={source.address} download={fileName}>
              {label}
            </a>
          </Button>
        ) : (
          <Button
            {...disabledProps}
            pending={busy === "download"}
            onClick={() => {
              submit("download");
            }}
          >
            {label}
          </Button>
        )}
        {canShare && (
          <Button
            {...disabledProps}
            pending={busy === "share"}
            onClick={() => {
              submit("share");
            }}
          >
            Share picture
          </Button>
        )}
      </div>
      {!source && (
        <p id={reason.id} className="mt-2 text-center text-sm text-ink-soft">
          {reason.text}
        </p>
      )}
    </div>
  );
}
