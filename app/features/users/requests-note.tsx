import { Link } from "@remix-run/react";
import { plural } from "~/shared/text";
import { Icon } from "~/ui/icon";
import { profileTabHref } from "./profile-tab";

/** Links from the viewer's own profile to the pending follow requests. `count` is capped at 100. */
export function RequestsNote({ count }: { count: number }) {
  if (count === 0) return null;
  const people = plural(count, "person asks", "people ask");
  return (
    <Link
      to={profileTabHref("followers")}
      preventScrollReset
      className="card flex touch items-center gap-3 p-4 text-sm hover:bg-sunken"
    >
      <Icon name="people" className="size-5 shrink-0 text-gold" />
      <span className="min-w-0 flex-1 font-semibold">
        {count < 100 ? count : "100 or more"} {people} to follow you
      </span>
      <Icon name="chevron-right" className="size-5 text-ink-soft" />
    </Link>
  );
}
