import { useSubmit } from "~/client/use-submit";
import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { submitButtonProps } from "~/ui/button-form";
import { displayName, handle, type UserSummary } from "~/features/users/user";

interface BlockedProfileProps {
  user: UserSummary;
  onUnblock: () => Promise<void>;
}

/** Replaces the profile of a user whom the viewer has blocked. */
export function BlockedProfile({ user, onUnblock }: BlockedProfileProps) {
  const { pending, submit } = useSubmit(onUnblock);
  const name = displayName(user);
  return (
    <section className="card flex flex-col items-center px-6 py-12 text-center shadow-card">
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-ink-soft">
        <Icon name="block" className="size-7" />
      </span>
      <h1 className="mt-4 max-w-full clip-ink font-serif text-2xl">{name}</h1>
      <p className="mt-1 text-ink-soft">You've blocked {handle(user)}.</p>
      <Button
        variant="secondary"
        className="mt-5"
        pending={pending}
        aria-label={`Unblock ${name}`}
        {...submitButtonProps(
          urls.api.block(user.id),
          ["desired", "false"],
          () => {
            submit();
          },
        )}
      >
        Unblock
      </Button>
    </section>
  );
}

interface MutedNoteProps {
  user: UserSummary;
  onUnmute: () => void;
}

/** Muted users' posts still appear on their profile, below this note. */
export function MutedNote({ user, onUnmute }: MutedNoteProps) {
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4">
      <Icon name="mute" className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 text-sm">
        You've muted {handle(user)}. You'll see their posts only here.
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Unmute ${displayName(user)}`}
        {...submitButtonProps(
          urls.api.mute(user.id),
          ["desired", "false"],
          onUnmute,
        )}
      >
        Unmute
      </Button>
    </div>
  );
}
