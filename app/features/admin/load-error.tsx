import { useRevalidator } from "@remix-run/react";
import { LoadError as RetryMessage } from "~/ui/load-error";

/** Shown instead of a part that failed to load. */
export function LoadError({ title }: { title: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <RetryMessage onRetry={revalidate} retrying={state === "loading"}>
      <p>{title}</p>
    </RetryMessage>
  );
}
