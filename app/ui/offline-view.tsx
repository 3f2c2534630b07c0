import { useState } from "react";
import { offlineText } from "~/shared/errors";
import { plural } from "~/shared/text";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { useOnReconnect } from "~/ui/use-on-reconnect";

interface OfflineViewProps {
  /** Opens the page; also called when the browser goes online. */
  onRetry: () => void;
  isReachable: () => Promise<boolean>;
  /** Returns to the previous page, if it's still rendered. */
  onBack?: () => void;
}

/** Shown instead of a page that isn't available offline. The shell around it stays. */
export function OfflineView({
  onRetry,
  isReachable,
  onBack,
}: OfflineViewProps) {
  const [tries, setTries] = useState(0);
  useOnReconnect(onRetry);

  return (
    <section className="flex flex-col items-center px-6 py-12 text-center">
      <Icon name="wifi-off" className="size-10 text-gold" />
      <div role="alert">
        <h1 className="mt-4 font-serif text-2xl">{offlineText.title}</h1>
        <p className="mt-2 max-w-md text-ink-soft">{offlineText.detail}</p>
      </div>
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {/* The count changes the text, so screen readers announce every try. */}
        {tries > 0 &&
          `Still no connection after ${tries} ${plural(tries, "try", "tries")}.`}
      </p>
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Button
          onClick={() => {
            void isReachable().then((reachable) => {
              if (reachable) onRetry();
              else setTries(tries + 1);
            });
          }}
        >
          Try again
        </Button>
        {onBack && (
          <Button variant="secondary" onClick={onBack}>
            <Icon name="arrow-left" /> Go Back
          </Button>
        )}
      </div>
    </section>
  );
}
