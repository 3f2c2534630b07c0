import { DayGround } from "./day-ground";
import { DayLeaf } from "./day-leaf";
import type { DayLook, DayView } from "./day-view";
import { DayBar, DayVersions, DayWays } from "./day-ways";

interface DayShownProps {
  view: DayView;
  look: DayLook;
  /** 'YYYY-MM-DD' */
  today: string;
  /** Reads on in the reader; whoever is not signed in, on a page for anybody. */
  member: boolean;
}

/** A day's page, in either look. */
export function DayShown({ view, look, today, member }: DayShownProps) {
  return (
    <>
      <DayBar>
        {view.kind === "verse" && (
          <DayVersions view={view} look={look} today={today} />
        )}
      </DayBar>
      {look === "ornate" ? <DayLeaf view={view} /> : <DayGround view={view} />}
      <DayWays view={view} look={look} today={today} member={member} />
    </>
  );
}
