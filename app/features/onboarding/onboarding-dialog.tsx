import { useState } from "react";
import type { Viewer } from "~/shared/viewer";
import { DialogFrame } from "~/ui/dialog";
import { PreferencesStep } from "./preferences-step";
import { stepIds } from "./step-header";
import { usePreferenceForm } from "./use-preference-form";
import { WelcomeStep } from "./welcome-step";

interface OnboardingDialogProps {
  viewer: Viewer;
  /** The preferences were saved, or the user skipped after an error. */
  onClose: () => void;
}

/** Two steps: a welcome, then the preferences. The user can't dismiss it. */
export function OnboardingDialog({ viewer, onClose }: OnboardingDialogProps) {
  const [hasStarted, setStarted] = useState(false);
  const form = usePreferenceForm(viewer.id, [], onClose);
  return (
    <DialogFrame
      labelledBy={stepIds.title}
      describedBy={stepIds.description}
      // A fixed height keeps the step indicator in place.
      className="sm:h-180"
    >
      {hasStarted ? (
        <PreferencesStep
          viewer={viewer}
          form={form}
          onBack={() => {
            setStarted(false);
          }}
          onSkip={onClose}
        />
      ) : (
        <WelcomeStep
          viewer={viewer}
          onStart={() => {
            setStarted(true);
          }}
        />
      )}
    </DialogFrame>
  );
}
