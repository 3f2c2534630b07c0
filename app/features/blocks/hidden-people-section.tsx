import { useId } from "react";
import type { UserSummary } from "~/features/users/user";
import type { Page } from "~/shared/page";
import type { HiddenKind } from "./block";
import { HiddenPeople } from "./hidden-people";

interface HiddenPeopleSectionProps {
  initialPages: Record<HiddenKind, Page<UserSummary>>;
  onHide: (action: "unblock" | "unmute", user: UserSummary) => unknown;
}

const descriptions = {
  blocked: "You don't see each other anywhere in the app.",
  muted:
    "You don't see their posts and comments, except on their profile. They aren't notified.",
};

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
      {(["blocked", "muted"] as const).map((kind) => (
        <div key={kind}>
          <h3 className="mt-4 font-semibold">
            {kind === "blocked" ? "Blocked people" : "Muted people"}
          </h3>
          <p className="mb-2 text-sm text-ink-soft">{descriptions[kind]}</p>
          <HiddenPeople
            kind={kind}
            initialPage={initialPages[kind]}
            onShowAgain={(user) =>
              void onHide(kind === "blocked" ? "unblock" : "unmute", user)
            }
          />
        </div>
      ))}
    </section>
  );
}
