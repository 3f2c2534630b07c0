import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sendJson } from "~/client/api-client";
import { readStored, writeStored } from "~/client/storage";
import { urls } from "~/shared/urls";
import { sessionTimeoutMs } from "./session-timeout";

/** The id and the last heartbeat (ms), shared by all tabs, so a reload continues the session. */
const sessionKey = "session";

/** A timestamp string. A new session starts after half an hour without activity. */
function getSessionId(): string {
  const now = Date.now();
  const [lastId = "", lastSeenAt] = readStored(sessionKey)?.split(" ") ?? [];
  const isActive = now - Number(lastSeenAt ?? 0) <= sessionTimeoutMs;
  const id = isActive ? lastId : `${now}`;
  writeStored(sessionKey, `${id} ${now}`);
  return id;
}

/** Sends in the background, even while the page closes. Failures are only logged. */
function sendPageVisit(pathname: string): void {
  const body = {
    page: pathname.split("/")[1] || "home",
    sessionId: getSessionId(),
  };
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  if (!navigator.sendBeacon(urls.api.pageVisit, json)) {
    console.warn("Couldn't record the page visit");
  }
}

/** Reports when a page opens and when it is hidden. On phones, `visibilitychange` is the last event that fires reliably. */
export function usePageVisitTracking(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    sendPageVisit(pathname);
    const onVisibilityChange = () => {
      if (document.visibilityState === "hidden") sendPageVisit(pathname);
    };
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [pathname]);
}

export function trackGamePlay(gameName: string): void {
  const body = { gameName, sessionId: getSessionId() };
  sendJson(urls.api.gamePlay, () => null, { body }).catch((error: unknown) => {
    console.warn("Couldn't record the game play", error);
  });
}
