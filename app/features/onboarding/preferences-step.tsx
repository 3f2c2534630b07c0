import { Link } from "@remix-run/react";
import { handle } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { PreferenceCards } from "./preference-cards";
import { StepHeading, StepIndicator, stepIds } from "./step-header";
import type { PreferenceForm } from "./use-preference-form";

interface PreferencesStepProps {
  viewer: Viewer;
  form: PreferenceForm;
  onBack: () => void;
  /** Closes the dialog until the next page load. */
  onSkip: () => void;
}

export function PreferencesStep({
  viewer,
  form: { chosen, toggle, pending, failed, save },
  onBack,
  onSkip,
}: PreferencesStepProps) {
  const canSkip = failed && !pending;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 sm:px-6">
        <StepHeading>What would you like to see?</StepHeading>
        <p id={stepIds.description} className="mt-1 text-sm text-ink-soft">
          Choose as many as you like. They appear a little higher in your feed
          and help you find people. You can change this at any time.
        </p>
        {/* Following the link is safe: home opens the dialog again, and the draft survives. */}
        <p className="-mb-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          <span className="clip-ink">
            Your handle is <b className="text-ink">{handle(viewer)}</b>
          </span>
          <Link
            to={urls.handleSettings}
            className="inline-flex touch items-center font-semibold text-primary hover:underline"
          >
            Change your handle
          </Link>
        </p>
        <PreferenceCards
          labelledBy={stepIds.title}
          chosen={chosen}
          onToggle={toggle}
        />
      </div>
      <div className="border-t border-line px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
        <div className="flex justify-center">
          <StepIndicator step={2} />
        </div>
        {canSkip && (
          <p className="mb-2 text-center text-sm text-ink-soft">
            Your choices are saved on this device.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {/* Toasts don't cover the row of the last pressed button. */}
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
          {canSkip && (
            <Button variant="secondary" onClick={onSkip}>
              Continue for now
            </Button>
          )}
          <Button pending={pending} onClick={save}>
            Save Preferences ({chosen.length})
          </Button>
        </div>
      </div>
    </>
  );
}
