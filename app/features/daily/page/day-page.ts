import type { DailyKind, DailySeed } from "../daily";
import type { DayLook, OtherVersion } from "./day-view";

/** What a day's page brings along. */
export interface DayPage {
  kind: DailyKind;
  look: DayLook;
  seed: DailySeed<DailyKind>;
  /** Where the address asks for one, and it has the verse. */
  other: OtherVersion | null;
  /** 'YYYY-MM-DD' (UTC) */
  today: string;
  signedIn: boolean;
}

export interface ArchiveEntry {
  /** 'YYYY-MM-DD' */
  date: string;
  title: string;
  /** The words of a verse, the category of a prayer. */
  note: string;
}

/** What a month's page brings along. */
export interface ArchivePage {
  kind: DailyKind;
  /** 'YYYY-MM' */
  month: string;
  earlier: string | null;
  later: string | null;
  /** First day first. */
  entries: ArchiveEntry[];
  /** 'YYYY-MM-DD' (UTC) */
  today: string;
  signedIn: boolean;
}
