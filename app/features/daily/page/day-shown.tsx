import { DayGround } from "./day-ground";
import { DayLeaf } from "./day-leaf";
import type { DayLook, DayView } from "./day-view";
import { DayBar, DayWays } from "./day-ways";

interface DayShownProps {
  view: DayView;
  look: DayLook;
  /** 'YYYY-MM-DD' */
  today: string;
}

/** A day's page, in either look. */
export function DayShown({ view, look, today }: DayShownProps) {
  return (
    <>
      <DayBar />
      {look === "ornate" ? <DayLeaf view={view} /> : <DayGround view={view} />}
      <DayWays view={view} look={look} today={today} />
    </>
  );
}
