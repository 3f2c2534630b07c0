import { GradientVariant } from "./gradient-variant";
import { OrnateVariant } from "./ornate-variant";
import type { DailyVariant, DailyView } from "./daily-view";
import { DailyTopBar, DailyLinks } from "./daily-links";
import { VersionSwitch } from "./version-switch";

interface DailyPageBodyProps {
  view: DailyView;
  variant: DailyVariant;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Signed-in users get links to the reader, visitors to the public passage page. */
  isSignedIn: boolean;
}

export function DailyPageBody({
  view,
  variant,
  today,
  isSignedIn,
}: DailyPageBodyProps) {
  return (
    <>
      <DailyTopBar>
        {view.kind === "verse" && (
          <VersionSwitch view={view} variant={variant} today={today} />
        )}
      </DailyTopBar>
      {variant === "ornate" ? (
        <OrnateVariant view={view} />
      ) : (
        <GradientVariant view={view} />
      )}
      <DailyLinks
        view={view}
        variant={variant}
        today={today}
        isSignedIn={isSignedIn}
      />
    </>
  );
}
