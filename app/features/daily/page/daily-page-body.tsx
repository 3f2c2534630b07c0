import type { DailyActions } from "./daily-action-bar";
import { DailyLinks, DailyTopBar } from "./daily-links";
import type { DailyVariant, DailyView } from "./daily-view";
import { GradientVariant } from "./gradient-variant";
import { OrnateVariant } from "./ornate-variant";

export interface VariantProps {
  view: DailyView;
  actions: DailyActions;
}

export interface DailyPageBodyProps extends VariantProps {
  variant: DailyVariant;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Signed-in users get links to the reader, visitors to the public passage page. */
  isSignedIn: boolean;
}

export function DailyPageBody(props: DailyPageBodyProps) {
  const { view, variant, actions } = props;
  const Variant = variant === "ornate" ? OrnateVariant : GradientVariant;
  return (
    <>
      <DailyTopBar {...props} />
      <Variant view={view} actions={actions} />
      <DailyLinks {...props} />
    </>
  );
}
