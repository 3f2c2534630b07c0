import { useMemo } from "react";
import { useReconnectCount } from "~/ui/use-on-reconnect";
import { useDebounced } from "~/features/media/use-debounced";
import { layOut } from "~/features/verse-art/layout";
import { VerseArt } from "~/features/verse-art/verse-art";
import { toCustomization, type VerseStyle } from "./verse-style";

interface VersePreviewProps {
  /** Null: no verse is chosen. */
  text: string | null;
  reference: string;
  /** Of the text. */
  lang: string;
  style: VerseStyle;
}

export function VersePreview({
  text,
  reference,
  lang,
  style,
}: VersePreviewProps) {
  const blobUrl = toBlobUrl(style.imageData);
  const reconnects = useReconnectCount();
  const imageUrl = useDebounced(style.imageUrl);
  const art = useMemo(() => {
    const shown = { ...style, imageData: blobUrl ?? "", imageUrl };
    return layOut({
      text: text ?? "Your verse will appear here.",
      reference,
      customization: toCustomization(shown),
    });
  }, [text, reference, style, blobUrl, imageUrl]);
  return (
    <div role="group" aria-label="Preview">
      <VerseArt
        key={reconnects}
        art={art}
        lang={lang}
        className="w-full rounded-card shadow-card"
      />
    </div>
  );
}

let last: { from: string; url: string } | undefined;

/**
 * A short URL for an image that isn't uploaded yet: React would compare megabytes of data string on
 * every render. Revokes the previous URL. Null for an empty string.
 */
function toBlobUrl(dataString: string): string | null {
  if (dataString === "") return null;
  if (last?.from === dataString) return last.url;
  if (last) URL.revokeObjectURL(last.url);
  last = { from: dataString, url: URL.createObjectURL(toBlob(dataString)) };
  return last.url;
}

function toBlob(dataString: string): Blob {
  const [head = "", base64 = ""] = dataString.split(",");
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(head)?.[1] ?? "" });
}
