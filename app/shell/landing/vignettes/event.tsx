import { Icon } from "~/ui/icon";
import Bunting from "./bunting.svg?component";

/** An invitation below bunting. */
export function EventVignette() {
  return (
    <div className="relative flex h-full items-end justify-center bg-primary-soft px-6">
      <Bunting />
      <div className="w-72 rounded-t-card bg-paper p-5 shadow-card">
        <div className="flex gap-4">
          <p className="flex w-14 shrink-0 flex-col items-center rounded-control bg-primary py-2 text-on-primary">
            <span className="text-xs font-semibold">Sunday</span>
            <span className="font-serif text-2xl">24</span>
          </p>
          <div>
            <p className="font-serif text-lg leading-6">
              Supper for the newly arrived
            </p>
            <p className="mt-2 flex items-center gap-1.5 text-xs text-ink-soft">
              <Icon name="clock" className="size-4" /> 18:30
            </p>
            <p className="mt-1 flex items-center gap-1.5 text-xs text-ink-soft">
              <Icon name="pin" className="size-4" /> The parish hall
            </p>
          </div>
        </div>
        <p className="mt-4 rounded-control bg-gold-soft py-2 text-center text-sm font-semibold text-gold">
          Interested ✓
        </p>
      </div>
    </div>
  );
}
