import { useRevalidator } from "@remix-run/react";
import { ErrorState } from "~/ui/states";
import { Lazy } from "~/ui/lazy";
import { readOfflineModule } from "./read-offline-lazy";
import { useOnline } from "~/ui/use-online";

/** Shown if a chapter couldn't be loaded. When offline, offers downloads. */
export function ChapterFailed() {
  const { revalidate, state } = useRevalidator();
  const online = useOnline();
  const retry = { onRetry: revalidate, retrying: state === "loading" };
  if (online) {
    return <ErrorState title="Couldn't load this chapter." {...retry} />;
  }
  return (
    <>
      <ErrorState title="This chapter isn't on this device." {...retry}>
        Offline, you can read the chapters you've opened before. When you're
        online, you can download the whole Bible.
      </ErrorState>
      <Lazy code={readOfflineModule} renderError={() => null}>
        {(code) => <code.ReadOffline />}
      </Lazy>
    </>
  );
}
