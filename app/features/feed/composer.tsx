import { useEffect, useId, useRef, useState } from "react";
import type { FormEvent, KeyboardEvent } from "react";
import { postContentMax } from "~/features/posts/post";
import { lengthSentence } from "~/shared/text";
import type { Viewer } from "~/shared/viewer";
import { Icon } from "~/ui/icon";
import { Late, late } from "~/ui/late";
import { Spinner } from "~/ui/spinner";
import { useHydrated } from "~/ui/hydrated";
import { ComposerFrame, composerArea } from "./composer-frame";
import { ComposerKinds } from "./composer-kinds";
import type { DraftKind } from "./draft";
import { SendButtons } from "./send-buttons";
import { KindPanel } from "./kind-panel";
import { NotSent } from "./not-sent";
import { usePictureDrop } from "./picture-drop";
import { useComposer } from "./use-composer";
import type { OnPosted } from "./use-composer";

/** From here on the rest is counted aloud. */
const countFrom = postContentMax - 300;

const placeholders: Record<DraftKind, string> = {
  text: "What has God put on your heart?",
  image: "Say something about this picture…",
  video: "Say something about this video…",
  prayer: "What may others pray for with you?",
};

const createEvent = late(() => import("./create-event"));

interface ComposerProps {
  viewer: Viewer;
  onPosted: OnPosted;
}

/** Writes a post of any kind; an event in its own dialog. Ctrl or Cmd and Enter send it. */
export function Composer({ viewer, onPosted }: ComposerProps) {
  const composer = useComposer(viewer.id, onPosted);
  const { fields, change, pending, send } = composer;
  const { dropping, dropListeners, onPaste } = usePictureDrop(composer.take);
  const [eventOpen, setEventOpen] = useState(false);
  const closeEvent = () => {
    setEventOpen(false);
  };
  const area = useEarlyWords(fields.text, (text) => {
    change({ text });
  });
  const limitId = useId();
  const { length } = fields.text.trim();
  const left = postContentMax - length;
  const problem = composer.issues.find(({ path }) => path === "content");

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
        foot={
          <>
            <KindPanel composer={composer} />
            {composer.failure !== null && (
              <NotSent reason={composer.failure} onRetry={send} />
            )}
            <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line pt-3">
              <div className="mr-auto flex w-full not-in-data-js:hidden @[35rem]:w-auto">
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
                className={`text-sm ${left < 0 || problem ? "text-danger" : "text-ink-soft"}`}
              >
                {problem?.message ??
                  (length >= countFrom && lengthSentence(left))}
              </p>
              <SendButtons ready={composer.ready} pending={pending} />
            </div>
            {dropping && <DropHere />}
          </>
        }
      >
        <textarea
          ref={area}
          {...composerArea}
          value={fields.text}
          aria-describedby={limitId}
          {...(problem && { "aria-invalid": true })}
          placeholder={placeholders[fields.kind]}
          readOnly={pending}
          onChange={(event) => {
            change({ text: event.target.value });
          }}
          onPaste={onPaste}
        />
      </ComposerFrame>
      {eventOpen && (
        <Late
          code={createEvent}
          waiting={<OpeningEvent />}
          onFailed={closeEvent}
        >
          {(code) => (
            <code.CreateEvent
              viewerId={viewer.id}
              onPosted={onPosted}
              onClose={closeEvent}
            />
          )}
        </Late>
      )}
    </>
  );
}

/** What was typed before the page listened counts, behind the draft where there is one. */
function useEarlyWords(kept: string, write: (text: string) => void) {
  const area = useRef<HTMLTextAreaElement>(null);
  const early = useRef<string | undefined>(undefined);
  const hydrated = useHydrated();
  useEffect(() => {
    if (!hydrated) early.current = area.current?.value;
    else if (early.current) {
      const typed = early.current;
      // Browsers put what stood there before a reload back by themselves: it is not wanted twice.
      if (!kept.includes(typed)) {
        write(typed.includes(kept) ? typed : `${kept}\n${typed}`);
      }
      early.current = undefined;
    }
  }, [hydrated, kept, write]);
  return area;
}

function OpeningEvent() {
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

function DropHere() {
  return (
    <div className="pointer-events-none absolute inset-0 grid place-items-center rounded-card border-2 border-dashed border-primary bg-primary-soft text-primary">
      <p role="status" className="flex items-center gap-2 font-semibold">
        <Icon name="image" className="size-6" />
        Drop the picture here
      </p>
    </div>
  );
}
