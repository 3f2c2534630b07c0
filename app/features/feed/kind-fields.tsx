import { ImageField, useFocusReplacement } from "~/features/media/image-field";
import { ImageSourceInput } from "~/features/media/image-source-input";
import { PictureList } from "~/features/media/picture-list";
import { UploadProgress } from "~/features/media/upload-progress";
import { parseVideoUrl, type Video } from "~/features/media/video-url";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
import { Scene } from "~/ui/scene";
import { getPictures, toPictureFields } from "./draft";
import type { ComposerState } from "./use-composer";

export function KindFields({ composer }: { composer: ComposerState }) {
  return composer.fields.kind === "video" ? (
    <VideoFields composer={composer} />
  ) : (
    <ImageFields composer={composer} />
  );
}

function ImageFields({ composer }: { composer: ComposerState }) {
  const { fields, progress, preparing, pending } = composer;
  const pictures = getPictures(fields);
  const container = useFocusReplacement(`${pictures.length}`);
  return (
    <div ref={container} className="space-y-4">
      {pictures.length < 2 ? (
        <ImageField
          value={fields}
          preparing={preparing && pictures.length === 0}
          problems={{
            imageUrl: getIssueMessage(composer, "imageUrl"),
            imageAlt: getIssueMessage(composer, "imageAlt"),
          }}
          readOnly={pending}
          multiple
          onFile={composer.addImageFile}
          onChange={composer.change}
        />
      ) : (
        <PictureList
          pictures={pictures}
          problem={getIssueMessage(composer, "images")}
          preparing={preparing}
          readOnly={pending}
          onFile={composer.addImageFile}
          onChange={(next) => {
            composer.change(toPictureFields(next));
          }}
        />
      )}
      {fields.imageData !== "" && pictures.length === 1 && (
        <ImageSourceInput
          label="Add another picture"
          preparing={preparing}
          readOnly={pending}
          multiple
          onFile={composer.addImageFile}
        />
      )}
      {progress !== null && (
        <UploadProgress fraction={progress} onCancel={composer.cancel} />
      )}
    </div>
  );
}

function VideoFields({ composer }: { composer: ComposerState }) {
  const { videoUrl } = composer.fields;
  const video = parseVideoUrl(videoUrl.trim());
  return (
    <div className="space-y-3">
      <Field
        label="YouTube or Vimeo link"
        error={getIssueMessage(composer, "videoUrl")}
      >
        {(control) => (
          <Input
            {...control}
            type="url"
            inputMode="url"
            autoCapitalize="none"
            placeholder="https://www.youtube.com/watch?v=…"
            value={videoUrl}
            readOnly={composer.pending}
            onChange={(event) => {
              composer.change({ videoUrl: event.target.value });
            }}
          />
        )}
      </Field>
      {video && <VideoPoster host={video.host} />}
    </div>
  );
}

/** Like the card's poster, without a request to the video host. */
function VideoPoster({ host }: Pick<Video, "host">) {
  return (
    <div className="flex items-center gap-3 rounded-control border border-line bg-paper p-2 text-sm text-ink">
      <span className="relative grid h-14 w-24 shrink-0 place-items-center overflow-hidden rounded-[0.5rem]">
        <Scene className="absolute inset-0 size-full" />
        <span className="relative grid size-8 place-items-center rounded-full bg-paper text-primary">
          <Icon name="play" className="size-4.5" />
        </span>
      </span>
      {host === "youtube" ? "YouTube video" : "Vimeo video"}
      <Icon name="check" className="mr-2 ml-auto size-5 text-success" />
    </div>
  );
}

function getIssueMessage(
  { issues }: ComposerState,
  path: string,
): string | undefined {
  return issues.find((issue) => issue.path === path)?.message;
}
