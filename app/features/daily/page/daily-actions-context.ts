import { createContext } from "react";

/** Props of an action button: a callback in the app, data attributes in a document for visitors. */
export type ActionProps = { onClick?: () => void; "aria-busy"?: boolean } & {
  [name: `data-${string}`]: string | undefined;
};

export interface DailyActionProps {
  like: ActionProps;
  isLiked: boolean;
  share: ActionProps;
  copy: ActionProps;
  /** Hidden if the browser has no speech synthesis (html[data-speech]). */
  listen: ActionProps;
  isListening: boolean;
  story: ActionProps;
}

export const DailyActionsContext = createContext<DailyActionProps | null>(null);
