import { useEffect, useRef, useState } from "react";
import type { Viewer } from "~/shared/viewer";
import { onDemand, useOnDemand } from "~/ui/on-demand";
import type { ComposerProps } from "./composer";
import { ComposerFrame, composerArea } from "./composer-frame";
import { CouldNotLoad } from "~/ui/could-not-load";

const composer = onDemand(() => import("./composer"));

interface ComposerWaitProps {
  viewer: Viewer;
  /** It is in sight. */
  wanted: boolean;
  onPosted: ComposerProps["onPosted"];
}

/**
 * The composer's place until its code is there, which a phone's first look at the feed does not
 * need. What is typed into it meanwhile, also before the page was hydrated, counts as typed.
 */
export function ComposerWait({ viewer, wanted, onPosted }: ComposerWaitProps) {
  const { module, failed, retry } = useOnDemand(composer, wanted);
  const [typed, setTyped] = useState("");
  const [focused, setFocused] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const { current } = area;
    if (!current) return;
    setTyped(current.value);
    setFocused(current === document.activeElement);
  }, []);

  if (module) {
    return (
      <module.Composer
        viewer={viewer}
        typed={typed}
        focused={focused}
        onPosted={onPosted}
      />
    );
  }
  return (
    <ComposerFrame
      viewer={viewer}
      foot={
        <div className="mt-3 border-t border-line pt-3">
          <div className="min-h-11">
            {failed && (
              <CouldNotLoad
                onRetry={() => {
                  // The button goes; who pressed it was about to write.
                  area.current?.focus();
                  retry();
                }}
              />
            )}
          </div>
        </div>
      }
    >
      <textarea
        ref={area}
        {...composerArea}
        placeholder="What has God put on your heart?"
        onChange={(event) => {
          setTyped(event.target.value);
        }}
        onFocus={() => {
          setFocused(true);
        }}
        onBlur={() => {
          setFocused(false);
        }}
      />
    </ComposerFrame>
  );
}
