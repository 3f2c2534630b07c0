import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/hydrated";
import { Icon } from "~/ui/icon";
import { failureToast } from "~/ui/toast-store";
import { canSharePictures, sharePicture } from "./share-picture";

interface PictureActionsProps {
  /** Of the picture as the server draws it; null for a ground that is still in this browser. */
  address: string | null;
  /** "John 3:16 (KJV)", "john-3-16.png" */
  title: string;
  fileName: string;
}

/** The picture itself: kept as a file, or handed to the device's own sheet. */
export function PictureActions({
  address,
  title,
  fileName,
}: PictureActionsProps) {
  const sheet = useHydrated() && canSharePictures();
  const [busy, setBusy] = useState(false);
  if (address === null) {
    return (
      <p className="text-center text-sm text-ink-soft">
        To download the picture, choose one of our backgrounds.
      </p>
    );
  }
  const share = async () => {
    setBusy(true);
    if ((await sharePicture(address, title, fileName)) === "failed") {
      failureToast("The picture could not be shared. Please try again.");
    }
    setBusy(false);
  };
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      <Button asChild variant="secondary">
        <a href={address} download={fileName}>
          <Icon name="download" />
          Download PNG
        </a>
      </Button>
      {sheet && (
        <Button variant="secondary" pending={busy} onClick={() => void share()}>
          Share picture
        </Button>
      )}
    </div>
  );
}
