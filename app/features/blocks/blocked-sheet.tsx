import { useState } from "react";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { press } from "~/ui/press";
import { displayName, handle } from "~/features/users/user";
import type { UserSummary } from "~/features/users/user";

interface BlockedSheetProps {
  user: UserSummary;
  /** Settles when it is done, or has failed. */
  onUnblock: () => Promise<void>;
}

/** All that is left of a person's page for who has blocked them: the name, and the way back. */
export function BlockedSheet({ user, onUnblock }: BlockedSheetProps) {
  const [pending, setPending] = useState(false);
  const name = displayName(user);
  return (
    <section className="card flex flex-col items-center px-6 py-12 text-center shadow-card">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon name="block" className="size-7" />
      </span>
      <h1 className="mt-4 max-w-full clip-ink font-serif text-2xl">{name}</h1>
      <p className="mt-1 text-ink-soft">You have blocked {handle(user)}.</p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={pending}
        aria-label={`Unblock ${name}`}
        {...press(urls.api.block(user.id), ["desired", "false"], () => {
          setPending(true);
          void onUnblock().finally(() => {
            setPending(false);
          });
        })}
      >
        Unblock
      </Button>
    </section>
  );
}
