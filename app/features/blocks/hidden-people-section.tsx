import { useId } from "react";
import type { UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import type { HiddenKind } from "./block";
import { HiddenPeople } from "./hidden-people";

interface HiddenPeopleSectionProps {
  initialPages: Record<HiddenKind, Page<UserSummary>>;
  onHide: (action: "unblock" | "unmute", user: UserSummary) => unknown;
}

export function HiddenPeopleSection({
  initialPages,
  onHide,
}: HiddenPeopleSectionProps) {
  const id = useId();
  return (
    <section
      id="hidden"
      aria-labelledby={id}
      className="card scroll-mt-18 p-4 shadow-card sm:p-5 lg:scroll-mt-4"
    >
      <h2 id={id} className="font-serif text-xl">
        Blocked and muted
      </h2>
      <h3 className="mt-4 font-semibold">Blocked people</h3>
      <p className="text-sm text-ink-soft">
        You don't see each other anywhere in the app.
      </p>
      <div className="mt-2">
        <HiddenPeople
          kind="blocked"
          verb="Unblock"
          empty="You haven't blocked anyone."
          initialPage={initialPages.blocked}
          onShowAgain={(user) => void onHide("unblock", user)}
        />
      </div>
      <h3 className="mt-4 font-semibold">Muted people</h3>
      <p className="text-sm text-ink-soft">
        You don't see their posts and comments, except on their profile. They
        aren't notified.
      </p>
      <div className="mt-2">
        <HiddenPeople
          kind="muted"
          verb="Unmute"
          empty="You haven't muted anyone."
          initialPage={initialPages.muted}
          onShowAgain={(user) => void onHide("unmute", user)}
        />
      </div>
    </section>
  );
}
