import { urls } from "~/shared/urls";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { press } from "~/ui/press";
import { displayName, handle } from "~/features/users/user";
import type { UserSummary } from "~/features/users/user";

interface MutedNoteProps {
  user: UserSummary;
  onUnmute: () => void;
}

/** Above the posts of somebody muted, who are shown on their own page all the same. */
export function MutedNote({ user, onUnmute }: MutedNoteProps) {
  return (
    <div className="card flex flex-wrap items-center gap-3 p-4">
      <Icon name="mute" className="size-5 shrink-0 text-ink-soft" />
      <p className="min-w-0 flex-1 text-sm">
        You have muted {handle(user)}. What they write appears only here.
      </p>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Unmute ${displayName(user)}`}
        {...press(urls.api.mute(user.id), ["desired", "false"], onUnmute)}
      >
        Unmute
      </Button>
    </div>
  );
}
