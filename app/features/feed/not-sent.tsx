import { Button } from "~/ui/button";
import { focusSubmit } from "~/ui/focus-submit";
import { useOnline } from "~/ui/use-online";

/** The server has not said that it has the post. Trying again never makes two. */
export function NotSent({
  reason,
  onRetry,
}: {
  reason: string;
  onRetry: () => void;
}) {
  const online = useOnline();
  return (
    <div
      role="alert"
      className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-control bg-sunken px-3 py-2 text-sm text-ink"
    >
      {online
        ? `${reason} It is kept here for you.`
        : "You are offline. Your post is kept here until the connection is back."}
      <Button
        variant="secondary"
        size="sm"
        onClick={({ currentTarget }) => {
          focusSubmit(currentTarget);
          onRetry();
        }}
      >
        Try again
      </Button>
    </div>
  );
}
