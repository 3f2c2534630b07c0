import printStyles from "~/features/bible/print.css?url";
import { DailyLinks, DailyTopBar } from "./daily-links";
import type { DailyPageBodyProps } from "./daily-page-data";
import { GradientVariant } from "./gradient-variant";
import { OrnateVariant } from "./ornate-variant";

export function DailyPageBody(props: DailyPageBodyProps) {
  const { view, variant, actions } = props;
  const Variant = variant === "ornate" ? OrnateVariant : GradientVariant;
  return (
    <>
      <link rel="stylesheet" media="print" href={printStyles} />
      <DailyTopBar {...props} />
      <Variant view={view} actions={actions} />
      <DailyLinks {...props} />
    </>
  );
}
