import { useNavigation } from "@remix-run/react";
import { Mark } from "~/ui/logo";
import { useSite } from "~/ui/site";

/**
 * The installed app has no browser bar that shows it is loading: where the next page takes longer
 * than the grace period of spec §9 (800 ms), the splash stands over the old one.
 */
export function WaitingSplash() {
  const { state } = useNavigation();
  if (state !== "loading") return null;
  return (
    <div className="fixed inset-0 z-40 hidden animate-late in-data-standalone:block">
      <Splash />
    </div>
  );
}

/** What the installed app shows while it waits for the network. */
export function Splash() {
  const { productName } = useSite();
  return (
    <div
      role="status"
      className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-ground px-6 text-center"
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
