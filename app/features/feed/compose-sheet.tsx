import { useState } from "react";
import type { Viewer } from "~/shared/viewer";
import { Dialog } from "~/ui/dialog";
import { Composer } from "./composer";
import type { OnPosted } from "./use-composer";

interface ComposeSheetProps {
  viewer: Viewer;
  onPosted: OnPosted;
  onClose: () => void;
}

/** The composer on a phone. Closing it keeps the draft, so it asks nothing. */
export function ComposeSheet({ viewer, onPosted, onClose }: ComposeSheetProps) {
  const [header, setHeader] = useState<HTMLElement | null>(null);
  return (
    <Dialog
      title="New post"
      sheet
      action={<div ref={setHeader} />}
      onCloseRequest={onClose}
    >
      <Composer
        viewer={viewer}
        sendSlot={header}
        onPosted={(post) => {
          onClose();
          onPosted(post);
        }}
      />
    </Dialog>
  );
}
