import { useState } from "react";
import { stored } from "~/browser/storage";
import { draftPrefix } from "~/features/feed/forget-drafts";
import { preferenceIds } from "~/features/users/preference";
import type { PreferenceId } from "~/features/users/preference";

/** By hand: zod would cost 6 KB for one list of words. Null: nothing was kept. */
const keptSchema = {
  safeParse: (value: unknown) => ({
    success: true as const,
    data: Array.isArray(value)
      ? preferenceIds.filter((id) => value.includes(id))
      : null,
  }),
};

/**
 * A choice being made. Like whatever is being written, it survives a reload, and goes with its
 * person's sign-out.
 */
export function useChoice(viewerId: string, saved: readonly PreferenceId[]) {
  const kept = stored<PreferenceId[] | null>(
    `${draftPrefix}${viewerId}:preferences`,
    keptSchema,
    null,
  );
  const [chosen, setChosen] = useState(() => kept.read() ?? [...saved]);
  return {
    chosen,
    toggle: (id: PreferenceId) => {
      const next = chosen.includes(id)
        ? chosen.filter((other) => other !== id)
        : [...chosen, id];
      kept.write(next);
      setChosen(next);
    },
    forget: kept.clear,
  };
}
