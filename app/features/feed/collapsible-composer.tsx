import { useLocation } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { useHydrated } from "~/ui/use-hydrated";
import { Composer } from "./composer";
import { useAvoidControls } from "./use-avoid-controls";
import type { OnPosted } from "./use-composer";
import { Icon } from "~/ui/icon";

/**
 * The button that opens the composer. It hides and shows with the top bar so that it doesn't cover the text, except
 * while it has keyboard focus, and it hides while a form is in use. While the composer is open, it is below it.
 */
const floating =
  "fixed right-4 bottom-[calc(--spacing(20)+env(safe-area-inset-bottom))] z-30 hidden size-14 place-items-center rounded-full bg-primary text-on-primary shadow-float transition hover:bg-primary-strong focus-visible:translate-y-0! data-crowded:translate-y-40 focus-visible:opacity-100! in-[:has(form:focus-within,[data-editing])]:pointer-events-none in-[:has(form:focus-within,[data-editing])]:opacity-0 in-[:has(>_header[data-hidden=true]:not(:focus-within))]:translate-y-40 max-lg:grid";
const inFlow =
  "touch mx-auto flex items-center gap-1 rounded-full px-3 text-sm font-semibold text-ink-soft hover:bg-sunken lg:hidden";

/** Always visible on large screens and without scripts; on small screens a button opens it. */
export function CollapsibleComposer({ onPosted }: { onPosted: OnPosted }) {
  const viewer = useViewer();
  const { pathname, hash, key } = useLocation();
  // The server doesn't receive the hash, and hydration must match the server's HTML.
  const openRequested = useHydrated() && `${pathname}${hash}` === urls.compose;
  const [open, setOpen] = useState(false);
  // Opens once per navigation, so that it stays closed after the user closes it.
  const [handledKey, setHandledKey] = useState("");
  if (openRequested && handledKey !== key) {
    setHandledKey(key);
    setOpen(true);
  }
  const container = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  useAvoidControls(button, viewer !== null && !open);

  useEffect(() => {
    if (!open) return;
    scrollTo({ top: 0 });
    focusText(container.current);
    const opener = button.current;
    const panel = container.current;
    const onKeyDown = ({ key, isComposing, target }: KeyboardEvent) => {
      const isInside = target instanceof Node && panel?.contains(target);
      if (isInside && key === "Escape" && !isComposing) setOpen(false);
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      // The element that had the focus is hidden now.
      opener?.focus({ preventScroll: true });
    };
  }, [open]);

  if (!viewer) return null;
  return (
    <>
      <div
        ref={container}
        id={id}
        {...(open && { "data-composing": "" })}
        className={open ? "" : "max-lg:without-script"}
      >
        <Composer
          viewer={viewer}
          onPosted={(post) => {
            if (open) setOpen(false);
            // The focused button is about to be disabled and would lose the focus.
            else if (container.current?.contains(document.activeElement)) {
              focusText(container.current);
            }
            onPosted(post);
          }}
        />
      </div>
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        aria-label={open ? "Close" : "Write a post"}
        onClick={() => {
          setOpen(!open);
        }}
        className={open ? inFlow : floating}
      >
        <Icon name="plus" className={open ? "size-5 rotate-45" : "size-7"} />
        {open && "Close"}
      </button>
    </>
  );
}

function focusText(container: HTMLElement | null): void {
  container
    ?.querySelector<HTMLElement>("[data-composer-text]")
    ?.focus({ preventScroll: true });
}
