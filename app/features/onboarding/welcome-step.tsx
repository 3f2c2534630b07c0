import { displayName } from "~/features/users/user";
import type { Viewer } from "~/shared/viewer";
import { Button } from "~/ui/button";
import { Mark } from "~/ui/logo";
import { Scene } from "~/ui/scene";
import { useSite } from "~/ui/site";
import { StepHeading, StepIndicator, stepIds } from "./step-header";

interface WelcomeStepProps {
  viewer: Viewer;
  onStart: () => void;
}

export function WelcomeStep({ viewer, onStart }: WelcomeStepProps) {
  const { productName } = useSite();
  const name = viewer.firstName ?? displayName(viewer);
  return (
    <>
      <div className="flex min-h-0 flex-1 flex-col overflow-y-auto overscroll-contain">
        <Scene className="h-56 shrink-0 grow" />
        <div className="flex flex-col items-center px-6 pb-6 text-center">
          <span className="-mt-6 grid size-16 place-items-center rounded-full bg-paper shadow-card">
            <Mark className="size-10" />
          </span>
          <StepHeading className="mt-3">Welcome to {productName}</StepHeading>
          <p id={stepIds.description} className="mt-2 text-ink-soft">
            Peace be with you, {name}. This is a place to read, pray and share
            life with believers near and far. Just one question, and your home
            is ready.
          </p>
          <figure className="mt-5 border-l-2 border-gold pl-4 text-left">
            <blockquote className="font-serif text-lg">
              Behold, how good and how pleasant it is for brethren to dwell
              together in unity!
            </blockquote>
            <figcaption className="mt-1 text-xs text-ink-soft">
              Psalm 133:1
            </figcaption>
          </figure>
        </div>
      </div>
      <div className="flex flex-col items-center border-t border-line px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6">
        <StepIndicator step={1} />
        <Button className="w-full" onClick={onStart}>
          Get Started
        </Button>
      </div>
    </>
  );
}
