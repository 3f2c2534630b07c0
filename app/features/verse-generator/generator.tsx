import { useId } from "react";
import { UploadProgress } from "~/features/media/upload-progress";
import { usePicture } from "~/features/media/use-picture";
import { passageText, verseReference } from "~/features/posts/verse-range";
import { dismissToast, useShownToast } from "~/ui/toast-store";
import { BackgroundChooser } from "./background-chooser";
import { pictureMissing } from "./address-problem";
import { Card } from "./card";
import { ChapterState } from "./chapter-state";
import { chosenPassage, verseOf } from "./generator-place";
import { PictureActions } from "./picture-actions";
import { fileName, pictureSource } from "./picture-source";
import { ShareButton } from "./share-button";
import { ShareFailure } from "./share-failure";
import { TextStyle } from "./text-style";
import { useGeneratorPlace } from "./use-generator-place";
import type { GeneratorData } from "./use-generator-place";
import { useShareVerse } from "./use-share-verse";
import { useShrinking } from "./use-shrinking";
import { VersePickers } from "./verse-pickers";
import { VersePreview } from "./verse-preview";

interface GeneratorProps {
  viewerId: string;
  data: GeneratorData;
}

/**
 * The verse generator (spec §2). The preview stays at the top of a phone, and at the side where
 * there is room for both.
 */
export function Generator({ viewerId, data }: GeneratorProps) {
  const { place, pick, loading, verses } = useGeneratorPlace(data);
  const sharing = useShareVerse(viewerId);
  const { look, change, pending, progress } = sharing;
  const shown = useShownToast();
  const { preparing, take } = usePicture((picture) => {
    // What failed before has been put right.
    if (shown?.variant === "destructive") dismissToast(shown.id);
    change({ picture, imageUrl: "" });
  });
  const there = Array.isArray(verses) ? verses : [];
  const passage = chosenPassage(place, there);
  const text = passage && passageText(passage);
  const verse = passage && verseOf(place);
  const reference = verse
    ? `${verseReference(verse)} (${place.version.id})`
    : "";
  // Sharing and downloading wait for the same: a verse, and the picture that it is to stand on.
  const source =
    verse && !preparing && !sharing.isMissing
      ? pictureSource(verse, look)
      : null;
  const reason = useId();
  const preview = useShrinking();
  return (
    <div className="@container mx-auto w-full max-w-4xl">
      <h1 className="font-serif text-2xl">Verse Generator</h1>
      <div className="mt-3 @min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[36rem]:gap-x-6">
        <div
          ref={preview}
          className="pinned-preview z-20 -mx-4 bg-ground px-4 pt-2 pb-3 @min-[36rem]:col-start-2 @min-[36rem]:row-start-1 @min-[36rem]:mx-0 @min-[36rem]:self-start @min-[36rem]:p-0"
        >
          <div className="mx-auto w-fit max-w-full origin-bottom @min-[36rem]:w-full">
            <div className="aspect-4/5 h-[min(42dvh,24rem)] @min-[36rem]:h-auto">
              <VersePreview text={text} reference={reference} look={look} />
            </div>
          </div>
        </div>
        <div className="space-y-4 @min-[36rem]:col-start-1 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1">
          <Card title="Verse">
            <VersePickers place={place} verses={there} onPick={pick} />
            {!loading && <ChapterState place={place} verses={verses} />}
            <Problem>{sharing.verseProblem}</Problem>
          </Card>
          <div className="space-y-4 not-in-[[data-js]]:hidden">
            <Card title="Background">
              <BackgroundChooser
                look={look}
                onChange={change}
                preparing={preparing}
                onFile={(file) => void take(file)}
                problem={sharing.pictureProblem}
                asked={sharing.pictureAsked}
                busy={pending}
                onMissing={sharing.setMissing}
              />
            </Card>
            <Card title="Text">
              <TextStyle look={look} text={text ?? ""} onChange={change} />
            </Card>
          </div>
        </div>
        <div className="generator-actions mt-4 space-y-3 @min-[36rem]:col-start-2 @min-[36rem]:row-start-1 @min-[36rem]:self-start">
          {progress !== null && (
            <UploadProgress fraction={progress} onCancel={sharing.cancel} />
          )}
          {sharing.failed && <ShareFailure />}
          <ShareButton
            ready={verse !== null && source !== null}
            reason={verse && !source ? reason : undefined}
            pending={pending}
            onShare={() => {
              if (!preparing) sharing.share(verse);
            }}
          />
          {verse && (
            <PictureActions
              source={source}
              reason={{
                id: reason,
                words: sharing.isMissing
                  ? pictureMissing
                  : "Choose a picture, and it can be shared and downloaded.",
              }}
              title={reference}
              fileName={fileName(verse)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Problem({ children }: { children: string | undefined }) {
  return children === undefined ? null : (
    <p role="alert" className="mt-2 text-sm text-danger">
      {children}
    </p>
  );
}
