import { useId, useState } from "react";
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

const row = "grid auto-cols-fr grid-flow-col gap-2";

/** The picture itself: kept as a file, or handed to the device's own sheet. */
export function PictureActions({
  address,
  title,
  fileName,
}: PictureActionsProps) {
  const sheet = useHydrated() && canSharePictures();
  const reason = useId();
  const [busy, setBusy] = useState(false);
  if (address === null) {
    const off = {
      variant: "secondary",
      "aria-disabled": true,
      "aria-describedby": reason,
      className: "aria-disabled:opacity-50",
    } as const;
    return (
      <div>
        <div className={row}>
          <Button {...off}>
            <Icon name="download" />
            Download PNG
          </Button>
          {sheet && <Button {...off}>Share picture</Button>}
        </div>
        <p id={reason} className="mt-2 text-center text-sm text-ink-soft">
          To download the picture, choose one of our backgrounds.
        </p>
      </div>
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
    <div className={row}>
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
