import { useRevalidator } from "@remix-run/react";
import { ErrorState } from "~/ui/states";
import { Late } from "~/ui/late";
import { readOffline } from "./read-offline-late";
import { useOnline } from "~/ui/use-online";

/** In place of a chapter that could not be had. Without a network it says what can be read, and how all can. */
export function ChapterFailed() {
  const { revalidate, state } = useRevalidator();
  const online = useOnline();
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
