import { urls } from "~/shared/urls";

let unsent: string[] = [];

/** Sent in batches of this size, or after the delay, so that a reload knows about them. */
const batchSize = 5;
const sendDelayMs = 2000;
let timer: ReturnType<typeof setTimeout> | undefined;

export function markReelSeen(postId: string): void {
  if (!unsent.includes(postId)) unsent.push(postId);
  clearTimeout(timer);
  if (unsent.length >= batchSize) sendSeen();
  else timer = setTimeout(sendSeen, sendDelayMs);
}

/** Fire and forget: if a beacon is lost, a video is shown once more. */
export function sendSeen(): void {
  if (unsent.length === 0) return;
  const body = JSON.stringify({ postIds: unsent });
  unsent = [];
  navigator.sendBeacon(
    urls.api.videos("/seen"),
    new Blob([body], { type: "application/json" }),
  );
}

export function clearUnsent(): void {
  unsent = [];
}

if (typeof document !== "undefined") {
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sendSeen();
  });
}
