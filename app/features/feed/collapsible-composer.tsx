import { useLocation } from "@remix-run/react";
import { useContext, useEffect, useRef, useState } from "react";
import { useDraft } from "~/client/drafts";
import { useViewer } from "~/features/auth/viewer.queries";
import { GroupContext } from "~/features/groups/group-context";
import { urls } from "~/shared/urls";
import { useHydrated } from "~/ui/use-hydrated";
import { Composer } from "./composer";
import { focusText } from "./composer-kinds";
import { useAvoidControls } from "./use-avoid-controls";
import { asDraft, getDraftName, isEmptyDraft } from "./draft";
import type { OnPosted } from "./use-composer";
import { Icon } from "~/ui/icon";
import { Lazy, lazyCode, useLazy } from "~/ui/lazy";
import { Spinner } from "~/ui/spinner";
import { useMediaQuery, wideScreen } from "~/ui/use-media-query";

/**
 * The button that opens the composer. It hides and shows with the top bar so that it doesn't cover the text, except
 * while it has keyboard focus, and it hides while a form is in use.
 */
const floating =
  "fixed right-4 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom))] z-30 hidden size-14 place-items-center rounded-full bg-primary text-on-primary shadow-float transition hover:bg-primary-strong focus-visible:pointer-events-auto! focus-visible:opacity-100! data-crowded:pointer-events-none data-crowded:opacity-0 in-[:has(form:focus-within,[data-editing],>_header[data-hidden=true]:not(:focus-within))]:pointer-events-none in-[:has(form:focus-within,[data-editing],>_header[data-hidden=true]:not(:focus-within))]:opacity-0 max-lg:grid";
const composeSheet = lazyCode(() => import("./compose-sheet"));

/** In the page on large screens and without scripts; on small screens a button opens it in a sheet instead. */
export function CollapsibleComposer({ onPosted }: { onPosted: OnPosted }) {
  const viewer = useViewer();
  const isWide = useMediaQuery(wideScreen, true);
  const { pathname, hash, key } = useLocation();
  const group = useContext(GroupContext);
  const composeUrl = group ? `${urls.group(group.slug)}#write` : urls.compose;
  const [target] = hash.split("-"); // "#write" of "#write-event"
  // The server doesn't receive the hash, and hydration must match the server's HTML.
  const openRequested = useHydrated() && `${pathname}${target}` === composeUrl;
  const [open, setOpen] = useState(false);
  // Opens once per navigation, so that it stays closed after the user closes it.
  const [handledKey, setHandledKey] = useState("");
  if (openRequested && handledKey !== key) {
    setHandledKey(key);
    setOpen(!isWide);
  }
  // Loaded before it is opened, so that it opens offline too.
  useLazy(composeSheet, !isWide);
  const container = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
  };

  useEffect(() => {
    if (handledKey === "" || !isWide) return;
    scrollTo({ top: 0 });
    focusText(container.current);
  }, [handledKey, isWide]);

  if (!viewer) return null;
  return (
    <>
      {/* An open sheet stays when the device is turned. */}
      {isWide && !open && (
        <div ref={container} className="max-lg:without-script">
          <Composer
            key={handledKey}
            viewer={viewer}
            onPosted={(post) => {
              // The focused button is about to be disabled and would lose the focus.
              if (container.current?.contains(document.activeElement)) {
                focusText(container.current);
              }
              onPosted(post);
            }}
          />
        </div>
      )}
      <OpenButton
        viewerId={viewer.id}
        open={open}
        onOpen={() => {
          setOpen(true);
        }}
      />
      {open && (
        <Lazy code={composeSheet} onError={close}>
          {(code) => (
            <code.ComposeSheet
              viewer={viewer}
              onPosted={onPosted}
              onClose={close}
            />
          )}
        </Lazy>
      )}
    </>
  );
}

interface OpenButtonProps {
  viewerId: string;
  open: boolean;
  onOpen: () => void;
}

/** A dot marks a draft that waits. */
function OpenButton({ viewerId, open, onOpen }: OpenButtonProps) {
  const name = getDraftName(useContext(GroupContext));
  const { fields } = useDraft(viewerId, name, asDraft).value;
  const hasDraft = !isEmptyDraft({ ...fields, kind: "text" });
  const button = useRef<HTMLButtonElement>(null);
  useAvoidControls(button);
  return (
    <button
      ref={button}
      type="button"
      aria-haspopup="dialog"
      aria-label={hasDraft ? "Write a post: draft saved" : "Write a post"}
      onClick={onOpen}
      className={floating}
    >
      {open ? <Spinner /> : <Icon name="plus" className="size-7" />}
      {hasDraft && (
        <span className="absolute top-0 right-0 size-4 rounded-full border-2 border-paper bg-gold" />
      )}
    </button>
  );
}
