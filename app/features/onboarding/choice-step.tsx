import { Link } from "@remix-run/react";
import { handle } from "~/features/users/user";
import { urls } from "~/shared/urls";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { ChooserCards } from "./chooser";
import { StepHeading, StepMark } from "./step-parts";
import type { StepIds } from "./step-parts";
import type { Chooser } from "./use-chooser";

interface ChoiceStepProps {
  ids: StepIds;
  viewer: Viewer;
  chooser: Chooser;
  onBack: () => void;
  /** Closes the dialog for this visit. */
  onPutOff: () => void;
}

export function ChoiceStep({
  ids,
  viewer,
  chooser: { chosen, toggle, pending, failed, save },
  onBack,
  onPutOff,
}: ChoiceStepProps) {
  const putOff = failed && !pending;
  return (
    <>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 pt-[max(0.5rem,env(safe-area-inset-top))] pb-2 sm:px-6">
        <StepHeading id={ids.title} focused>
          What would you like to see?
        </StepHeading>
        <p id={ids.text} className="mt-1 text-sm text-ink-soft">
          Choose as many as you like. They stand a little higher in your feed,
          and help you find people. You can change this at any time.
        </p>
        {/* Home asks again afterwards, and what was chosen is still chosen. */}
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
        <ChooserCards
          labelledBy={ids.title}
          chosen={chosen}
          onToggle={toggle}
        />
      </div>
      <div className="border-t border-line px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
        {/* Where the first step has it. */}
        <div className="flex justify-center">
          <StepMark step={2} />
        </div>
        {putOff && (
          <p className="mb-2 text-center text-sm text-ink-soft">
            Your choice is kept here for you.
          </p>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          {/* Beside what was pressed: the toast keeps clear of that. */}
          <Button variant="quiet" onClick={onBack}>
            Back
          </Button>
          {putOff && (
            <Button variant="secondary" onClick={onPutOff}>
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
