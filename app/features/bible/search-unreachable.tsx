import { useRevalidator } from "@remix-run/react";
import { ErrorState } from "~/ui/states";
import { Late } from "~/ui/late";
import { readOffline } from "./read-offline-late";
import type { Version } from "./versions";

/** In place of results, where nobody can be asked. */
export function SearchUnreachable({ version }: { version: Version }) {
  const { revalidate, state } = useRevalidator();
  return (
    <>
      <ErrorState
        title={`Searching needs the network, or the ${version.id} on this device.`}
        onRetry={revalidate}
        retrying={state === "loading"}
      >
        With a network you can keep the Bible here, and then read and search it
        anywhere.
      </ErrorState>
      <Late code={readOffline} failed={() => null}>
        {(code) => <code.ReadOffline />}
      </Late>
    </>
  );
}
