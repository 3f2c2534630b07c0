import { useNavigation } from "@remix-run/react";
import { Splash } from "./splash";

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
