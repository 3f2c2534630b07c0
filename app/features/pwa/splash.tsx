import { Mark } from "~/ui/logo";
import { useSite } from "~/ui/site";

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
