import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { submitButtonProps } from "~/ui/button-form";
import { displayName, handle, type UserSummary } from "~/features/users/user";

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
