import { useMemo } from "react";
import { useReconnects } from "~/ui/use-reconnects";
import { useSettled } from "~/features/media/use-settled";
import { layOut } from "~/features/verse-art/layout";
import { VerseArt } from "~/features/verse-art/verse-art";
import { Icon } from "~/ui/icon";
import { blobUrlOf } from "./blob-url";
import { customizationOf, lacksPicture } from "./look";
import type { Look } from "./look";

interface VersePreviewProps {
  /** Null: no verse is chosen. */
  text: string | null;
  reference: string;
  look: Look;
}

/** The picture as it will be shared, at whatever size there is room for. */
export function VersePreview({ text, reference, look }: VersePreviewProps) {
  const picture = blobUrlOf(look.picture);
  const reconnects = useReconnects();
  const imageUrl = useSettled(look.imageUrl);
  const art = useMemo(() => {
    const shown = { ...look, picture: picture ?? "", imageUrl };
    if (lacksPicture(shown)) return null;
    return layOut({
      text: text ?? "Choose a verse, and it will stand here.",
      reference,
      look: customizationOf(shown),
    });
  }, [text, reference, look, picture, imageUrl]);
  return (
    <div role="group" aria-label="Preview">
      {art ? (
        <VerseArt
          key={reconnects}
          art={art}
          className="w-full rounded-card shadow-card"
        />
      ) : (
        <p className="flex aspect-4/5 w-full flex-col items-center justify-center gap-2 rounded-card border border-dashed border-line-strong bg-sunken p-4 text-center text-sm text-ink-soft">
          <Icon name="image" className="size-8" />
          Choose a picture
        </p>
      )}
    </div>
  );
}
