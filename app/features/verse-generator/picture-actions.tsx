import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { Icon } from "~/ui/icon";
import { failureToast } from "~/ui/toast-store";
import type { PictureSource } from "./picture-source";
import {
  canSharePictures,
  fetchPicture,
  pictureFailure,
  savePicture,
  sharePicture,
} from "./share-picture";

interface PictureActionsProps {
  /** Of the picture as the server draws it; null while its ground is yet to be chosen or is not there. */
  source: PictureSource | null;
  /** Why there is none, and the id that it goes by. */
  reason: { id: string; words: string };
  /** "John 3:16 (KJV)", "john-3-16.png" */
  title: string;
  fileName: string;
}

const secondary = { variant: "secondary" } as const;

/** The picture itself: kept as a file, or handed to the device's own sheet. */
export function PictureActions({
  source,
  reason,
  title,
  fileName,
}: PictureActionsProps) {
  const sheet = useHydrated() && canSharePictures();
  const [busy, setBusy] = useState<"downloaded" | "shared" | null>(null);

  const fetchFor = async (
    what: "downloaded" | "shared",
    done: (file: File) => Promise<void> | void,
  ) => {
    if (!source || busy) return;
    setBusy(what);
    try {
      await done(await fetchPicture(source, fileName));
    } catch (error) {
      failureToast(pictureFailure(error, what));
    }
    setBusy(null);
  };
  const off = source
    ? secondary
    : {
        ...secondary,
        "aria-disabled": true,
        "aria-describedby": reason.id,
        className: "aria-disabled:opacity-50",
      };
  const label = (
    <>
      {busy !== "downloaded" && <Icon name="download" />}
      Download PNG
    </>
  );
  return (
    <div>
      <div className="grid auto-cols-fr grid-flow-col gap-2">
        {source && !source.body ? (
          <Button asChild {...secondary}>
            <a href={source.address} download={fileName}>
              {label}
            </a>
          </Button>
        ) : (
          <Button
            {...off}
            pending={busy === "downloaded"}
            onClick={() => void fetchFor("downloaded", savePicture)}
          >
            {label}
          </Button>
        )}
        {sheet && (
          <Button
            {...off}
            pending={busy === "shared"}
            onClick={() =>
              void fetchFor("shared", (file) => sharePicture(file, title))
            }
          >
            Share picture
          </Button>
        )}
      </div>
      {!source && (
        <p id={reason.id} className="mt-2 text-center text-sm text-ink-soft">
          {reason.words}
        </p>
      )}
    </div>
  );
}
