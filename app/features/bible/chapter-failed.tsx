import { useRevalidator } from "@remix-run/react";
import { useSyncExternalStore } from "react";
import { ErrorState } from "~/ui/states";
import { Late } from "~/ui/late";
import { readOffline } from "./read-offline-late";

/** In place of a chapter that could not be had. Without a network it says what can be read, and how all can. */
export function ChapterFailed() {
  const { revalidate, state } = useRevalidator();
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  const retry = { onRetry: revalidate, retrying: state === "loading" };
  if (online) {
    return <ErrorState title="This chapter could not be loaded." {...retry} />;
  }
  return (
    <>
      <ErrorState title="This chapter is not on this device." {...retry}>
        Without a network you can read the chapters that you have opened. With
        one you can keep the whole Bible here.
      </ErrorState>
      <Late code={readOffline} failed={() => null}>
        {(code) => <code.ReadOffline />}
      </Late>
    </>
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("online", onChange);
  addEventListener("offline", onChange);
  return () => {
    removeEventListener("online", onChange);
    removeEventListener("offline", onChange);
  };
}
