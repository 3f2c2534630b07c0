import { useMemo } from "react";
import { useSettled } from "~/features/posts/use-settled";
import { layOut } from "~/features/verse-art/layout";
import { VerseArt } from "~/features/verse-art/verse-art";
import { blobUrlOf } from "./blob-url";
import { customizationOf } from "./look";
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
  const imageUrl = useSettled(look.imageUrl);
  const art = useMemo(() => {
    const shown = customizationOf({
      ...look,
      picture: picture ?? "",
      imageUrl,
    });
    return layOut({
      text: text ?? "Choose a verse, and it will stand here.",
      reference,
      look: shown,
    });
  }, [text, reference, look, picture, imageUrl]);
  return (
    <div role="group" aria-label="Preview">
      <VerseArt art={art} className="w-full rounded-card shadow-card" />
    </div>
  );
}
