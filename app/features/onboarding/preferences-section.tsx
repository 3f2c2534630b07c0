import { useId } from "react";
import { useViewer } from "~/features/auth/viewer.queries";
import type { PreferenceId } from "~/features/users/preference";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { PreferenceCards } from "./preference-cards";
import type { Preferences as SavedPreferences } from "./preference";
import { usePreferences } from "./preferences.queries";
import { usePreferenceForm } from "./use-preference-form";

interface PreferencesSectionProps {
  initialData: SavedPreferences;
  /** When the server read it (ms). */
  initialDataUpdatedAt: number;
}

export function PreferencesSection({
  initialData,
  initialDataUpdatedAt,
}: PreferencesSectionProps) {
  const id = useId();
  const viewer = useViewer();
  const { data } = usePreferences(initialData, initialDataUpdatedAt);
  return (
    <section
      id="preferences"
      aria-labelledby={id}
      className="card scroll-mt-18 p-4 shadow-card sm:p-5 lg:scroll-mt-4"
    >
      <h2 id={id} className="font-serif text-xl">
        Content preferences
      </h2>
      <p className="mt-1 mb-3 text-sm text-ink-soft">
        What you choose appears a little higher in your feed and helps you find
        people.
      </p>
      {viewer && (
        <Preferences
          labelledBy={id}
          viewerId={viewer.id}
          saved={data.preferences}
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
  const { chosen, toggle, pending, save } = usePreferenceForm(viewerId, saved);
  return (
    <form
      noValidate
      method="post"
      action={urls.api.preferences}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <PreferenceCards
        labelledBy={labelledBy}
        chosen={chosen}
        onToggle={toggle}
      />
      <div className="mt-4 flex justify-end">
        <Button type="submit" pending={pending}>
          Save Preferences{" "}
          <span className="needs-script">({chosen.length})</span>
        </Button>
      </div>
    </form>
  );
}
