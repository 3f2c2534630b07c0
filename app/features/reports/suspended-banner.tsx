import type { Suspension } from "~/shared/suspension";
import { AppealNote } from "~/ui/appeal-note";

export function SuspendedBanner({ suspended }: { suspended: Suspension }) {
  return (
    <aside
      aria-label="Suspended"
      className="border-b border-line bg-gold-soft px-4 pt-3 pb-1 text-sm lg:px-6"
    >
      <p className="font-semibold">{suspended.message}</p>
      <AppealNote reason={suspended.reason} ticketId={suspended.ticketId} />
    </aside>
  );
}
