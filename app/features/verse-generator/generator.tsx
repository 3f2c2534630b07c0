import { useId, type ReactNode } from "react";
import { toSelectedVerse } from "~/features/bible/passage";
import { listAudiences } from "~/features/groups/group-rules";
import { useGroup } from "~/features/groups/group.queries";
import { GroupTarget } from "~/features/groups/group-target";
import { UploadProgress } from "~/features/media/upload-progress";
import { useImageFile } from "~/features/media/use-image-file";
import { passageText, verseReference } from "~/features/posts/verse-range";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { BackgroundChooser } from "./background-chooser";
import { ChapterStatus, scrollIntoView } from "./chapter-status";
import { getSelectedVerses } from "./generator-passage";
import { getFileName, ImageActions } from "./image-actions";
import { TextStyle } from "./text-style";
import {
  useGeneratorPassage,
  type GeneratorData,
} from "./use-generator-passage";
import { useShareVerse } from "./use-share-verse";
import { VersePickers } from "./verse-pickers";
import { VersePreview } from "./verse-preview";
import { toCustomization } from "./verse-style";

interface GeneratorProps {
  viewerId: string;
  data: GeneratorData;
}

/** The preview is pinned to the top on phones, and stays at the side on wider screens. */
export function Generator({ viewerId, data }: GeneratorProps) {
  const { group, passage, pick, loading, verses } = useGeneratorPassage(data);
  const sharing = useShareVerse(viewerId, group);
  const { style, change, pending, progress } = sharing;
  const { preparing, loadFile } = useImageFile((imageData) => {
    change({ imageData, imageUrl: "" });
  });
  const available = Array.isArray(verses) ? verses : [];
  const selectedVerses = getSelectedVerses(passage, available);
  const text = selectedVerses && passageText(selectedVerses);
  const verse = selectedVerses && toSelectedVerse(passage);
  const reference = verse
    ? `${verseReference(verse)} (${passage.version.id})`
    : "";
  return (
    <div className="@container mx-auto w-full max-w-4xl">
      <h1 className="font-serif text-2xl">Verse Generator</h1>
      <div className="mt-3 @min-[36rem]:grid @min-[36rem]:grid-cols-[minmax(0,1fr)_17rem] @min-[36rem]:gap-x-6">
        <div className="pinned-preview z-20 -mx-4 bg-background px-4 pt-2 pb-3 @min-[36rem]:col-start-2 @min-[36rem]:row-start-1 @min-[36rem]:mx-0 @min-[36rem]:self-start @min-[36rem]:p-0">
          <div className="mx-auto w-fit max-w-full @min-[36rem]:w-full">
            <div className="grid aspect-4/5 h-[min(28dvh,16rem)] items-center @min-[36rem]:h-auto">
              <VersePreview
                text={text}
                reference={reference}
                lang={passage.version.language}
                style={style}
              />
            </div>
          </div>
        </div>
        <div className="space-y-4 @min-[36rem]:col-start-1 @min-[36rem]:row-span-2 @min-[36rem]:row-start-1">
          <Card title="Verse">
            <VersePickers passage={passage} verses={available} onPick={pick} />
            {!loading && <ChapterStatus passage={passage} verses={verses} />}
          </Card>
          <div className="needs-script space-y-4">
            <Card title="Background">
              <BackgroundChooser
                style={style}
                onChange={change}
                preparing={preparing}
                onFile={loadFile}
                problem={sharing.imageProblem}
                readOnly={pending}
              />
            </Card>
            <Card title="Text">
              <TextStyle style={style} text={text ?? ""} onChange={change} />
            </Card>
          </div>
        </div>
        <div className="generator-actions bottom-[calc(4rem+env(safe-area-inset-bottom))] z-20 mt-4 needs-script space-y-2 border-line bg-background @max-[36rem]:-mx-4 @max-[36rem]:border-t @max-[36rem]:px-4 @max-[36rem]:py-2.5 @min-[36rem]:col-start-2 @min-[36rem]:row-start-1 @min-[36rem]:self-start @max-[36rem]:[@media(min-height:30rem)]:sticky">
          {progress !== null && (
            <UploadProgress fraction={progress} onCancel={sharing.cancel} />
          )}
          {sharing.failed && (
            <p
              // Scrolls itself and the button below it into view, above the bottom bar on phones.
              ref={scrollIntoView}
              role="alert"
              className="scroll-mb-32 text-sm text-danger"
            >
              Couldn't share your verse. Nothing is lost. Please try again.
            </p>
          )}
          {group !== null && <VerseTarget slug={group} />}
          <div className="flex flex-wrap gap-2">
            {/* Not disabled, so that a click can still explain what's missing. */}
            <Button
              size="lg"
              pending={pending}
              aria-disabled={!verse || preparing || pending}
              onClick={() => {
                if (!preparing) sharing.share(verse);
              }}
              className="px-3! aria-disabled:opacity-50 @max-[36rem]:flex-1 @min-[36rem]:w-full"
            >
              {!pending && <Icon name="share" className="tight:hidden" />}
              {pending ? "Sharing..." : "Share Verse"}
            </Button>
            {verse && (
              <ImageActions
                image={{ ...verse, customization: toCustomization(style) }}
                title={reference}
                fileName={getFileName(verse)}
              />
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

function VerseTarget({ slug }: { slug: string }) {
  const { data: group } = useGroup(slug, null);
  const [audience = "group"] = listAudiences(group ?? null);
  return group && <GroupTarget group={group} audience={audience} />;
}

function Card({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card p-4 shadow-card">
      <h2 id={id} className="mb-3 font-serif text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
