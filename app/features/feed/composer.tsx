import { useLocation, useNavigate } from "@remix-run/react";
import { useId, useState, type KeyboardEvent } from "react";
import { createPortal } from "react-dom";
import { GroupTarget } from "~/features/groups/group-target";
import { DropOverlay, useImageDrop } from "~/features/media/image-drop";
import { MentionField, mentionAria } from "~/features/posts/mention-field";
import { maxPostLength } from "~/features/posts/post";
import { CrisisHelp } from "~/features/prayer/crisis-help";
import { characterCountText, charactersLeft } from "~/shared/text";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { UserAvatar } from "~/features/users/user-avatar";
import { Lazy, lazyCode } from "~/ui/lazy";
import { AnonymousField } from "./anonymous-field";
import { ComposerKinds, KindPanel } from "./composer-kinds";
import type { DraftKind } from "./draft";
import { ComposerAudience, SendButtons, SendError } from "./send-buttons";
import { useComposer, type OnPosted } from "./use-composer";
import { useTextTypedBeforeHydration } from "./use-text-typed-before-hydration";

/** From so many on, the remaining characters are shown and announced. */
const countFromLeft = 300;

const placeholders: Record<DraftKind, string> = {
  text: "What has God put on your heart?",
  image: "Say something about this picture…",
  video: "Say something about this video…",
  prayer: "What would you like others to pray for?",
};

const createEvent = lazyCode(() => import("./create-event"));

interface ComposerProps {
  viewer: Viewer;
  onPosted: OnPosted;
  /** In a sheet: where Post goes, once it is rendered. */
  sendSlot?: HTMLElement | null;
}

/** Events open a dialog. Ctrl+Enter or Cmd+Enter submits. */
export function Composer({ viewer, onPosted, sendSlot }: ComposerProps) {
  const composer = useComposer(viewer, onPosted);
  const { fields, change, pending, send, group } = composer;
  const { dropping, dropListeners, onPaste } = useImageDrop(
    composer.addImageFile,
  );
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [eventOpen, setEventOpen] = useState(hash === "#write-event");
  const closeEvent = () => {
    setEventOpen(false);
    // Otherwise it would open again.
    if (hash) navigate({ search }, { replace: true, preventScrollReset: true });
  };
  const area = useTextTypedBeforeHydration(fields.text, (text) => {
    change({ text });
  });
  const id = useId();
  const limitId = `${id}-limit`;
  const namesId = `${id}-names`;
  const isPrayer = fields.kind === "prayer";
  const remaining = charactersLeft(fields.text, maxPostLength);
  const contentIssue = composer.getIssue("content");
  const keyListeners = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      send();
    },
  };
  const isSheet = sendSlot !== undefined;
  const sendButtons = <SendButtons form={id} composer={composer} />;

  return (
    <>
      <form
        id={id}
        aria-label="Write a post"
        method="post"
        action={urls.api.posts()}
        {...dropListeners}
        {...keyListeners}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
        className={`relative has-[[role=listbox]]:z-10 ${isSheet ? "" : "card @container p-4 shadow-card outline-primary has-[[data-composer-text]:focus-visible]:outline-3 sm:p-5"}`}
      >
        {group && <GroupTarget group={group} audience={composer.audience} />}
        <div className="flex gap-3">
          <UserAvatar user={composer.isAnonymous ? null : viewer} size={44} />
          <MentionField viewerId={viewer.id} side="below">
            <textarea
              {...mentionAria}
              ref={area}
              name="content"
              rows={1}
              dir="auto"
              autoComplete="off"
              aria-label="Your post"
              aria-describedby={isPrayer ? `${namesId} ${limitId}` : limitId}
              {...(contentIssue && { "aria-invalid": true })}
              data-composer-text=""
              {...(isSheet && { "data-first-field": "always" })}
              value={fields.text}
              placeholder={placeholders[fields.kind]}
              readOnly={pending}
              onChange={(event) => {
                change({ text: event.target.value });
              }}
              onPaste={onPaste}
              className="field-sizing-content max-h-96 min-h-12 w-full resize-none bg-transparent px-1 py-2 text-base text-ink placeholder:text-ink-soft focus-visible:outline-none in-[[data-dialog]]:min-h-28"
            />
          </MentionField>
        </div>
        <KindPanel composer={composer} />
        <p
          id={namesId}
          className={`mt-2 text-sm text-ink-soft ${isPrayer ? "" : "without-script"}`}
        >
          Praying for somebody else? Leave out their full name.
        </p>
        {isPrayer && <CrisisHelp text={fields.text} />}
        {(!(group?.forYouth || group?.whoPosts === "leaders") ||
          fields.anonymous) && (
          <AnonymousField composer={composer} viewer={viewer} />
        )}
        {composer.failure !== null && (
          <SendError reason={composer.failure} onRetry={send} />
        )}
        <div className="mt-3 flex flex-wrap items-center justify-end gap-x-3 gap-y-2 border-t border-line pt-3">
          <ComposerKinds
            composer={composer}
            onEvent={() => {
              setEventOpen(true);
            }}
          />
          <p
            id={limitId}
            aria-live="polite"
            className={`text-sm empty:absolute ${remaining < 0 || contentIssue ? "text-danger" : "text-ink-soft"}`}
          >
            {contentIssue ??
              (remaining <= countFromLeft && characterCountText(remaining))}
          </p>
          <ComposerAudience composer={composer} />
          {isSheet
            ? sendSlot && createPortal(sendButtons, sendSlot)
            : sendButtons}
        </div>
        {dropping && <DropOverlay />}
      </form>
      {/* Not before the sheet, whose dialog would then be above it. */}
      {eventOpen && sendSlot !== null && (
        <Lazy code={createEvent} onError={closeEvent}>
          {(code) => (
            <code.CreateEvent
              viewerId={viewer.id}
              audience={composer.audience}
              onPosted={onPosted}
              onClose={closeEvent}
            />
          )}
        </Lazy>
      )}
    </>
  );
}
