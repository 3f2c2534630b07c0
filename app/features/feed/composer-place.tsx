import { useLocation } from "@remix-run/react";
import { useEffect, useId, useRef, useState } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import { urls } from "~/shared/urls";
import { useHydrated } from "~/ui/hydrated";
import { ComposeButton } from "./compose-button";
import { Composer } from "./composer";
import type { OnPosted } from "./use-composer";

/**
 * Always there on a large screen; on a small one behind its button, which without script is not
 * needed.
 */
export function ComposerPlace({ onPosted }: { onPosted: OnPosted }) {
  const viewer = useViewer();
  const { pathname, hash, key } = useLocation();
  // The server does not see what is behind the sign #, and a page is hydrated as it was drawn.
  const asked = useHydrated() && `${pathname}${hash}` === urls.write;
  const [open, setOpen] = useState(false);
  // Once an arrival: who closes it, has closed it.
  const [answered, setAnswered] = useState("");
  if (asked && answered !== key) {
    setAnswered(key);
    setOpen(true);
  }
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    scrollTo({ top: 0 });
    focusText(place.current);
    const opener = button.current;
    const written = place.current;
    const onKeyDown = ({ key, isComposing, target }: KeyboardEvent) => {
      const here = target instanceof Node && written?.contains(target);
      if (here && key === "Escape" && !isComposing) setOpen(false);
    };
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      // What had the focus is hidden now.
      opener?.focus({ preventScroll: true });
    };
  }, [open]);

  if (!viewer) return null;
  return (
    <>
      <div
        ref={place}
        id={id}
        {...(open && { "data-composing": "" })}
        className={open ? "" : "max-lg:in-data-js:hidden"}
      >
        <Composer
          viewer={viewer}
          onPosted={(post) => {
            if (open) setOpen(false);
            // Its button is about to be disabled, and would take the focus with it.
            else if (place.current?.contains(document.activeElement)) {
              focusText(place.current);
            }
            onPosted(post);
          }}
        />
      </div>
      <ComposeButton
        ref={button}
        open={open}
        controls={id}
        onToggle={() => {
          setOpen(!open);
        }}
      />
    </>
  );
}

function focusText(place: HTMLElement | null): void {
  place
    ?.querySelector<HTMLElement>("[data-words]")
    ?.focus({ preventScroll: true });
}
