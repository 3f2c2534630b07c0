import { ImageField, useFocusReplacement } from "~/features/media/image-field";
import { ImageSourceInput } from "~/features/media/image-source-input";
import { PictureList } from "~/features/media/picture-list";
import { UploadProgress } from "~/features/media/upload-progress";
import { parseVideoUrl } from "~/features/media/video-url";
import { Field } from "~/ui/field";
import { Icon } from "~/ui/icon";
import { Input } from "~/ui/input";
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
            imageUrl: composer.getIssue("imageUrl"),
            imageAlt: composer.getIssue("imageAlt"),
          }}
          readOnly={pending}
          multiple
          onFile={composer.addImageFile}
          onChange={composer.change}
        />
      ) : (
        <PictureList
          pictures={pictures}
          problem={composer.getIssue("images")}
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
        error={composer.getIssue("videoUrl")}
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
      {video && (
        <p className="flex items-center gap-2 text-sm text-ink">
          <Icon name="check" className="size-5 text-success" />
          {video.host === "youtube" ? "YouTube video" : "Vimeo video"}
        </p>
      )}
    </div>
  );
}
