import { createContext } from "react";

/** How a control acts: by a callback in the app, by data attributes in a document. */
export type Act = { onClick?: () => void; "aria-busy"?: boolean } & {
  [name: `data-${string}`]: string | undefined;
};

/** What can be done with the day's word. */
export interface DayActs {
  like: Act;
  liked: boolean;
  share: Act;
  copy: Act;
  /** Not seen where the browser cannot speak (html[data-speech]). */
  listen: Act;
  listening: boolean;
  /** Opens the story viewer. */
  story: Act;
}

/** Nothing of it, before anybody says how. */
export const DayActsPlace = createContext<DayActs | null>(null);
