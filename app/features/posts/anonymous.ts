import { dayMs } from "~/shared/duration.mjs";

/** New accounts can't ask without their name: an abuser would just create another one. */
export const minAccountAgeMs = 7 * dayMs;

export const anonymousHasOnlyText =
  "A request without your name can only have text.";
