import { useId } from "react";
import type { UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import type { HiddenKind } from "./block";
import { HiddenPeople } from "./hidden-people";

interface HiddenPeopleSectionProps {
  /** The beginnings of both lists. */
  drawn: Record<HiddenKind, Page<UserSummary>>;
  onHide: (act: "unblock" | "unmute", user: UserSummary) => unknown;
}

/** Of the settings: whom one has blocked or muted, with the way back. */
export function HiddenPeopleSection({
  drawn,
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
        You and they do not see each other anywhere here.
      </p>
      <div className="mt-2">
        <HiddenPeople
          kind="blocked"
          verb="Unblock"
          empty="You have blocked nobody."
          seed={drawn.blocked}
          onShowAgain={(user) => void onHide("unblock", user)}
        />
      </div>
      <h3 className="mt-4 font-semibold">Muted people</h3>
      <p className="text-sm text-ink-soft">
        Their posts and comments stay out of your way. Their own page is open to
        you, and they are not told.
      </p>
      <div className="mt-2">
        <HiddenPeople
          kind="muted"
          verb="Unmute"
          empty="You have muted nobody."
          seed={drawn.muted}
          onShowAgain={(user) => void onHide("unmute", user)}
        />
      </div>
    </section>
  );
}
