import { useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { sendJson } from "~/browser/api-client";
import { stored } from "~/browser/storage";
import { urls } from "~/shared/urls";
import { idle } from "./idle";

interface Kept {
  id: string;
  /** ms, the last sign of life. */
  at: number;
}

/** Of all tabs of this browser, so that a reload goes on with it. */
const kept = stored<Kept>(
  "session",
  {
    safeParse: (value) => {
      const { id, at } = (value ?? {}) as Partial<Kept>;
      return typeof id === "string" && typeof at === "number"
        ? { success: true, data: { id, at } }
        : { success: false };
    },
  },
  { id: "", at: 0 },
);

/** spec §7: a timestamp string. Half an hour without a sign of life begins another. */
function sessionId(): string {
  const at = Date.now();
  const last = kept.read();
  const id = at - last.at <= idle && last.id !== "" ? last.id : `${at}`;
  kept.write({ id, at });
  return id;
}

/** Behind the page, and past its end: what goes wrong is logged and no more (spec §7). */
function countVisit(pathname: string): void {
  const body = {
    page: pathname.split("/")[1] || "home",
    sessionId: sessionId(),
  };
  const json = new Blob([JSON.stringify(body)], { type: "application/json" });
  if (!navigator.sendBeacon(urls.api.pageVisit, json)) {
    console.warn("The visit was not counted");
  }
}

/** Says that a page is there, and when it is left: phones tell of nothing later. */
export function useVisits(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    countVisit(pathname);
    const leave = () => {
      if (document.visibilityState === "hidden") countVisit(pathname);
    };
    document.addEventListener("visibilitychange", leave);
    return () => {
      document.removeEventListener("visibilitychange", leave);
    };
  }, [pathname]);
}

/** Says that a round of a game begins. */
export function countPlay(gameName: string): void {
  const body = { gameName, sessionId: sessionId() };
  sendJson(urls.api.gamePlay, () => null, { body }).catch((error: unknown) => {
    console.warn("The round was not counted", error);
  });
}
