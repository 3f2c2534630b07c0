import {
  useEffect,
  useRef,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
} from "react";
import { useDraftForm } from "~/client/use-draft-form";
import { characterCountText, charactersLeft } from "~/shared/text";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { TextArea } from "~/ui/input";
import { Skeleton } from "~/ui/states";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { ImageFieldValue } from "~/features/media/image-field";
import { DropOverlay, useImageDrop } from "~/features/media/image-drop";
import { appendPicture, useImageFile } from "~/features/media/use-image-file";

/** Only for posts with pictures. */
const lazyPictureList = lazyCode(() => import("~/features/media/picture-list"));

/** A restored picture lacks its image if that didn't fit into the storage. */
const hasImage = ({ imageData, imageUrl }: ImageFieldValue) =>
  imageData !== "" || imageUrl !== "";

/** `ready` below has checked the content. */
const contentSchema = {
  safeParse: ({ content }: EditorValues) => ({ data: content.trim() }),
};

interface EditorValues {
  content: string;
  /** Of an image post; otherwise empty. */
  pictures: ImageFieldValue[];
}

interface TextEditorProps {
  kind: "post" | "comment" | "update" | "answer";
  owner: string;
  /** Of the draft. */
  name: string;
  text: string;
  maxLength: number;
  isOptional?: boolean;
  pictures?: ImageFieldValue[];
  /** Below the text, which it depends on. */
  help?: (text: string) => ReactNode;
  /** With the pictures if they have changed. */
  onSave: (text: string, pictures?: ImageFieldValue[]) => Promise<unknown>;
  onClose: () => void;
}

/** Ctrl+Enter or Cmd+Enter saves. */
export function TextEditor({
  kind,
  owner,
  name,
  text,
  maxLength,
  isOptional = false,
  pictures = [],
  help,
  onSave,
  onClose,
}: TextEditorProps) {
  const draft = useDraftForm(contentSchema, {
    owner,
    name,
    initial: { content: text, pictures },
    send: (content, { changes }) =>
      onSave(content, changes.pictures?.filter(hasImage)),
    onSuccess: onClose,
  });
  const shownPictures = draft.values.pictures.filter(hasImage);
  const hasPictures = shownPictures.length > 0;
  const { preparing, loadFile } = useImageFile((image) => {
    draft.change({ pictures: appendPicture(shownPictures, image) });
  });
  const addFile = (file: File) => {
    if (!draft.pending) loadFile(file);
  };
  const { dropping, dropListeners, onPaste } = useImageDrop(addFile);
  const form = useRef<HTMLFormElement>(null);
  const content = draft.values.content.trim();
  const remaining = charactersLeft(content, maxLength);
  const ready = remaining >= 0 && (isOptional || content !== "") && !preparing;

  useEffect(() => {
    const area = form.current?.querySelector("textarea");
    area?.focus();
    area?.setSelectionRange(area.value.length, area.value.length);
  }, []);

  const cancel = () => {
    draft.discard();
    onClose();
  };
  const mayLeave = () =>
    !draft.isDirty || confirm("Leave without saving your changes?");
  const save = () => {
    if (!ready || draft.pending) return;
    if (draft.isDirty) draft.submit();
    else cancel();
  };
  const listeners = {
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      save();
    },
    onKeyDown: ({ key, ctrlKey, metaKey, nativeEvent }: KeyboardEvent) => {
      if (nativeEvent.isComposing) return;
      if (key === "Enter" && (ctrlKey || metaKey)) save();
      else if (key === "Escape" && !draft.pending && mayLeave()) cancel();
    },
  };

  return (
    <form
      ref={form}
      {...listeners}
      {...(hasPictures && dropListeners)}
      aria-label={`Edit ${kind}`}
      data-editing=""
      className="relative"
    >
      <Field
        label={`Your ${kind}`}
        hideLabel
        error={
          remaining < 0 ? characterCountText(remaining) : draft.error("content")
        }
      >
        {(control) => (
          <TextArea
            {...control}
            {...draft.input("content")}
            {...(hasPictures && { onPaste })}
          />
        )}
      </Field>
      {hasPictures && (
        <div className="mt-3">
          <Lazy code={lazyPictureList} fallback={<Skeleton className="h-28" />}>
            {(code) => (
              <code.PictureList
                pictures={shownPictures}
                problem={draft.error("images")}
                preparing={preparing}
                readOnly={draft.pending}
                onFile={addFile}
                onChange={(pictures) => {
                  draft.change({ pictures });
                }}
              />
            )}
          </Lazy>
        </div>
      )}
      {help?.(content)}
      {dropping && <DropOverlay />}
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
