import { useId, useState, type FormEvent, type KeyboardEvent } from "react";
import { maxPostLength } from "~/features/posts/post";
import { characterCountText } from "~/shared/text";
import type { Viewer } from "~/shared/viewer";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode } from "~/ui/lazy";
import { Spinner } from "~/ui/spinner";
import { ComposerFrame, composerTextareaProps } from "./composer-frame";
import { ComposerKinds } from "./composer-kinds";
import type { DraftKind } from "./draft";
import { SendButtons } from "./send-buttons";
import { KindPanel } from "./kind-panel";
import { SendError } from "./send-error";
import { useImageDrop } from "./image-drop";
import { useComposer, type OnPosted } from "./use-composer";
import { useTextTypedBeforeHydration } from "./use-text-typed-before-hydration";

/** From this length on, the remaining characters are shown and announced. */
const countFromLength = maxPostLength - 300;

const placeholders: Record<DraftKind, string> = {
  text: "What has God put on your heart?",
  image: "Say something about this picture…",
  video: "Say something about this video…",
  prayer: "What may others pray for with you?",
};

const createEvent = lazyCode(() => import("./create-event"));

interface ComposerProps {
  viewer: Viewer;
  onPosted: OnPosted;
}

/** Events open a dialog. Ctrl+Enter or Cmd+Enter submits. */
export function Composer({ viewer, onPosted }: ComposerProps) {
  const composer = useComposer(viewer.id, onPosted);
  const { fields, change, pending, send } = composer;
  const { dropping, dropListeners, onPaste } = useImageDrop(
    composer.addImageFile,
  );
  const [eventOpen, setEventOpen] = useState(false);
  const closeEvent = () => {
    setEventOpen(false);
  };
  const area = useTextTypedBeforeHydration(fields.text, (text) => {
    change({ text });
  });
  const limitId = useId();
  const { length } = fields.text.trim();
  const remaining = maxPostLength - length;
  const contentIssue = composer.issues.find(({ path }) => path === "content");

  const listeners = {
    ...dropListeners,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      send();
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      send();
    },
  };

  return (
    <>
      <ComposerFrame
        viewer={viewer}
        listeners={listeners}
        footer={
          <>
            <KindPanel composer={composer} />
            {composer.failure !== null && (
              <SendError reason={composer.failure} onRetry={send} />
            )}
            <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line pt-3">
              <div className="mr-auto flex needs-script w-full @[35rem]:w-auto">
                <ComposerKinds
                  kind={fields.kind}
                  disabled={pending}
                  onKind={(kind) => {
                    change({ kind });
                  }}
                  onEvent={() => {
                    setEventOpen(true);
                  }}
                />
              </div>
              <p
                id={limitId}
                aria-live="polite"
                className={`text-sm ${remaining < 0 || contentIssue ? "text-danger" : "text-ink-soft"}`}
              >
                {contentIssue?.message ??
                  (length >= countFromLength && characterCountText(remaining))}
              </p>
              <SendButtons ready={composer.ready} pending={pending} />
            </div>
            {dropping && <DropOverlay />}
          </>
        }
      >
        <textarea
          ref={area}
          {...composerTextareaProps}
          value={fields.text}
          aria-describedby={limitId}
          {...(contentIssue && { "aria-invalid": true })}
          placeholder={placeholders[fields.kind]}
          readOnly={pending}
          onChange={(event) => {
            change({ text: event.target.value });
          }}
          onPaste={onPaste}
        />
      </ComposerFrame>
      {eventOpen && (
        <Lazy
          code={createEvent}
          fallback={<EventFormLoading />}
          onError={closeEvent}
        >
          {(code) => (
            <code.CreateEvent
              viewerId={viewer.id}
              onPosted={onPosted}
              onClose={closeEvent}
            />
          )}
        </Lazy>
      )}
    </>
  );
}

function EventFormLoading() {
  return (
    <p
      role="status"
      className="card mt-2 flex items-center gap-2 px-4 py-4 text-sm"
    >
      <Spinner />
      Opening the event form…
    </p>
  );
}

function DropOverlay() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft text-primary">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon name="image" className="size-6" />
        Drop the picture here
      </p>
    </div>
  );
}
