import { Suspense, useEffect, useMemo, useState } from "react";
import type { ReactNode } from "react";

/**
 * A part of a long page that is hydrated by itself: after the page around it and before anything else
 * where somebody touches it; until then the browser may do in between what they ask of it.
 *
 * An update that came before would have React throw away what the server drew, and draw the part anew
 * in one go (error #421). So the part keeps to what it was first given until it is hydrated.
 */
export function Slice({ children }: { children: ReactNode }) {
  const [drawn] = useState(children);
  const [hydrated, setHydrated] = useState(false);
  const shown = hydrated ? children : drawn;
  return useMemo(
    () => (
      <Suspense>
        {shown}
        <Hydrated onHydrated={setHydrated} />
      </Suspense>
    ),
    [shown],
  );
}

function Hydrated(props: { onHydrated: (hydrated: true) => void }) {
  const { onHydrated } = props;
  useEffect(() => {
    onHydrated(true);
  }, [onHydrated]);
  return null;
}
