import { useState } from "react";
import { PreferenceCards } from "~/features/onboarding/preference-cards";
import { usePreferenceForm } from "~/features/onboarding/use-preference-form";
import type { PreferenceId } from "~/features/users/preference";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { SettingsSection } from "./settings-section";

interface PreferencesSectionProps {
  viewerId: string;
  initialData: readonly PreferenceId[];
}

export function PreferencesSection({
  viewerId,
  initialData,
}: PreferencesSectionProps) {
  const [saved, setSaved] = useState(initialData);
  const { chosen, toggle, pending, save } = usePreferenceForm(
    viewerId,
    saved,
    setSaved,
  );
  return (
    <SettingsSection
      id="preferences"
      description="What you choose appears a little higher in your feed and helps you find people."
    >
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
          labelledBy="preferences-title"
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
    </SettingsSection>
  );
}
