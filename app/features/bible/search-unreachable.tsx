import { useRevalidator } from "@remix-run/react";
import { ErrorState } from "~/ui/states";
import { Lazy } from "~/ui/lazy";
import { readOfflineModule } from "./read-offline-lazy";
import type { Version } from "./versions";

/** Shown instead of results when offline without a downloaded version. */
export function SearchUnreachable({ version }: { version: Version }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <ErrorState
        title={`To search offline, download the ${version.id} first.`}
        onRetry={revalidate}
        retrying={state === "loading"}
      >
        When you're online, you can download the Bible, and then read and search
        it anywhere.
      </ErrorState>
      <Lazy code={readOfflineModule} renderError={() => null}>
        {(code) => <code.ReadOffline />}
      </Lazy>
    </>
  );
}
