import { useNavigation } from "@remix-run/react";
import { Mark } from "~/ui/logo";
import { useSite } from "~/ui/site";

/**
 * The installed app has no browser bar with a loading indicator, so the splash covers the old page if the next one
 * takes longer than 800 ms.
 */
export function LoadingSplash() {
  const { state } = useNavigation();
  if (state !== "loading") return null;
  return (
    <div className="fixed inset-0 z-40 hidden animate-delayed in-data-standalone:block">
      <Splash />
    </div>
  );
}

/** Shown while the installed app loads its first page. */
export function Splash() {
  const { productName } = useSite();
  return (
    <div
      role="status"
      className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-background px-6 text-center"
    >
      <Mark className="size-20" />
      <p className="font-serif text-3xl text-ink">{productName}</p>
      <span
        aria-hidden="true"
        className="size-7 animate-spin rounded-full border-[3px] border-line border-t-gold"
      />
      <p className="text-ink-soft">Loading your faith journey...</p>
    </div>
  );
}
