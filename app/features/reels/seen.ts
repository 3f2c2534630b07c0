import { urls } from "~/shared/urls";

/** What was on the screen and has not been said yet. */
let unsent: string[] = [];

/** So many at once, or after so many ms: a page that is loaded anew is to know of them. */
const batchSize = 5;
const sendDelayMs = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A video is on the screen. */
export function markReelSeen(postId: string): void {
  if (!unsent.includes(postId)) unsent.push(postId);
  clearTimeout(timer);
  if (unsent.length >= batchSize) sendSeen();
  else timer = setTimeout(sendSeen, sendDelayMs);
}

/** Says it, without waiting for an answer: what is lost comes once more, and that is all. */
export function sendSeen(): void {
  if (unsent.length === 0) return;
  const body = JSON.stringify({ postIds: unsent });
  unsent = [];
  navigator.sendBeacon(
    urls.api.videos("/seen"),
    new Blob([body], { type: "application/json" }),
  );
}

/** All is to be seen again. */
export function clearUnsent(): void {
  unsent = [];
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendSeen();
  });
}
