import { useRevalidator } from "@remix-run/react";
import { ErrorState } from "~/ui/states";
import { useOnline } from "~/ui/use-online";

export function ChapterFailed() {
  const { revalidate, state } = useRevalidator();
  const retry = { onRetry: revalidate, retrying: state === "loading" };
  return useOnline() ? (
    <ErrorState title="Couldn't load this chapter." {...retry} />
  ) : (
    <ErrorState title="This chapter isn't on this device." {...retry}>
      Offline, you can read the chapters you've opened before. When you're
      online, you can download the whole Bible in the reader's settings.
    </ErrorState>
  );
}
