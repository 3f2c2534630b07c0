import { useEffect, useRef, type FormEvent, type KeyboardEvent } from "react";
import { useDraftForm } from "~/client/use-draft-form";
import { characterCountText } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Skeleton } from "~/ui/states";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { ImageFieldValue } from "~/features/media/image-field";
import { toNewImage, type EditorProps } from "./edit-post";
import { maxPostLength, type Post } from "./post";
import { useUpdatePost } from "./update-post.queries";

/** Only for posts with pictures. */
const lazyPictureList = lazyCode(() => import("~/features/media/picture-list"));

/** `ready` below has checked the content. */
const contentSchema = {
  safeParse: ({ content, pictures }: EditorValues) => ({
    data: { content: content.trim(), pictures },
  }),
};

interface EditorValues {
  content: string;
  /** Of an image post; otherwise empty. */
  pictures: ImageFieldValue[];
}

/** Edits a plain post in place. */
export function TextEditor({ post, onClose }: EditorProps) {
  const update = useUpdatePost(post);
  const draft = useDraftForm(contentSchema, {
    owner: post.userId,
    name: `edit:${post.id}`,
    initial: { content: post.content, pictures: getPictures(post) },
    send: ({ content, pictures }, { changes }) => {
      const images = changes.pictures && pictures.map(toNewImage);
      return update.mutateAsync({ change: { content, images } });
    },
    onSuccess: onClose,
  });
  const form = useRef<HTMLFormElement>(null);
  const content = draft.values.content.trim();
  const remaining = maxPostLength - content.length;
  const isTextOptional = post.type === "image" || post.type === "video";
  const ready = remaining >= 0 && (isTextOptional || content !== "");

  useEffect(() => {
    const area = form.current?.querySelector("textarea");
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const cancel = () => {
    draft.discard();
    onClose();
  };
  const save = () => {
    if (!ready || draft.pending) return;
    if (draft.isDirty) draft.submit();
    else cancel();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    save();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) save();
    // Escape doesn't discard changes.
    else if (event.key === "Escape" && !draft.isDirty) cancel();
  };

  return (
    <form ref={form} onSubmit={onSubmit} aria-label="Edit post">
      <Field
        label="Your post"
        hideLabel
        error={
          remaining < 0 ? characterCountText(remaining) : draft.error("content")
        }
      >
        {(control) => (
          <TextArea
            {...control}
            {...draft.input("content")}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {draft.values.pictures.length > 0 && (
        <div className="mt-3">
          <Lazy code={lazyPictureList} fallback={<Skeleton className="h-28" />}>
            {(code) => (
              <code.PictureList
                pictures={draft.values.pictures}
                problem={draft.error("images")}
                readOnly={draft.pending}
                onChange={(pictures) => {
                  draft.change({ pictures });
                }}
              />
            )}
          </Lazy>
        </div>
      )}
      <div className="mt-2 flex items-center justify-end gap-2">
        <p role="status" className="mr-auto text-xs text-ink-soft">
          {draft.isRestored && "Your unsaved changes are back."}
        </p>
        <Button variant="quiet" size="sm" onClick={cancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          size="sm"
          disabled={!ready}
          pending={draft.pending}
        >
          Save
        </Button>
      </div>
    </form>
  );
}

function getPictures({ type, images }: Post): ImageFieldValue[] {
  if (type !== "image") return [];
  return images.map(({ url, alt }) => ({
    imageData: "",
    imageUrl: url,
    imageAlt: alt ?? "",
  }));
}
