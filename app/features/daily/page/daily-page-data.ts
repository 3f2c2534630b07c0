import type { ActionProps, DailyActions } from "./daily-action-bar";
import type { DailyKind, DailyInitialData } from "../daily";
import type { AlternateVersion, DailyVariant, DailyView } from "../daily-view";

export interface DailyPageData {
  kind: DailyKind;
  variant: DailyVariant;
  initialData: DailyInitialData<DailyKind>;
  /** If the URL requests a version other than the default. */
  alternate: AlternateVersion | null;
  /** 'YYYY-MM-DD' (UTC) */
  today: string;
  signedIn: boolean;
}

export interface DailyPageProps extends DailyPageData {
  story: ActionProps;
}

export interface VariantProps {
  view: DailyView;
  actions: DailyActions;
}

export type DailyPageBodyProps = DailyPageData & VariantProps;

export interface ArchiveEntry {
  /** 'YYYY-MM-DD' */
  date: string;
  title: string;
  /** The text of a verse, the category of a prayer. */
  note: string;
}

export interface ArchivePageData {
  kind: DailyKind;
  /** 'YYYY-MM' */
  month: string;
  earlier: string | null;
  later: string | null;
  /** Oldest first. */
  entries: ArchiveEntry[];
  /** 'YYYY-MM-DD' (UTC) */
  today: string;
}
