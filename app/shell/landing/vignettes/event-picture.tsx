import { Icon } from "~/ui/icon";

/** An invitation, as a friend would see it. */
export function EventPicture() {
  return (
    <div className="flex h-full items-center justify-center bg-primary-soft p-6">
      <div className="w-72 overflow-hidden rounded-card bg-paper shadow-card">
        <div className="flex items-baseline justify-between bg-primary px-5 py-3 text-on-primary">
          <span className="font-semibold">Sunday</span>
          <span className="font-serif text-3xl leading-none">24</span>
        </div>
        <div className="p-5">
          <p className="font-serif text-lg">Supper for the newly arrived</p>
          <p className="mt-2 flex items-center gap-2 text-sm text-ink-soft">
            <Icon name="clock" className="size-4" /> 18:30
          </p>
          <p className="mt-1 flex items-center gap-2 text-sm text-ink-soft">
            <Icon name="pin" className="size-4" /> The parish hall
          </p>
        </div>
      </div>
    </div>
  );
}
