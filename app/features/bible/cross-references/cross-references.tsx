import { useState } from "react";
import { Lazy, lazyCode } from "~/ui/lazy";
import type { Passage } from "../passage";

const listModule = lazyCode(() => import("./cross-reference-list"));

/** Passages that the selected verses refer to, loaded when the user opens the list. */
export function CrossReferences({ passage }: { passage: Passage }) {
  const [open, setOpen] = useState(false);
  return (
    <details
      className="needs-script max-h-[40vh] overflow-y-auto"
      onToggle={(event) => {
        setOpen(event.currentTarget.open);
      }}
    >
      <summary className="sticky top-0 touch cursor-pointer content-center bg-paper text-sm font-semibold text-ink-soft hover:text-ink">
        Cross references
      </summary>
      {open && (
        <Lazy code={listModule}>
          {(code) => <code.CrossReferenceList passage={passage} />}
        </Lazy>
      )}
    </details>
  );
}
