import { useId, useState } from "react";
import type { Viewer } from "~/shared/viewer";
import { DialogFrame } from "~/ui/dialog";
import { dismissFailure } from "~/ui/toast-store";
import { ChoiceStep } from "./choice-step";
import { notSaved } from "./preference-words";
import { useChooser } from "./use-chooser";
import { WelcomeStep } from "./welcome-step";

interface OnboardingDialogProps {
  viewer: Viewer;
  /** Saved, or put off after a failure. */
  onDone: () => void;
}

/** spec §2: a welcome, then what one would like to meet here. It cannot be dismissed. */
export function OnboardingDialog({ viewer, onDone }: OnboardingDialogProps) {
  const [step, setStep] = useState<"opened" | "welcome" | "choice">("opened");
  const chooser = useChooser(viewer.id, [], onDone);
  const id = useId();
  const ids = { title: `${id}-title`, text: `${id}-text` };
  return (
    <DialogFrame
      labelledBy={ids.title}
      describedBy={ids.text}
      // As high in both steps, so that what marks them stays where it is.
      className="sm:h-180"
    >
      {step === "choice" ? (
        <ChoiceStep
          ids={ids}
          viewer={viewer}
          chooser={chooser}
          onBack={() => {
            setStep("welcome");
          }}
          onPutOff={() => {
            // Answered: over home it would speak of what is no longer there.
            dismissFailure(notSaved);
            onDone();
          }}
        />
      ) : (
        <WelcomeStep
          ids={ids}
          viewer={viewer}
          returned={step === "welcome"}
          onStart={() => {
            setStep("choice");
          }}
        />
      )}
    </DialogFrame>
  );
}
