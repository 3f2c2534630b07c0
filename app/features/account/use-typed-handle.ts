import { useState } from "react";
import { stored } from "~/browser/storage";
import { draftPrefix } from "~/features/feed/forget-drafts";
import { asHandle } from "~/features/users/handle-words";
import type { Viewer } from "~/shared/viewer";
import { useHydrated } from "~/ui/hydrated";

/** Null: nothing was kept. */
const keptSchema = {
  safeParse: (value: unknown) => ({
    success: true as const,
    data: typeof value === "string" ? value : null,
  }),
};

/** The handle as it is typed: until it is saved it survives a failure, and a reload. */
export function useTypedHandle({ id, username }: Viewer) {
  const [kept] = useState(() =>
    stored<string | null>(`${draftPrefix}${id}:handle`, keptSchema, null),
  );
  const [before, setBefore] = useState(kept.read);
  const [edited, setEdited] = useState<string | null>(null);
  // The first drawing is the server's, which knows of nothing kept.
  const found = useHydrated() ? before : null;
  const typed = edited ?? found ?? username;

  return {
    typed,
    /** What was typed before a reload is back. */
    isBack: found !== null && typed !== username,
    change: (next: string) => {
      setEdited(next);
      if (asHandle(next) === username) kept.clear();
      else kept.write(next);
    },
    saved: (handle: string) => {
      setEdited(handle);
      setBefore(null);
      kept.clear();
    },
  };
}
