import { useId } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import type { PreferenceId } from "~/features/users/preference";
import { Button } from "~/ui/button";
import { ErrorState, Loading, Skeleton } from "~/ui/states";
import { ChooserCards } from "./chooser";
import { usePreferences } from "./preferences.queries";
import { useChooser } from "./use-chooser";

/** In the settings: the choice of the first day, to change at any time. */
export function PreferencesSection() {
  const id = useId();
  const viewer = useViewer();
  const { data, isPending, isFetching, refetch } = usePreferences();
  return (
    <section aria-labelledby={id} className="card p-4 shadow-card sm:p-5">
      <h2 id={id} className="font-serif text-xl">
        Content preferences
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        What you choose stands a little higher in your feed, and helps you find
        people.
      </p>
      {viewer && data ? (
        <Preferences
          labelledBy={id}
          viewerId={viewer.id}
          saved={data.preferences}
        />
      ) : isPending ? (
        <Loading className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-2">
          {Array.from({ length: 8 }, (_, i) => (
            <Skeleton key={i} className="h-28" />
          ))}
        </Loading>
      ) : (
        <ErrorState
          title="Your preferences could not be loaded."
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
    </section>
  );
}

interface PreferencesProps {
  labelledBy: string;
  viewerId: string;
  saved: readonly PreferenceId[];
}

function Preferences({ labelledBy, viewerId, saved }: PreferencesProps) {
  const { chosen, toggle, pending, save } = useChooser(viewerId, saved);
  return (
    <>
      <ChooserCards labelledBy={labelledBy} chosen={chosen} onToggle={toggle} />
      <div className="mt-4 flex justify-end">
        <Button pending={pending} onClick={save}>
          Save Preferences ({chosen.length})
        </Button>
      </div>
    </>
  );
}
